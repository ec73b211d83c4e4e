/** Both languages have the same messages, and every message that the page asks for is there. */

import { describe, expect, it } from "vitest";
import pageEnglish from "$text/en/page.ftl?raw";
import scoreEnglish from "$text/en/score.ftl?raw";
import pageRussian from "$text/ru/page.ftl?raw";
import scoreRussian from "$text/ru/score.ftl?raw";
import { makeBundle } from "./i18n.svelte";

const english = `${pageEnglish}\n${scoreEnglish}`;
const russian = `${pageRussian}\n${scoreRussian}`;

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function ids(text: string): string[] {
  return [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1] ?? "").sort();
}

function asked(): string[] {
  const found = new Set<string>();
  for (const text of Object.values(sources)) {
    for (const match of text.matchAll(/\bt\(\s*"([\w-]+)"/g)) found.add(match[1] ?? "");
  }
  return [...found];
}

describe("texts of the page", () => {
  it("exist in both languages", () => {
    expect(ids(russian)).toEqual(ids(english));
  });

  it("hold no junk", () => {
    for (const [lang, text] of [
      ["ru", russian],
      ["en", english],
    ] as const) {
      const bundle = makeBundle(lang, text);
      expect(ids(text).filter((id) => !bundle.hasMessage(id))).toEqual([]);
    }
  });

  it("are there whenever the page asks", () => {
    const known = new Set(ids(english));
    expect(asked().filter((id) => !known.has(id))).toEqual([]);
  });
});
