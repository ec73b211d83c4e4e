/**
 * Legal actions, sorted by the grammar of their text form (docs/records.md). This is grouping for
 * the eye: what is legal came with the view.
 */

import type { Card, Seat, View } from "../net/protocol";

export interface Gift {
  seat: Seat;
  card: Card;
}

/** The ways one card can be played: plain, declaring (`!`), declaring without trumps (`=`), face
 *  down (`?`). */
export interface Ways {
  plain: string | null;
  declare: string | null;
  quiet: string | null;
  covered: string | null;
}

export interface Offers {
  pass: boolean;
  gifts: Gift[];
  plays: Map<Card, Ways>;
  /** A word with cards of the hand (`discard 9S JD`): the cards are chosen, then it is said. */
  picks: CardPick[];
  /** Looks at what is hidden (`bonus talon`). */
  bonuses: string[];
  /** Everything else, in the order of the server: 120, bid 140, blind, redeal, claim … */
  words: string[];
}

/** One word that takes cards, and the sets of cards it may take. */
export interface CardPick {
  word: string;
  sets: Card[][];
}

const PLAY = /^([789TJQKA][SCDH])([!=?]?)$/;
const PICK = /^([a-z][a-z-]*)((?: [789TJQKA][SCDH])+)$/;
const GIVE = /^give (\d+) ([789TJQKA][SCDH])$/;

/** What an action is depends on the phase alone: `7S` is a card in the play, before it a word. */
export type Asked = Pick<View, "phase" | "legal">;

export function offersOf({ phase, legal }: Asked): Offers {
  const offers: Offers = {
    pass: false,
    gifts: [],
    plays: new Map(),
    picks: [],
    bonuses: [],
    words: [],
  };
  for (const action of legal) {
    if (action === "pass") {
      offers.pass = true;
    } else if (action.startsWith("bonus ")) {
      offers.bonuses.push(action);
    } else {
      const give = GIVE.exec(action);
      const play = phase === "play" ? PLAY.exec(action) : null;
      const pick = PICK.exec(action);
      if (give?.[1] !== undefined && give[2] !== undefined) {
        offers.gifts.push({ seat: Number(give[1]), card: give[2] });
      } else if (play?.[1] !== undefined) {
        const ways = offers.plays.get(play[1]) ?? {
          plain: null,
          declare: null,
          quiet: null,
          covered: null,
        };
        if (play[2] === "!") ways.declare = action;
        else if (play[2] === "=") ways.quiet = action;
        else if (play[2] === "?") ways.covered = action;
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
  return offers;
}

/** Something can be said, or cards passed or put away: the action area is needed. */
export function somethingToSay(offers: Offers): boolean {
  return (
    offers.pass || offers.words.length > 0 || offers.picks.length > 0 || offers.gifts.length > 0
  );
}

/** Only one word could be said: the server says it by itself, so there is nothing to decide. */
export function nothingToDecide(legal: readonly string[]): boolean {
  const only = legal[0];
  return legal.length === 1 && only !== undefined && /^[a-z-]+$/.test(only);
}

/** The action texts of a card's ways that exist. */
export function choices(ways: Ways): string[] {
  return [ways.declare, ways.quiet, ways.plain, ways.covered].filter((text) => text !== null);
}

/** The only thing that can be done, but for looking at hidden cards, is to play one card in one way. */
export function forcedPlay({ phase, legal }: Asked): string | null {
  const done = legal.filter((action) => !action.startsWith("bonus "));
  const only = done[0];
  return phase === "play" && done.length === 1 && only !== undefined && PLAY.test(only) ? only : null;
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
export function pickedSet(pick: CardPick, cards: readonly Card[]): Card[] | null {
  const wanted = [...cards].sort().join(" ");
  return pick.sets.find((set) => [...set].sort().join(" ") === wanted) ?? null;
}

/** Whether a set of the pick holds all these cards: one more may still be chosen. */
export function pickable(pick: CardPick, cards: readonly Card[]): boolean {
  return pick.sets.some((set) => cards.every((card) => set.includes(card)));
}

/** Seats in the order in which they sit, beginning on the left of `me`. */
export function bySeat(seats: readonly Seat[], me: Seat, players: number): Seat[] {
  const away = (seat: Seat): number => (seat - me + players) % players;
  return [...seats].sort((a, b) => away(a) - away(b));
}

/** The stepper's value after a turn of `by` places, within the list. */
export function step(values: readonly number[], value: number, by: number): number {
  const at = values.indexOf(value);
  const start = at < 0 ? 0 : at;
  const next = Math.max(0, Math.min(values.length - 1, start + by));
  return values[next] ?? value;
}
