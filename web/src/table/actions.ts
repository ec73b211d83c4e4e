/**
 * Legal actions, sorted by the grammar of their text form (docs/records.md). This is grouping for
 * the eye: what is legal came with the view.
 */

import type { Card, Seat, Suit } from "../net/protocol";

export interface Gift {
  seat: Seat;
  card: Card;
}

/** The ways one card can be played: plain, declaring (`!`), declaring without trumps (`=`). */
export interface Ways {
  plain: string | null;
  declare: string | null;
  quiet: string | null;
}

export interface Offers {
  pass: boolean;
  bids: number[];
  raises: number[];
  gifts: Gift[];
  plays: Map<Card, Ways>;
  /** A word with cards of the hand (`discard 9S JD`): the cards are chosen, then it is said. */
  picks: Pick[];
  /** Everything else, in the order of the server: blind, look, redeal, write-off, claim … */
  words: string[];
}

/** One word that takes cards, and the sets of cards it may take. */
export interface Pick {
  word: string;
  sets: Card[][];
}

const CARD = /^[789TJQKA][SCDH]$/;
const PLAY = /^([789TJQKA][SCDH])([!=]?)$/;
const PICK = /^([a-z][a-z-]*)((?: [789TJQKA][SCDH])+)$/;
const GIVE = /^give (\d+) ([789TJQKA][SCDH])$/;

export function isCard(text: string): boolean {
  return CARD.test(text);
}

export function offersOf(legal: readonly string[]): Offers {
  const offers: Offers = {
    pass: false,
    bids: [],
    raises: [],
    gifts: [],
    plays: new Map(),
    picks: [],
    words: [],
  };
  for (const action of legal) {
    if (action === "pass") {
      offers.pass = true;
    } else if (/^\d+$/.test(action)) {
      offers.bids.push(Number(action));
    } else if (/^bid \d+$/.test(action)) {
      offers.raises.push(Number(action.slice(4)));
    } else {
      const give = GIVE.exec(action);
      const play = PLAY.exec(action);
      const pick = PICK.exec(action);
      if (give?.[1] !== undefined && give[2] !== undefined) {
        offers.gifts.push({ seat: Number(give[1]), card: give[2] });
      } else if (play?.[1] !== undefined) {
        const ways = offers.plays.get(play[1]) ?? { plain: null, declare: null, quiet: null };
        if (play[2] === "!") ways.declare = action;
        else if (play[2] === "=") ways.quiet = action;
        else ways.plain = action;
        offers.plays.set(play[1], ways);
      } else if (pick?.[1] !== undefined && pick[2] !== undefined) {
        const cards = pick[2].trim().split(" ");
        const known = offers.picks.find((other) => other.word === pick[1]);
        if (known === undefined) offers.picks.push({ word: pick[1], sets: [cards] });
        else known.sets.push(cards);
      } else {
        offers.words.push(action);
      }
    }
  }
  offers.bids.sort((a, b) => a - b);
  offers.raises.sort((a, b) => a - b);
  return offers;
}

/** Only one word could be said: the server says it by itself, so there is nothing to decide. */
export function nothingToDecide(legal: readonly string[]): boolean {
  const only = legal[0];
  return legal.length === 1 && only !== undefined && /^[a-z-]+$/.test(only);
}

/** The action texts of a card's ways that exist. */
export function choices(ways: Ways): string[] {
  return [ways.declare, ways.quiet, ways.plain].filter((text) => text !== null);
}

/** The only thing that can be done is to play one card in one way. */
export function forcedPlay(legal: readonly string[]): string | null {
  const only = legal[0];
  return legal.length === 1 && only !== undefined && PLAY.test(only) ? only : null;
}

/** Receivers that still want a card, in the order of the server. */
export function receivers(gifts: readonly Gift[]): Seat[] {
  return [...new Set(gifts.map((gift) => gift.seat))];
}

/** Choose `card` for `seat`: a card goes to one player, a player gets one card. */
export function choose(chosen: readonly Gift[], gift: Gift): Gift[] {
  return [
    ...chosen.filter((other) => other.seat !== gift.seat && other.card !== gift.card),
    gift,
  ].sort((a, b) => a.seat - b.seat);
}

/** What of a half-made choice still holds after an update. */
export function stillHolds(chosen: readonly Gift[], gifts: readonly Gift[]): Gift[] {
  return chosen.filter((gift) =>
    gifts.some((other) => other.seat === gift.seat && other.card === gift.card),
  );
}

/** The set of exactly these cards, in any order: what the word would be said with. */
export function pickedSet(pick: Pick, cards: readonly Card[]): Card[] | null {
  const wanted = [...cards].sort().join(" ");
  return pick.sets.find((set) => [...set].sort().join(" ") === wanted) ?? null;
}

/** Whether a set of the pick holds all these cards: one more may still be chosen. */
export function pickable(pick: Pick, cards: readonly Card[]): boolean {
  return pick.sets.some((set) => cards.every((card) => set.includes(card)));
}

/** Seats in the order in which they sit, beginning on the left of `me`. */
export function bySeat(seats: readonly Seat[], me: Seat, players: number): Seat[] {
  const away = (seat: Seat): number => (seat - me + players) % players;
  return [...seats].sort((a, b) => away(a) - away(b));
}

/** The chips beside the stepper: the next steps up. */
export function nextSteps(bids: readonly number[], count = 3): number[] {
  return bids.slice(0, count);
}

/** The stepper's value after a turn of `by` places, within the list. */
export function step(values: readonly number[], value: number, by: number): number {
  const at = values.indexOf(value);
  const start = at < 0 ? 0 : at;
  const next = Math.max(0, Math.min(values.length - 1, start + by));
  return values[next] ?? value;
}

/** The suit whose marriage a card would declare. */
export function suitOfAction(action: string): Suit {
  return action[1] as Suit;
}
