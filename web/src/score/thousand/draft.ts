/** A row of Thousand while it is entered: what the page can check, to the document and back. */

import type { Suit } from "../../net/protocol";
import {
  checkPenalty,
  completed,
  EMPTY,
  fault,
  isRedeal,
  missing,
  number,
  penaltyDraft,
  penaltyRow,
  seatOf,
  type Fault,
} from "../sheet";
import { SUITS, type Kind, type ThousandDeal, type ThousandDraft, type ThousandNext } from "./types";

const WAYS = ["write_off", "concede", "bomb", "all_pass"] as const;

export function emptyDraft(players: number, next: ThousandNext | null = null): ThousandDraft {
  const fixed = next?.fixed_bid ?? null;
  const blank = (): string[] => Array.from({ length: players }, () => "");
  return {
    ...EMPTY,
    kind: "played",
    declarer: fixed === null ? null : (next?.forced ?? null),
    bid: fixed === null ? "" : String(fixed),
    points: blank(),
    tricks: blank(),
    marriages: {},
    halves: {},
    captured: blank(),
    aces: null,
    nines: null,
    blind: false,
    contra: "",
    bought: [],
    acesHeld: blank(),
    talon: "",
    void: false,
    keptLead: null,
  };
}

export function kinds(draft: ThousandDraft, next: ThousandNext): Kind[] {
  const offered = [...WAYS, "redeal"] as const;
  return [
    "played",
    ...offered.filter((kind) => next.may.includes(kind) || draft.kind === kind),
    "penalty",
  ];
}

/** Whether a kind of row is about a bid. */
export function hasBid(kind: Kind, next: ThousandNext): boolean {
  return next.contract && kind !== "redeal" && kind !== "penalty" && kind !== "all_pass";
}

/** Whether a kind of row has cards played. */
export function isPlayed(kind: Kind): boolean {
  return kind === "played" || kind === "all_pass";
}

/** Whether the bid of a row can have been doubled. */
export function mayDouble(kind: Kind, next: ThousandNext): boolean {
  return hasBid(kind, next) && (kind === "played" || kind === "write_off");
}

/** Whether the points of a row can be fewer than all. */
export function mayLack(kind: Kind, next: ThousandNext): boolean {
  return next.less || kind === "all_pass";
}

/** The card points of everybody, as far as they are known. */
export function pointsOf(draft: ThousandDraft, next: ThousandNext): (number | null)[] {
  return completed(draft.points, next.seats, next.cards, mayLack(draft.kind, next));
}

export function tricksOf(draft: ThousandDraft, next: ThousandNext): (number | null)[] {
  return completed(draft.tricks, next.seats, next.tricks, draft.kind === "all_pass");
}

/** Whether a deal was played in which nobody has anything. */
export function isNothing(draft: ThousandDraft): boolean {
  return (
    isPlayed(draft.kind) &&
    draft.declarer === null &&
    draft.points.every((text) => text === "" || text === "0") &&
    Object.keys(draft.marriages).length === 0 &&
    draft.aces === null &&
    draft.nines === null
  );
}

// --- what the page can know -----------------------------------------------------------------

export function check(draft: ThousandDraft, next: ThousandNext): Fault[] {
  if (draft.kind === "redeal") return [];
  if (draft.kind === "penalty") return checkPenalty(draft);
  const faults: (Fault | null)[] = [];
  if (hasBid(draft.kind, next)) {
    if (draft.declarer === null) faults.push(missing("declarer", "score-no-declarer"));
    faults.push(checkBid(draft, next));
  }
  if (isPlayed(draft.kind))
    faults.push(
      checkPoints(draft, next),
      checkTricks(draft, next),
      checkNumbers("captured", draft.captured),
    );
  if (draft.kind === "played") faults.push(checkNumbers("talon_points", [draft.talon]));
  if (draft.kind === "write_off") faults.push(checkNumbers("aces_held", draft.acesHeld));
  return faults.filter((found) => found !== null);
}

function checkBid(draft: ThousandDraft, next: ThousandNext): Fault | null {
  const bid = number(draft.bid);
  if (draft.bid.trim() === "") return missing("bid", "score-no-bid");
  if (bid === null) return fault("bid", "score-no-bid");
  if (bid % next.step !== 0)
    return fault("bid", "bid-no-multiple", { amount: bid, step: next.step });
  if (bid < next.least) return fault("bid", "bid-too-low", { amount: bid, least: next.least });
  if (bid > next.most) return fault("bid", "bid-over-ceiling", { amount: bid, most: next.most });
  return null;
}

function checkPoints(draft: ThousandDraft, next: ThousandNext): Fault | null {
  const points = pointsOf(draft, next);
  if (next.seats.some((seat) => (draft.points[seat] ?? "").trim() !== "" && points[seat] === null))
    return fault("cards", "score-number");
  const known = next.seats.map((seat) => points[seat] ?? null);
  const sum = known.reduce<number>((all, each) => all + (each ?? 0), 0);
  if (sum > next.cards) return fault("cards", "cards-sum", { sum, right: next.cards });
  if (known.includes(null)) return missing("cards", "score-no-points");
  if (sum !== next.cards && !mayLack(draft.kind, next))
    return fault("cards", "cards-sum", { sum, right: next.cards });
  return null;
}

function checkTricks(draft: ThousandDraft, next: ThousandNext): Fault | null {
  const tricks = draft.tricks.filter((text) => text.trim() !== "");
  return tricks.some((text) => (number(text) ?? Infinity) > next.tricks)
    ? fault("tricks", "score-number")
    : null;
}

