/** Every message that the page asks for is there, and numbers come with their right form. */

import { describe, expect, it } from "vitest";
import counts from "../../../tests/text/counts.json";
import { makeBundle, t, useBundles } from "./i18n.svelte";
import { LANGUAGES } from "./languages";

const files = import.meta.glob<string>("$text/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function wordsOf(lang: string): string {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${lang}/`));
  return own.map(([, words]) => words).join("\n");
}

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

describe("the languages", () => {
  it("are those that there are texts of, English first", () => {
    expect(LANGUAGES.map((language) => language.code)).toEqual(["en", "pl", "ru", "uk"]);
    expect(LANGUAGES.map((language) => language.name)).toEqual([
      ...["English", "Polski", "Русский", "Українська"],
    ]);
  });

  it("have letters for all cards", () => {
    const drawn = LANGUAGES.map(({ letters }) => [..."JQKA"].map((rank) => letters[rank]).join(""));
    expect(drawn).toEqual(["JQKA", "WDKA", "ВДКТ", "ВДКТ"]);
  });
});

describe.each(LANGUAGES.map((language) => language.code))("the texts in %s", (lang) => {
  const text = wordsOf(lang);

  it("hold no junk", () => {
    const bundle = makeBundle(lang, text);
    expect(ids(text).filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  it("are there whenever the page asks", () => {
    const known = new Set(ids(text));
    expect(asked().filter((id) => !known.has(id))).toEqual([]);
  });

  it("put numbers in their right form", () => {
    useBundles(lang, [makeBundle(lang, text)]);
    const forms = Object.entries((counts.counts as Record<string, Record<string, string>>)[lang] ?? {});
    expect(forms.length).toBeGreaterThan(0);
    for (const [count, form] of forms) expect(t(counts.message, { count: Number(count) })).toBe(form);
  });
});
