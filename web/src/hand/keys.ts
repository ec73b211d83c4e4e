/** Letters and digits that name a card: rank first, then suit. */

import type { Card } from "../net/protocol";

/** By the keys' place too (`code`), so that a Russian layout works without switching. */
const RANK_KEYS: Record<string, string> = {
  "9": "9",
  "1": "T",
  "0": "T",
  t: "T",
  j: "J",
  q: "Q",
  k: "K",
  a: "A",
  в: "J",
  д: "Q",
  к: "K",
  т: "A",
};

const SUIT_KEYS: Record<string, string> = {
  s: "S",
  c: "C",
  d: "D",
  h: "H",
  п: "S",
  т: "C",
  к: "C",
  б: "D",
  ч: "H",
};

export class CardKeys {
  private rank: string | null = null;
  private at = 0;

  /**
   * Take a key. Gives the card that rank and suit name when it is held, else `null`; `used` says
   * whether the key was the beginning or the end of a card's name.
   */
  press(key: string, held: readonly Card[], now: number): { card: Card | null; used: boolean } {
    const low = key.toLowerCase();
    if (this.rank !== null && now - this.at < 2000) {
      const suit = SUIT_KEYS[low];
      const card = suit === undefined ? null : this.rank + suit;
      if (card !== null && held.includes(card)) {
        this.rank = null;
        return { card, used: true };
      }
    }
    const rank = RANK_KEYS[low];
    const candidates = held.filter((card) => card[0] === rank);
    this.rank = null;
    if (rank === undefined || candidates.length === 0) return { card: null, used: false };
    this.rank = rank;
    this.at = now;
    // One card of the rank: it is named already.
    return { card: candidates.length === 1 ? (candidates[0] ?? null) : null, used: true };
  }
}
