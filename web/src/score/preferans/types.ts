/** Preferans' part of the sheet (docs/records.md): its rows, the answer, what is being entered. */

import type { Figures, PreferansSummary } from "../../net/preferans";
import type { SettleStep } from "../../net/protocol";
import type { Answer, AnswerRow, Draft, Next, SheetDeal } from "../sheet";

/** What a defender answered, as the document has it. */
export type Said = "whist" | "pass" | "half" | "whist_back";

export interface PreferansDeal extends SheetDeal {
  declarer?: string;
  contract?: string;
  whist?: Record<string, Said>;
  open?: boolean;
  tricks?: Record<string, number>;
  given_up?: "without_all" | "without_three";
  all_pass?: boolean;
  talon?: string | string[];
  help?: string[];
}

/** A scored row: the same as of a deal at the table, and all figures after it. */
export type PreferansRow = AnswerRow &
  Figures &
  Pick<
    PreferansSummary,
    "kind" | "contract" | "played" | "player" | "tricks" | "talon_tricks" | "before" | "after"
  >;

export interface PreferansNext extends Next {
  dealer: number;
  out: number[];
  /** The lowest level that may be bid. */
  least: number;
  miseres: string[];
  /** The levels on which a half-whist is possible. */
  half: number[];
  /** Whether a ten is whisted, only checked, or not even played. */
  ten: "whisted" | "checked" | "missing_only" | "unplayed";
  /** All-pass deals of the running series, and what a trick costs in the next one. */
  all_passes: number;
  all_pass_price: number;
}

export interface PreferansAnswer extends Answer, Figures {
  rows: PreferansRow[];
  start: Figures & { scores: number[] };
  steps: SettleStep[];
  /** The ruled figure as SVG. */
  figure: string;
  pool_end: string;
  pool_value: number;
  target: number;
  /** After how many deals it ends, where that ends it. */
  deals: number | null;
  next: PreferansNext;
}

export type Kind =
  | "played"
  | "all-pass"
  | "without-all"
  | "without-three"
  | "redeal"
  | "penalty";

export interface PreferansDraft extends Draft {
  kind: Kind;
  declarer: number | null;
  /** `7S`, `misere`, or the bare level while there is no suit (and where the game is given up). */
  contract: string;
  /** By seat. */
  said: (Said | null)[];
  open: boolean;
  /** By seat; an empty one is reckoned when it is the only one. */
  tricks: string[];
  /** What the talon took in an all-pass. */
  talonTricks: number;
  /** The cards of the talon, where they bring a bonus. */
  talon: string[];
  /** Whom the declarer helped first, in his order. */
  help: number[];
}
