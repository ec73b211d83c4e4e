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
 * Rows of a sorted hand, as few as there can be of up to `longest` cards, broken between suits as
 * near to equal rows as possible (a suit is cut only where no such break leaves room for the rest).
 */
export function rowsOf(sorted: readonly Card[], longest = 8): Card[][] {
  if (sorted.length <= longest) return sorted.length === 0 ? [] : [[...sorted]];
  const rows = Math.ceil(sorted.length / longest);
  const even = sorted.length / rows;
  let best = Math.ceil(even);
  let distance = Infinity;
  for (let i = 1; i <= longest; i++) {
    const before = sorted[i - 1];
    const after = sorted[i];
    if (before === undefined || after === undefined || suitOf(before) === suitOf(after)) continue;
    if (sorted.length - i > longest * (rows - 1)) continue;
    if (Math.abs(i - even) < distance) {
      distance = Math.abs(i - even);
      best = i;
    }
  }
  return [sorted.slice(0, best), ...rowsOf(sorted.slice(best), longest)];
}
