/**
 * The sheet as the server reads it (docs/records.md) and a row while it is being entered. What is
 * checked here is what the page can know without the rules: ranges, multiples, the sum. Whether a
 * row can have happened, and what it scores, the server says.
 */

import type { Args, OptionValue, Suit } from "../net/protocol";

export const FORMAT = "prikup-sheet/1";
export const SUITS: readonly Suit[] = ["S", "C", "D", "H"];
export const PENALTIES = ["misdeal", "bad_cut", "wrong_entry", "other"] as const;

export interface Sale {
  buyer: string;
  seller: string;
}

export interface SheetDeal {
  declarer?: string;
  bid?: number;
  cards?: Record<string, number>;
  marriages?: Record<string, string[] | string>;
  half_marriages?: Record<string, string[] | string>;
  captured?: Record<string, number>;
  tricks?: Record<string, number>;
  aces?: string;
  nines?: string;
  blind?: boolean;
  write_off?: boolean;
  aces_held?: Record<string, number>;
  all_pass?: boolean;
  bought?: Sale[];
  concede?: boolean;
  redeal?: { player?: string };
  talon_points?: number;
  contra?: boolean | string;
  bomb?: boolean;
  penalty?: { player: string; reason: string; amount?: number };
}

export interface SheetDocument {
  format: string;
  game: string;
  rules: { preset?: string; set?: Record<string, OptionValue> };
  players: string[];
  start?: Record<string, unknown>;
  deals: SheetDeal[];
}

export interface AnswerEntry {
  player: string;
  amount: number;
  reason: string;
  rule: string;
  id: string;
  args: Args;
}

export interface Cell {
  score: number;
  change: number;
  bolts: number;
  /** Deals left on the barrel; `null` for who is not on it. */
  barrel: number | null;
  write_offs: number;
  marks: string[];
}

export interface AnswerRow {
  entries: AnswerEntry[];
  scores: number[];
  kind: string;
  dealer: number;
  declarer: number | null;
  bid: number | null;
  blind: boolean;
  golden: boolean;
  made: boolean | null;
  deal: number | null;
  cells: Cell[];
}

/** What the next row can hold. */
export interface Next {
  deal: number;
  forced: number;
  seats: number[];
  golden: boolean;
  fixed_bid: number | null;
  least: number;
  blind_bid: number;
  most: number;
  step: number;
  cards: number;
  /** Cards stay out of the play: the points may be fewer together, and none is the rest. */
  less: boolean;
  /** Whether somebody plays for a bid at all. */
  contract: boolean;
  tricks: number;
  penalty: number;
  marriages: Record<string, number>;
  may: string[];
}

export interface Answer {
  scores: number[];
  dealer: number;
  winner: number | null;
  rows: AnswerRow[];
  settlement: { exact: string[]; rounded: number[] } | null;
  start: { score: number; bolts: number; barrel: number | null }[];
  over: boolean;
  target: number;
  barrel_at: number | null;
  next: Next;
}

/** Why a sheet, or a row that is being entered, cannot be. */
export interface Fault {
  row: number | null;
  field: string | null;
  id: string;
  args?: Args;
  reason?: string;
}

// --- a row while it is entered -----------------------------------------------------------

export type Kind = "played" | "write_off" | "concede" | "bomb" | "all_pass" | "redeal" | "penalty";

export interface Draft {
  kind: Kind;
  declarer: number | null;
  bid: string;
  /** By seat; an empty one is computed when it is the only one. */
  points: string[];
  tricks: string[];
  /** Who declared the marriage of each suit. */
  marriages: Partial<Record<Suit, number>>;
  /** Likewise, of queen and jack. */
  halves: Partial<Record<Suit, number>>;
  captured: string[];
  aces: number | null;
  nines: number | null;
  blind: boolean;
  contra: "" | "contra" | "recontra";
  /** Sales of the talon: seats of buyer and seller. */
  bought: [number, number][];
  acesHeld: string[];
  talon: string;
  /** A redeal was claimed once too often: the deal was played all the same. */
  void: boolean;
  /** Who claimed the redeal, or pays the penalty. */
  player: number | null;
  reason: string;
  amount: string;
}

export function emptyDraft(players: number, next: Next | null = null): Draft {
  const fixed = next?.fixed_bid ?? null;
  return {
    kind: "played",
    declarer: fixed === null ? null : (next?.forced ?? null),
    bid: fixed === null ? "" : String(fixed),
    points: Array.from({ length: players }, () => ""),
    tricks: Array.from({ length: players }, () => ""),
    marriages: {},
    halves: {},
    captured: Array.from({ length: players }, () => ""),
    aces: null,
    nines: null,
    blind: false,
    contra: "",
    bought: [],
    acesHeld: Array.from({ length: players }, () => ""),
    talon: "",
    void: false,
    player: null,
    reason: PENALTIES[0],
    amount: "",
  };
}

/** Whether a kind of row is about a bid. */
export function hasBid(kind: Kind, next: Next): boolean {
  return next.contract && kind !== "redeal" && kind !== "penalty" && kind !== "all_pass";
}

