/**
 * The view between two states: one event after another is drawn onto the old view, so that the
 * eye can follow. Only pictures move here; the server's next view replaces all of it.
 */

import type { GameEvent, Pace, View } from "../net/protocol";

export interface Times {
  /** A card's flight. */
  flight: number;
  /** How long a full trick rests. */
  rest: number;
  /** How long an open talon rests. */
  talon: number;
}

const TIMES: Record<Pace, Times> = {
  slow: { flight: 320, rest: 1700, talon: 2600 },
  normal: { flight: 260, rest: 950, talon: 1500 },
  fast: { flight: 180, rest: 450, talon: 700 },
  none: { flight: 0, rest: 0, talon: 0 },
};

export function timesOf(pace: Pace, reduced: boolean): Times {
  const times = TIMES[pace];
  return reduced ? { ...times, flight: 0 } : times;
}

function without<T>(list: readonly T[] | null, item: T): T[] | null {
  return list === null ? null : list.filter((other) => other !== item);
}

function added(list: readonly number[], at: number, amount: number): number[] {
  return list.map((value, i) => (i === at ? value + amount : value));
}

/** The view with one event drawn onto it. */
export function withEvent(view: View, event: GameEvent): View {
  const seat = event.seat ?? null;
  const data = event.data ?? {};
  if (seat === null) return view;
  switch (event.kind) {
    case "call": {
      if (data.call === undefined) return view;
      const next: View = { ...view, calls: [...view.calls, { seat, call: data.call }], turn: null };
      const amount = Number(data.call.replace(/^bid /, ""));
      if (Number.isInteger(amount) && data.call !== "") {
        next.bid = amount;
        next.bidder = seat;
      }
      if (data.call === "pass") next.passed = view.passed.map((p, i) => p || i === seat);
      return next;
    }
    case "declarer":
      return { ...view, declarer: seat, bid: data.bid ?? view.bid, turn: seat };
    case "talon":
      return { ...view, phase: "talon", talon: data.cards ?? null };
    case "give": {
      const card = data.card;
      const given = { seat: data.to ?? seat, ...(card === undefined ? {} : { card }) };
      return {
        ...view,
        given: [...view.given, given],
        hand_sizes: added(added(view.hand_sizes, seat, -1), data.to ?? seat, 1),
        hand: seat === view.me && card !== undefined ? without(view.hand, card) : view.hand,
      };
    }
    case "play": {
      if (data.card === undefined) return view;
      return {
        ...view,
        phase: "play",
        turn: null,
        legal: [],
        trick: [...view.trick, { seat, card: data.card }],
        hand: seat === view.me ? without(view.hand, data.card) : view.hand,
        hand_sizes: added(view.hand_sizes, seat, -1),
        trump: data.trump ?? view.trump,
        marriages:
          data.declares === undefined
            ? view.marriages
            : [
                ...view.marriages,
                {
                  seat,
                  suit: data.declares,
                  worth: data.worth ?? 0,
                  trump: data.trump === data.declares,
                },
              ],
      };
    }
    case "trick":
      return {
        ...view,
        trick: [],
        turn: seat,
        tricks: [
          ...view.tricks,
          {
            leader: view.trick[0]?.seat ?? seat,
            cards: view.trick.map((played) => played.card),
            winner: seat,
          },
        ],
        points: added(view.points, seat, data.points ?? 0),
        tricks_taken: added(view.tricks_taken, seat, 1),
      };
    default:
      return view;
  }
}

/** What a player has in this deal: card points and marriages. */
export function hasSoFar(view: View, seat: number): number {
  return view.marriages
    .filter((marriage) => marriage.seat === seat)
    .reduce((sum, marriage) => sum + marriage.worth, view.points[seat] ?? 0);
}

/** The players around the table as `me` sees them: clockwise, beginning on the left. */
export function opponentsOf(view: View): number[] {
  const me = view.me ?? 0;
  const out: number[] = [];
  for (let i = 1; i < view.players; i++) out.push((me + i) % view.players);
  return out;
}

/** The seat at the bottom of the screen. */
export function bottomSeat(view: View): number {
  return view.me ?? 0;
}

export type Place = "bottom" | "left" | "right" | "top";

export function placeOf(view: View, seat: number): Place {
  const distance = (seat - bottomSeat(view) + view.players) % view.players;
  if (distance === 0) return "bottom";
  if (view.players === 2) return "top";
  if (distance === 1) return "left";
  return distance === view.players - 1 ? "right" : "top";
}
