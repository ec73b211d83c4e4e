/**
 * The view between two states: one event after another is drawn onto the old view, so that the
 * eye can follow. Only pictures move here; the server's next view replaces all of it.
 */

import type { Card, EventData, GameEvent, Laid, Pace, Seat, Suit, View } from "../net/protocol";
import type { TableGame } from "./game";

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

export function without<T, L extends readonly T[] | null>(list: L, item: T): T[] | Extract<L, null> {
  return (list === null ? null : list.filter((other) => other !== item)) as T[] | Extract<L, null>;
}

export function added(list: readonly number[], at: number, amount: number): number[] {
  return list.map((value, i) => (i === at ? value + amount : value));
}

function laid(seat: Seat, data: EventData): Laid {
  return {
    seat,
    ...(data.card === undefined ? {} : { card: data.card }),
    ...(data.face_down === true ? { face_down: true } : {}),
  };
}

/** The view with one event drawn onto it. */
export function withEvent<V extends View>(game: TableGame<V>, view: V, event: GameEvent): V {
  return game.draw(inEveryGame(view, event), event);
}

function inEveryGame<V extends View>(view: V, event: GameEvent): V {
  const seat = event.seat ?? null;
  const data = event.data ?? {};
  if (event.kind === "trick") return withTrick(view, seat);
  if (seat === null) return view;
  switch (event.kind) {
    case "call": {
      if (data.call === undefined) return view;
      const passed = view.passed.map((p, i) => p || (i === seat && data.call === "pass"));
      return { ...view, calls: [...view.calls, { seat, call: data.call }], turn: null, passed };
    }
    case "declarer":
      return { ...view, declarer: seat, turn: seat };
    case "talon":
      return { ...view, phase: "talon", talon: data.cards ?? null };
    case "play":
      return data.card === undefined && data.face_down !== true ? view : withCard(view, seat, data);
    case "turned":
      return {
        ...view,
        trick: view.trick.map((played) =>
          played.seat === seat && data.card !== undefined ? { seat, card: data.card } : played,
        ),
      };
    default:
      return view;
  }
}

/** The talon's cards in order, as far as this viewer has looked at them. */
export function knownTalon(view: View): { card?: Card; suit?: Suit }[] {
  const known: { card?: Card; suit?: Suit }[] = Array.from({ length: view.talon_size }, () => ({}));
  for (const { bonus, suits = [], cards = [] } of view.bonuses?.seen ?? []) {
    const first = Number(/^card (\d+)$/.exec(bonus)?.[1] ?? 0);
    suits.forEach((suit, i) => (known[i] = { ...known[i], suit }));
    cards.forEach((card, i) => (known[first + i] = { ...known[first + i], card }));
  }
  return known;
}

function withCard<V extends View>(view: V, seat: number, data: EventData): V {
  const open = view.open_hands;
  const card = data.card;
  return {
    ...view,
    phase: "play",
    turn: null,
    hand_due: null,
    legal: [],
    trick: [...view.trick, laid(seat, data)],
    hand: seat === view.me && card !== undefined ? without(view.hand, card) : view.hand,
    hand_sizes: added(view.hand_sizes, seat, -1),
    ...(card === undefined || open?.[seat] === undefined
      ? {}
      : { open_hands: { ...open, [seat]: without(open[seat] ?? [], card) } }),
  };
}

/** The full trick goes to a seat; to nobody where the talon took it. */
function withTrick<V extends View>(view: V, seat: number | null): V {
  const trick = {
    leader: view.trick[0]?.seat ?? 0,
    cards: view.trick.flatMap((played) => played.card ?? []),
    winner: seat,
    ...(view.turned === undefined ? {} : { turned: view.turned }),
  };
  return {
    ...view,
    trick: [],
    ...(view.turned === undefined ? {} : { turned: null }),
    turn: seat,
    tricks: [...view.tricks, trick],
    tricks_taken: seat === null ? view.tricks_taken : added(view.tricks_taken, seat, 1),
  };
}

/** The other hands around the table as `me` sees them: clockwise, beginning on the left. */
export function opponentsOf(view: View): number[] {
  const me = view.me ?? 0;
  const others = Array.from({ length: view.players - 1 }, (_, i) => (me + 1 + i) % view.players);
  // The hand that is nobody's has its place whoever deals.
  return view.dummy === null || view.dummy === undefined ? others : [view.dummy, ...others];
}

/** The seat at the bottom of the screen. */
export function bottomSeat(view: View): number {
  return view.me ?? 0;
}

export type Place = "bottom" | "left" | "right" | "top" | "high-left" | "high-right";

const PLACES: Readonly<Record<number, readonly Place[]>> = {
  1: ["top"],
  2: ["left", "right"],
  3: ["left", "top", "right"],
  4: ["left", "high-left", "high-right", "right"],
};

export function placeOf(view: View, seat: number): Place {
  const others = opponentsOf(view);
  return PLACES[others.length]?.[others.indexOf(seat)] ?? "bottom";
}
