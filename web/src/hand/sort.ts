/** The order of a hand: by suit, colours alternating where the suits allow it, high card first. */

import type { Card, Suit } from "../net/protocol";
import { rankOf, suitOf } from "../text/cards";

const RED: Record<Suit, boolean> = { S: false, C: false, D: true, H: true };

/** The suits that are held, alternating black and red as far as possible. */
export function suitOrder(suits: ReadonlySet<Suit>): Suit[] {
  const black = (["S", "C"] as const).filter((suit) => suits.has(suit));
  const red = (["H", "D"] as const).filter((suit) => suits.has(suit));
  const [first, second] = red.length > black.length ? [red, black] : [black, red];
  const out: Suit[] = [];
  for (let i = 0; i < 2; i++) {
    for (const side of [first, second]) {
      const suit = side[i];
      if (suit !== undefined) out.push(suit);
    }
  }
  return out;
}

export function sameColour(a: Suit, b: Suit): boolean {
  return RED[a] === RED[b];
}

/** `ranks` from low to high. It orders pictures and decides nothing. */
export function sortHand(cards: readonly Card[], ranks: string): Card[] {
  const order = suitOrder(new Set(cards.map(suitOf)));
  const height = (card: Card): number => ranks.indexOf(rankOf(card));
  return [...cards].sort(
    (a, b) => order.indexOf(suitOf(a)) - order.indexOf(suitOf(b)) || height(b) - height(a),
  );
}

/**
 * Rows of a sorted hand: up to `longest` cards in one row, more in two, broken between suits as
 * near to the middle as possible (a suit is cut only when one row would be longer than `longest`).
 */
export function rowsOf(sorted: readonly Card[], longest = 8): Card[][] {
  if (sorted.length <= longest) return sorted.length === 0 ? [] : [[...sorted]];
  const half = sorted.length / 2;
  let best = Math.ceil(half);
  let distance = Infinity;
  for (let i = 1; i < sorted.length; i++) {
    const before = sorted[i - 1];
    const after = sorted[i];
    if (before === undefined || after === undefined || suitOf(before) === suitOf(after)) continue;
    if (i > longest || sorted.length - i > longest) continue;
    if (Math.abs(i - half) < distance) {
      distance = Math.abs(i - half);
      best = i;
    }
  }
  return [sorted.slice(0, best), sorted.slice(best)];
}
