/** How cards are written: letters by language, signs of the suits. */

import type { Card, Suit } from "../net/protocol";
import { lettersOf } from "./languages";

export const SIGNS: Record<Suit, string> = { S: "♠", C: "♣", D: "♦", H: "♥" };

export function suitOf(card: Card): Suit {
  return card[1] as Suit;
}

export function rankOf(card: Card): string {
  return card[0] ?? "";
}

export function sign(suit: Suit | string): string {
  return SIGNS[suit as Suit] ?? suit;
}

/** `KH` → `К♥` in Russian, `K♥` in English. */
export function cardPicture(card: Card, lang: string): string {
  const rank = rankOf(card);
  return (lettersOf(lang)[rank] ?? rank) + sign(suitOf(card));
}
