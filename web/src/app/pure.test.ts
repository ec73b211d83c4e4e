/** Addresses, links, stored settings, values of options, rows of the sheet: no browser needed. */

import { describe, expect, it } from "vitest";
import { tableOfLink } from "../home/link";
import type { OptionInfo } from "../net/protocol";
import type { ThousandSummary } from "../net/thousand";
import { meant, unmet } from "../rules/values";
import { readStored } from "../settings/settings.svelte";
import { rowOf } from "../table/thousand/rows";
import { plain, signed } from "../table/describe";
import { cardName, makeBundle, t, useBundles } from "../text/i18n.svelte";
import { preferred } from "../text/languages";
import { parseRoute } from "./router.svelte";

const files = import.meta.glob<string>("$text/*/page.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const WORDS = Object.fromEntries(
  Object.entries(files).map(([path, words]) => [path.split("/").at(-2) ?? "", words]),
);

describe("addresses", () => {
  it("lead to pages", () => {
    expect(parseRoute("/")).toEqual({ page: "home" });
    expect(parseRoute("/t/ab-c")).toEqual({ page: "table", id: "ab-c" });
    expect(parseRoute("/rules")).toEqual({ page: "rules", game: "thousand", code: null });
    expect(parseRoute("/rules/thousand/x%2Fy")).toMatchObject({ code: "x/y" });
    expect(parseRoute("/record")).toEqual({ page: "record", table: null, match: null });
    expect(parseRoute("/record/abc/2")).toEqual({ page: "record", table: "abc", match: "2" });
    expect(parseRoute("/nowhere/at/all")).toEqual({ page: "lost" });
  });

  it("that are damaged break nothing", () => {
    expect(parseRoute("/t/%E0%A4")).toEqual({ page: "table", id: "%E0%A4" });
    expect(tableOfLink("http://x/t/%E0%A4")).toBe("%E0%A4");
  });

  it("of tables are found in what was pasted", () => {
    expect(tableOfLink(" https://example.org/t/AbC_1-2?x=1#y ")).toBe("AbC_1-2");
    expect(tableOfLink("AbC_1-2")).toBe("AbC_1-2");
    expect(tableOfLink("good evening")).toBeNull();
    expect(tableOfLink("")).toBeNull();
  });
});

describe("stored settings", () => {
  it("are read field by field", () => {
    const read = readStored('{"name":"A","pace":"slow","lang":"xx","theme":"dark","sound":"yes"}');
    expect(read).toMatchObject({ name: "A", pace: "slow", lang: null, theme: "dark", sound: false });
    expect(readStored('{"lang":"uk"}').lang).toBe("uk");
  });

  it.each([null, "", "{", "[]", "null", "7", '"x"'])("that are %s give the defaults", (text) => {
    expect(readStored(text)).toMatchObject({ name: "", pace: "normal", theme: "auto" });
  });

  it("cut a name that is too long", () => {
    expect(readStored(JSON.stringify({ name: "x".repeat(99) })).name).toHaveLength(20);
  });
});

describe("options", () => {
  const option: OptionInfo = {
    id: "cap",
    group: "blind",
    type: "flag",
    values: [true, false],
    default: true,
    needs: { blind: [true] },
  };

  it("without effect name what switches them off", () => {
    expect(unmet(option, { blind: false }, [])).toBe("blind");
    expect(unmet(option, { blind: true }, [])).toBeNull();
  });

  it("without effect in a case that holds as a whole, with what hangs on them", () => {
    const drawing = { players: [2], two_players: ["drawing"] };
    const blind: OptionInfo = { ...option, id: "blind", needs: {}, unless: [drawing] };
    const two: OptionInfo = { ...option, id: "two_players", needs: { players: [2] } };
    const values = { blind: true, players: 2, two_players: "drawing" };
    const all = [blind, two, option];
    expect(unmet(blind, values, all)).toBe("two_players");
    expect(unmet(option, values, all)).toBe("two_players");
    expect(unmet(option, { ...values, players: 3 }, all)).toBeNull();
    expect(unmet(option, { ...values, two_players: "dead_hand" }, all)).toBeNull();
  });

  it("are found by any words of theirs, ё or е, with apostrophes and strokes or without", () => {
    expect(meant("тёмн", "Темная игра")).toBe(true);
    expect(meant("мар'яж девять", "Марʼяжі", "девʼять")).toBe(true);
    expect(meant("gra zlota", "Złota gra")).toBe(true);
    expect(meant("bolt fine", "Bolts", "A fine for three")).toBe(true);
    expect(meant("bolt fine", "Bolts")).toBe(false);
    expect(meant("", "anything")).toBe(true);
    expect(meant("бомбы", "Бомба")).toBe(true);
    expect(meant("пересдачи", "Без пересдача")).toBe(true);
    expect(meant("meldunków", "Meldunki")).toBe(true);
    expect(meant("бомбы", "Бочка")).toBe(false);
    expect(meant("раздача", "Разделить")).toBe(false);
    expect(meant("dead", "Death")).toBe(false);
  });
});

describe("the sheet", () => {
  it("has a cell a player with change, entries and marks", () => {
    const summary: ThousandSummary = {
      kind: "played",
      declarer: 0,
      bid: 100,
      made: false,
      cards: [90, 30, 0],
      marriages: [[], [], []],
      tricks: [5, 3, 0],
      entries: [
        { player: 0, amount: -100, reason: { id: "x" }, rule: "contract" },
        { player: 2, amount: 0, reason: { id: "y" }, rule: "bolt" },
      ],
      before: [495, 200, 760],
      after: [395, 230, 760],
    };
    const row = rowOf(summary, 3);
    expect(row.deal).toBe(3);
    expect(row.cells.map((cell) => cell.change)).toEqual([-100, 30, 0]);
    expect(row.cells.map((cell) => cell.marks)).toEqual([[], [], ["bolt"]]);
    expect(row.cells.map((cell) => cell.declarer)).toEqual([true, false, false]);
  });

  it("writes a real minus", () => {
    expect([plain(-120), plain(5), signed(0), signed(3), signed(-3)]).toEqual([
      ...["−120", "5", "0", "+3", "−3"],
    ]);
  });
});

describe("words", () => {
  it("come in the language of the browser", () => {
    expect(preferred(["uk-UA", "en"])).toBe("uk");
    expect(preferred(["pl"])).toBe("pl");
    expect(preferred(["be", "en"])).toBe("ru");
    expect(preferred(["fr", "en-GB"])).toBe("en");
    expect(preferred([])).toBe("en");
  });

  it.each([
    ["en", ["Nine of spades", "Queen of clubs", "Ten of hearts"]],
    ["ru", ["Девятка пик", "Дама треф", "Десятка червей"]],
    ["uk", ["Пікова дев’ятка", "Трефова дама", "Чирвова десятка"]],
    ["pl", ["Dziewiątka pik", "Dama trefl", "Dziesiątka kier"]],
  ])("name every card in %s", (lang, names) => {
    useBundles(lang, [makeBundle(lang, WORDS[lang] ?? "")]);
    expect(["9S", "QC", "TH"].map(cardName)).toEqual(names);
    expect(new Set([..."789TJQKA"].map((rank) => cardName(`${rank}D`))).size).toBe(8);
  });

  it("write scores without separators and counts in their right form", () => {
    useBundles("ru", [makeBundle("ru", WORDS["ru"] ?? "")]);
    expect(t("sheet-target", { target: 1000 })).toBe("Играем до 1000");
    expect(t("cards-left", { count: 3 })).toBe("3 карты");
    expect(t("pick-first", { count: 2 })).toBe("Выберите 2 карты.");
  });
});
