/** Letters and digits that name a card: rank first, then suit. */

import type { Card } from "../net/protocol";
import { LANGUAGES, lettersOf } from "../text/languages";

/** English letters, and the first ones of the suits' names in Russian, Ukrainian and Polish. */
const SUIT_KEYS: Readonly<Record<string, string>> = {
  s: "S",
  c: "C",
  d: "D",
  h: "H",
  п: "S",
  т: "C",
  к: "C",
  б: "D",
  ч: "H",
  p: "S",
  t: "C",
};

/** How long a rank waits for its suit, in milliseconds. */
const PATIENCE = 2000;

/**
 * The rank that each key means: the letters on the cards of every language, those of `lang` before
 * all others, so that nobody has to switch the keyboard. `t`, `1` and `0` are the ten.
 */
export function rankKeys(lang: string): Record<string, string> {
  const out: Record<string, string> = { t: "T", "1": "T", "0": "T" };
  for (const letters of [...LANGUAGES.map((language) => language.letters), lettersOf(lang)])
    for (const [rank, letter] of Object.entries(letters)) out[letter.toLowerCase()] = rank;
  return out;
}

export class CardKeys {
  private rank: string | null = null;
  private at = 0;

  constructor(private readonly ranks: () => Record<string, string>) {}

  /** Take a key. Gives the card to go to: of the held ones, the first that is meant so far; or `null`. */
  press(key: string, held: readonly Card[], now: number): Card | null {
    const low = key.toLowerCase();
    const before = now - this.at < PATIENCE ? this.rank : null;
    this.rank = null;
    const named = held.find((card) => card === `${before ?? ""}${SUIT_KEYS[low] ?? ""}`);
    if (named !== undefined) return named;
    const rank = this.ranks()[low];
    const first = held.find((card) => card[0] === rank);
    // A card that is not held is named: the hand keeps the key, or П for spades would pass.
    if (first === undefined)
      return before !== null && low in SUIT_KEYS ? (held.find((card) => card[0] === before) ?? null) : null;
    this.rank = rank ?? null;
    this.at = now;
    return first;
  }
}
