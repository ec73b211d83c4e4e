/** How cards are written: letters by language, signs of the suits. */

import type { Card, Suit } from "../net/protocol";

export const SIGNS: Record<Suit, string> = { S: "♠", C: "♣", D: "♦", H: "♥" };

const LETTERS: Record<string, Record<string, string>> = {
  ru: { A: "Т", K: "К", Q: "Д", J: "В", T: "10" },
  en: { A: "A", K: "K", Q: "Q", J: "J", T: "10" },
};

export function suitOf(card: Card): Suit {
  return card[1] as Suit;
}

export function rankOf(card: Card): string {
  return card[0] ?? "";
}

export function sign(suit: Suit | string): string {
  return SIGNS[suit as Suit] ?? suit;
}

export function rankLetter(rank: string, lang: string): string {
  return LETTERS[lang]?.[rank] ?? (rank === "T" ? "10" : rank);
}

/** `KH` → `К♥` in Russian, `K♥` in English. */
export function cardPicture(card: Card, lang: string): string {
  return rankLetter(rankOf(card), lang) + sign(suitOf(card));
}
