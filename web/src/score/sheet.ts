/**
 * The sheet as the server reads it (docs/records.md) and a row while it is being entered: what is
 * the same in every game. What is checked here is what the page can know without the rules.
 * Whether a row can have happened, and what it scores, the server says.
 */

import type { Args, Entry, OptionValue } from "../net/protocol";
import type { StartField } from "./start";

export const FORMAT = "prikup-sheet/1";

/** A row of the document; each game adds its own fields. */
export interface SheetDeal {
  redeal?: { player?: string };
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
  /** The column of the sheet, where there are several, and on whom it stands there. */
  to?: NonNullable<Entry["to"]>;
  on?: string | null;
}

export interface AnswerRow {
  entries: AnswerEntry[];
  kind: string;
  dealer: number;
  declarer: number | null;
  made: boolean | null;
  /** Which deal of the match it is; `null` for redeals and penalties. */
  deal: number | null;
}

/** What the next row can hold. */
export interface Next {
  deal: number;
  /** Who takes part, in turn. */
  seats: number[];
  /** Who deals and takes part in the deals to come, once round the table, this one first. */
  rotation?: { dealer: number; seats: number[] }[];
  /** The rows that are no deals and still move the deal on: a redeal, a penalty by what it is for. */
  moves?: string[];
  /** What holds of a deal that nobody can reckon: in place of what the rows between decide. */
  later?: Record<string, unknown>;
  /** What a penalty costs where nothing is said. */
  penalty: number;
  /** The seats that may have to pay a penalty, by what it is for. */
  penalties?: Record<string, number[]>;
  /** The fields that this table knows. */
  may: string[];
}

export interface Answer {
  dealer: number;
  winner: number | null;
  rows: AnswerRow[];
  settlement: { exact: string[]; rounded: number[] } | null;
  over: boolean;
  /** What the rules ask of a match that is under way. */
  start_fields?: StartField[];
  next: Next;
}

/** Why a sheet, or a row that is being entered, cannot be. */
export interface Fault {
  row: number | null;
  field: string | null;
  id: string;
  args?: Args;
  reason?: string;
  /** Something is still to be entered: no fault before the row is saved. */
  missing?: boolean;
}

export function fault(field: string, id: string, args: Args = {}): Fault {
  return { row: null, field, id, args };
}

export function missing(field: string, id: string, args: Args = {}): Fault {
  return { ...fault(field, id, args), missing: true };
}

// --- a row while it is entered -----------------------------------------------------------

/** What every game's form holds; fields are texts as they were typed. */
export interface Draft {
  kind: string;
  /** Who pays the penalty. */
  player: number | null;
  reason: string;
  amount: string;
}

export const EMPTY: Omit<Draft, "kind"> = { player: null, reason: "misdeal", amount: "" };

/** What the row after those that wait can hold: as far as it is known without the server. */
export function afterWaiting<N extends Next>(next: N, waiting: readonly SheetDeal[]): N {
  const deals = waiting.filter(isDeal).length;
  const moved = waiting.filter((row) => isDeal(row) || next.moves?.includes(kindOf(row))).length;
  const round = next.rotation ?? [];
  const later = moved > 0 ? next.later : {};
  return { ...next, ...later, ...round[moved % round.length], deal: next.deal + deals };
}

/** What an earlier row could hold, as far as it is known without the server. */
export function before<N extends Next>(next: N, row: AnswerRow): N {
  const round = next.rotation?.find(({ dealer }) => dealer === row.dealer);
  return { ...next, ...next.later, ...round, deal: row.deal ?? next.deal };
}

function isDeal(row: SheetDeal): boolean {
  return row.penalty === undefined && !isRedeal(row);
}

/** What a row is that is no deal. */
function kindOf(row: SheetDeal): string {
  return row.penalty?.reason ?? "redeal";
}

/** Whether nothing but a redeal is written there. */
export function isRedeal(row: SheetDeal): boolean {
  return row.redeal !== undefined && Object.keys(row).length === 1;
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
  texts: readonly string[],
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

/** The seat of a name; `null` for one that is not there. */
export function seatOf(players: readonly string[], name: string | undefined): number | null {
  const found = players.indexOf(name ?? "");
  return found < 0 ? null : found;
}

// --- penalties ---------------------------------------------------------------------------

export function checkPenalty(draft: Draft): Fault[] {
  const amount = draft.amount.trim();
  return [
    ...(draft.player === null ? [missing("penalty", "score-no-payer")] : []),
    ...(amount !== "" && !((number(amount) ?? 0) > 0) ? [fault("amount", "score-amount")] : []),
  ];
}

export function penaltyRow(draft: Draft, players: readonly string[]): SheetDeal {
  const amount = number(draft.amount);
  return {
    penalty: {
      player: players[draft.player ?? -1] ?? "",
      reason: draft.reason,
      ...(amount === null ? {} : { amount }),
    },
  };
}

/** What a form holds of a row that is a penalty. */
export function penaltyDraft(
  penalty: NonNullable<SheetDeal["penalty"]>,
  players: readonly string[],
): Draft {
  return {
    kind: "penalty",
    player: seatOf(players, penalty.player),
    reason: penalty.reason,
    amount: penalty.amount === undefined ? "" : String(penalty.amount),
  };
}

// --- documents ---------------------------------------------------------------------------

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