/** Whether the points of a row can be fewer than all. */
export function mayLack(kind: Kind, next: Next): boolean {
  return next.less || kind === "all_pass";
}

/** Whether nothing has been entered yet. */
export function isEmpty(draft: Draft): boolean {
  return (
    draft.declarer === null &&
    draft.points.every((text) => text === "" || text === "0") &&
    Object.keys(draft.marriages).length === 0 &&
    draft.aces === null &&
    draft.nines === null
  );
}

/** A whole number, not negative; `null` for anything else. */
export function number(text: string): number | null {
  const word = text.trim();
  return /^\d{1,5}$/.test(word) ? Number(word) : null;
}

/**
 * What each seat took: as entered; where one is missing it is the rest, and where the others have
 * everything, those missing have nothing. `null` where it cannot be known yet.
 */
export function completed(
  texts: string[],
  seats: readonly number[],
  total: number,
  less = false,
): (number | null)[] {
  const out = texts.map((text, seat) => (seats.includes(seat) ? number(text) : null));
  const missing = seats.filter((seat) => (texts[seat] ?? "").trim() === "");
  const sum = seats.reduce((all, seat) => all + (out[seat] ?? 0), 0);
  const rest = total - sum;
  if (less || missing.length === 0 || rest < 0 || missing.length === seats.length) return out;
  if (missing.length === 1 || rest === 0) for (const seat of missing) out[seat] = rest;
  return out;
}

function fault(field: string, id: string, args: Args = {}): Fault {
  return { row: null, field, id, args };
}

/** What the page can say against a row by itself; `null` when it may be sent. */
export function check(draft: Draft, next: Next): Fault | null {
  if (draft.kind === "redeal") return null;
  if (draft.kind === "penalty") {
    if (draft.player === null) return fault("penalty", "score-no-payer");
    const amount = draft.amount.trim();
    if (amount !== "" && !((number(amount) ?? 0) > 0)) return fault("penalty", "score-amount");
    return null;
  }
  if (hasBid(draft.kind, next)) {
    if (draft.declarer === null) return fault("declarer", "score-no-declarer");
    const bid = number(draft.bid);
    if (bid === null) return fault("bid", "score-no-bid");
    if (bid % next.step !== 0)
      return fault("bid", "bid-no-multiple", { amount: bid, step: next.step });
    if (bid < next.least) return fault("bid", "bid-too-low", { amount: bid, least: next.least });
    if (bid > next.most) return fault("bid", "bid-over-ceiling", { amount: bid, most: next.most });
  }
  if (draft.kind !== "played" && draft.kind !== "all_pass") return null;
  const less = mayLack(draft.kind, next);
  const points = completed(draft.points, next.seats, next.cards, less);
  if (next.seats.some((seat) => (draft.points[seat] ?? "").trim() !== "" && points[seat] === null))
    return fault("cards", "score-number");
  const known = next.seats.map((seat) => points[seat] ?? null);
  const sum = known.reduce<number>((all, each) => all + (each ?? 0), 0);
  if (sum > next.cards) return fault("cards", "cards-sum", { sum, right: next.cards });
  if (known.includes(null)) return fault("cards", "score-no-points");
  if (sum !== next.cards && !less)
    return fault("cards", "cards-sum", { sum, right: next.cards });
  const tricks = draft.tricks.filter((text) => text.trim() !== "");
  if (tricks.some((text) => (number(text) ?? 99) > next.tricks)) return fault("tricks", "score-number");
  return null;
}

