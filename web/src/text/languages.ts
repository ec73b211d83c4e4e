/**
 * The languages of the page: whatever directories of texts there are. What must be known of all of
 * them before any words are loaded stands in their `names.ftl`.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export interface Language {
  code: string;
  /** What it calls itself. */
  name: string;
  /** What stands on the cards, by rank. */
  letters: Readonly<Record<string, string>>;
}

const RANKS = "789TJQKA";
/** The language that is complete, first in the list. */
export const FALLBACK = "en";
/** Readers of a language that is missing here who read another one sooner than English. */
const NEIGHBOURS: Readonly<Record<string, string>> = { be: "ru" };

const files = import.meta.glob<string>("$text/*/names.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function languageOf(path: string, names: string): Language {
  const code = path.split("/").at(-2) ?? "";
  const bundle = new FluentBundle(code);
  bundle.addResource(new FluentResource(names));
  const word = (id: string): string => {
    const pattern = bundle.getMessage(id)?.value ?? null;
    return pattern === null ? "" : bundle.formatPattern(pattern);
  };
  const letters = Object.fromEntries([...RANKS].map((rank) => [rank, word(`rank-${rank}`)]));
  return { code, name: word("language-name"), letters };
}

export const LANGUAGES: readonly Language[] = Object.entries(files)
  .map(([path, names]) => languageOf(path, names))
  .sort((a, b) => Number(b.code === FALLBACK) - Number(a.code === FALLBACK) || (a.code < b.code ? -1 : 1));

/** What a language calls itself. */
export function languageName(code: string): string {
  return LANGUAGES.find((language) => language.code === code)?.name ?? code;
}

export function isLanguage(code: unknown): code is string {
  return LANGUAGES.some((language) => language.code === code);
}

/** The letters on the cards in a language. */
export function lettersOf(code: string): Language["letters"] {
  return LANGUAGES.find((language) => language.code === code)?.letters ?? {};
}

/** The first language of a reader's list (`navigator.languages`) that there is. */
export function preferred(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const short = tag.split("-")[0]?.toLowerCase() ?? "";
    const code = NEIGHBOURS[short] ?? short;
    if (isLanguage(code)) return code;
  }
  return FALLBACK;
}
