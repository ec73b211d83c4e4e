/** Rows of Thousand read aloud. */

import { beforeAll, expect, it } from "vitest";
import { makeBundle, useBundles } from "../../text/i18n.svelte";
import type { Cell, ThousandRow } from "./types";
import { told } from "./words";

const texts = import.meta.glob<string>("$text/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

beforeAll(() => {
  useBundles("en", [makeBundle("en", Object.values(texts).join("\n"))]);
});

const name = (seat: number): string => ["Anna", "Boris", "Vera"][seat] ?? "";

function row(...cells: Partial<Cell>[]): ThousandRow {
  const still: Cell = { score: 0, change: 0, bolts: 0, barrel: null, write_offs: 0, marks: [] };
  return { cells: cells.map((cell) => ({ ...still, ...cell })) } as ThousandRow;
}

it("a row tells whose score moved and who got a mark, of nobody else", () => {
  const moved = row({ score: 120, change: 120 }, { bolts: 1, marks: ["bolt"] }, { score: 60 });
  expect(told(moved, name)).toBe("Anna: +120, now 120; Boris: a bolt");
});

it("a row in which nothing moved says so", () => {
  expect(told(row({}, {}, {}), name)).toBe("No score changed.");
});