/** The row of the document. The draft has passed `check`. */
export function rowOf(draft: Draft, players: readonly string[], next: Next): SheetDeal {
  const name = (seat: number | null): string => players[seat ?? -1] ?? "";
  if (draft.kind === "redeal")
    return { redeal: draft.player === null ? {} : { player: name(draft.player) } };
  if (draft.kind === "penalty") {
    const amount = number(draft.amount);
    return {
      penalty: {
        player: name(draft.player),
        reason: draft.reason,
        ...(amount === null ? {} : { amount }),
      },
    };
  }
  const row: SheetDeal = {};
  if (hasBid(draft.kind, next)) {
    row.declarer = name(draft.declarer);
    row.bid = number(draft.bid) ?? 0;
    if (draft.blind) row.blind = true;
    if (draft.bought.length > 0 && next.may.includes("bought"))
      row.bought = draft.bought.map(([buyer, seller]) => ({
        buyer: name(buyer),
        seller: name(seller),
      }));
  }
  if (draft.void) row.redeal = {};
  if (draft.kind === "write_off") row.write_off = true;
  if (draft.kind === "concede") row.concede = true;
  if (draft.kind === "bomb") row.bomb = true;
  if (draft.kind === "all_pass") row.all_pass = true;
  if (draft.contra !== "" && (draft.kind === "played" || draft.kind === "write_off"))
    row.contra = draft.contra;
  const numbers = (texts: string[]): Record<string, number> | null => {
    const found = texts.flatMap((text, seat) => {
      const value = number(text);
      return value === null ? [] : [[name(seat), value] as const];
    });
    return found.length === 0 ? null : Object.fromEntries(found);
  };
  const suits = (by: Partial<Record<Suit, number>>): Record<string, string[]> | null => {
    const out: Record<string, string[]> = {};
    for (const suit of SUITS) {
      const seat = by[suit];
      if (seat !== undefined) (out[name(seat)] ??= []).push(suit);
    }
    return Object.keys(out).length === 0 ? null : out;
  };
  const held = numbers(draft.acesHeld);
  if (draft.kind === "write_off" && held !== null && next.may.includes("aces_held"))
    row.aces_held = held;
  if (draft.kind !== "played" && draft.kind !== "all_pass") return row;
  const points = completed(draft.points, next.seats, next.cards, mayLack(draft.kind, next));
  row.cards = Object.fromEntries(next.seats.map((seat) => [name(seat), points[seat] ?? 0]));
  const marriages = suits(draft.marriages);
  if (marriages !== null) row.marriages = marriages;
  const halves = suits(draft.halves);
  if (halves !== null) row.half_marriages = halves;
  const captured = numbers(draft.captured);
  if (captured !== null) row.captured = captured;
  if (draft.tricks.some((text) => text.trim() !== "")) {
    const tricks = completed(draft.tricks, next.seats, next.tricks, draft.kind === "all_pass");
    row.tricks = Object.fromEntries(next.seats.map((seat) => [name(seat), tricks[seat] ?? 0]));
  }
  if (draft.aces !== null) row.aces = name(draft.aces);
  if (draft.nines !== null) row.nines = name(draft.nines);
  const talon = number(draft.talon);
  if (talon !== null && next.may.includes("talon_points")) row.talon_points = talon;
  return row;
}

/** A row back in the form, to be corrected. */
export function draftOf(row: SheetDeal, players: readonly string[]): Draft {
  const draft = emptyDraft(players.length);
  const seat = (name: string | undefined): number | null => {
    const found = players.indexOf(name ?? "");
    return found < 0 ? null : found;
  };
  if (row.penalty !== undefined) {
    draft.kind = "penalty";
    draft.player = seat(row.penalty.player);
    draft.reason = row.penalty.reason;
    draft.amount = row.penalty.amount === undefined ? "" : String(row.penalty.amount);
    return draft;
  }
  if (row.redeal !== undefined && row.declarer === undefined) {
    draft.kind = "redeal";
    draft.player = seat(row.redeal.player);
    return draft;
  }
  draft.kind = "played";
  for (const kind of ["write_off", "concede", "bomb", "all_pass"] as const)
    if (row[kind] === true) draft.kind = kind;
  draft.declarer = seat(row.declarer);
  draft.bid = row.bid === undefined ? "" : String(row.bid);
  draft.blind = row.blind === true;
  draft.contra = row.contra === "recontra" ? "recontra" : row.contra ? "contra" : "";
  draft.bought = (row.bought ?? []).flatMap(({ buyer, seller }) => {
    const [to, from] = [seat(buyer), seat(seller)];
    return to === null || from === null ? [] : [[to, from] as [number, number]];
  });
  draft.void = row.redeal !== undefined;
  draft.talon = row.talon_points === undefined ? "" : String(row.talon_points);
  players.forEach((name, i) => {
    const points = row.cards?.[name];
    const tricks = row.tricks?.[name];
    if (points !== undefined) draft.points[i] = String(points);
    else if (row.cards !== undefined) draft.points[i] = "0";
    if (tricks !== undefined) draft.tricks[i] = String(tricks);
    for (const [given, by] of [
      [row.marriages, draft.marriages],
      [row.half_marriages, draft.halves],
    ] as const) {
      const suits = given?.[name] ?? [];
      for (const suit of typeof suits === "string" ? suits.split(/\s+/) : suits)
        if (SUITS.includes(suit as Suit)) by[suit as Suit] = i;
    }
    const caught = row.captured?.[name];
    if (caught !== undefined) draft.captured[i] = String(caught);
    const held = row.aces_held?.[name];
    if (held !== undefined) draft.acesHeld[i] = String(held);
  });
  draft.aces = seat(row.aces);
  draft.nines = seat(row.nines);
  return draft;
}

/** A document of another hand: only its shape is looked at; the server reads the rest. */
export function looksLikeSheet(document: unknown): document is SheetDocument {
  if (typeof document !== "object" || document === null) return false;
  const { format, players, deals } = document as Record<string, unknown>;
  return (
    typeof format === "string" &&
    format.startsWith("prikup-sheet/") &&
    Array.isArray(players) &&
    players.every((name) => typeof name === "string") &&
    Array.isArray(deals) &&
    deals.every((deal) => typeof deal === "object" && deal !== null && !Array.isArray(deal))
  );
}

/** How many of these rows the answer holds for: the same rows from the start. */
export function agreed(deals: readonly SheetDeal[], answered: readonly string[]): number {
  let count = 0;
  while (
    count < deals.length &&
    count < answered.length &&
    JSON.stringify(deals[count]) === answered[count]
  )
    count++;
  return count;
}