function checkNumbers(field: string, texts: readonly string[]): Fault | null {
  const wrong = texts.some((text) => text.trim() !== "" && number(text) === null);
  return wrong ? fault(field, "score-number") : null;
}

// --- to the document ------------------------------------------------------------------------

export function rowOf(
  draft: ThousandDraft,
  players: readonly string[],
  next: ThousandNext,
): ThousandDeal {
  const name = (seat: number | null): string => players[seat ?? -1] ?? "";
  if (draft.kind === "redeal")
    return { redeal: draft.player === null ? {} : { player: name(draft.player) } };
  if (draft.kind === "penalty") return penaltyRow(draft, players);
  const row: ThousandDeal = {};
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
  for (const way of WAYS) if (draft.kind === way) row[way] = true;
  if (draft.contra !== "" && mayDouble(draft.kind, next)) row.contra = draft.contra;
  const held = numbers(draft.acesHeld, players);
  if (draft.kind === "write_off" && held !== null && next.may.includes("aces_held"))
    row.aces_held = held;
  if (draft.kind === "played" && draft.keptLead !== null && next.may.includes("kept_lead"))
    row.kept_lead = name(draft.keptLead);
  return isPlayed(draft.kind) ? { ...row, ...playedOf(draft, players, next) } : row;
}

/** What is written of the play. */
function playedOf(
  draft: ThousandDraft,
  players: readonly string[],
  next: ThousandNext,
): ThousandDeal {
  const row: ThousandDeal = {};
  const bySeat = (amounts: (number | null)[]): Record<string, number> =>
    Object.fromEntries(next.seats.map((seat) => [players[seat] ?? "", amounts[seat] ?? 0]));
  row.cards = bySeat(pointsOf(draft, next));
  const marriages = suits(draft.marriages, players);
  if (marriages !== null) row.marriages = marriages;
  const halves = suits(draft.halves, players);
  if (halves !== null) row.half_marriages = halves;
  const captured = numbers(draft.captured, players);
  if (captured !== null) row.captured = captured;
  if (draft.tricks.some((text) => text.trim() !== "")) row.tricks = bySeat(tricksOf(draft, next));
  if (draft.aces !== null) row.aces = players[draft.aces] ?? "";
  if (draft.nines !== null) row.nines = players[draft.nines] ?? "";
  const talon = number(draft.talon);
  if (draft.kind === "played" && talon !== null && next.may.includes("talon_points"))
    row.talon_points = talon;
  return row;
}

function numbers(
  texts: readonly string[],
  players: readonly string[],
): Record<string, number> | null {
  const found = texts.flatMap((text, seat) => {
    const value = number(text);
    return value === null ? [] : [[players[seat] ?? "", value] as const];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}

function suits(
  by: Partial<Record<Suit, number>>,
  players: readonly string[],
): Record<string, string[]> | null {
  const out: Record<string, string[]> = {};
  for (const suit of SUITS) {
    const seat = by[suit];
    if (seat !== undefined) (out[players[seat] ?? ""] ??= []).push(suit);
  }
  return Object.keys(out).length === 0 ? null : out;
}

// --- and back -------------------------------------------------------------------------------

export function draftOf(row: ThousandDeal, players: readonly string[]): ThousandDraft {
  const draft = emptyDraft(players.length);
  if (row.penalty !== undefined)
    return { ...draft, ...penaltyDraft(row.penalty, players), kind: "penalty" };
  if (row.redeal !== undefined && isRedeal(row))
    return { ...draft, kind: "redeal", player: seatOf(players, row.redeal.player) };
  for (const way of WAYS) if (row[way] === true) draft.kind = way;
  draft.declarer = seatOf(players, row.declarer);
  draft.bid = row.bid === undefined ? "" : String(row.bid);
  draft.blind = row.blind === true;
  draft.contra = row.contra === "recontra" ? "recontra" : row.contra ? "contra" : "";
  draft.bought = (row.bought ?? []).flatMap(({ buyer, seller }) => {
    const [to, from] = [seatOf(players, buyer), seatOf(players, seller)];
    return to === null || from === null ? [] : [[to, from] as [number, number]];
  });
  draft.void = row.redeal !== undefined;
  draft.talon = row.talon_points === undefined ? "" : String(row.talon_points);
  players.forEach((name, seat) => {
    const points = row.cards?.[name] ?? (row.cards === undefined ? undefined : 0);
    draft.points[seat] = textOf(points);
    draft.tricks[seat] = textOf(row.tricks?.[name]);
    draft.captured[seat] = textOf(row.captured?.[name]);
    draft.acesHeld[seat] = textOf(row.aces_held?.[name]);
    for (const suit of suitsIn(row.marriages?.[name])) draft.marriages[suit] = seat;
    for (const suit of suitsIn(row.half_marriages?.[name])) draft.halves[suit] = seat;
  });
  draft.aces = seatOf(players, row.aces);
  draft.nines = seatOf(players, row.nines);
  draft.keptLead = seatOf(players, row.kept_lead);
  return draft;
}

function textOf(amount: number | undefined): string {
  return amount === undefined ? "" : String(amount);
}

/** Suits as the document has them: a list, or a text. */
export function suitsIn(given: string[] | string | undefined): Suit[] {
  const words = typeof given === "string" ? given.split(/\s+/) : (given ?? []);
  return words.filter((suit): suit is Suit => SUITS.includes(suit as Suit));
}
