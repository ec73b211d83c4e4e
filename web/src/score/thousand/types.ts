/** Thousand's part of the sheet (docs/records.md): its rows, the answer, what is being entered. */

import type { Suit } from "../../net/protocol";
import type { Answer, AnswerRow, Draft, Next, SheetDeal } from "../sheet";

export const SUITS: readonly Suit[] = ["S", "C", "D", "H"];

export interface ThousandDeal extends SheetDeal {
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
  bought?: { buyer: string; seller: string }[];
  concede?: boolean;
  talon_points?: number;
  contra?: boolean | string;
  bomb?: boolean;
  kept_lead?: string;
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

export interface ThousandRow extends AnswerRow {
  scores: number[];
  bid: number | null;
  blind: boolean;
  golden: boolean;
  cells: Cell[];
}

export interface ThousandNext extends Next {
  forced: number;
  golden: boolean;
  fixed_bid: number | null;
  least: number;
  blind_bid: number;
  most: number;
  step: number;
  cards: number;
  /** Cards stay out of the play: the points may be fewer together, and none is the rest. */
  less: boolean;
  /** Partners score together, and their tricks lie together. */
  pairs: boolean;
  /** Whether somebody plays for a bid at all. */
  contract: boolean;
  tricks: number;
  marriages: Record<string, number>;
}

export interface ThousandAnswer extends Answer {
  scores: number[];
  rows: ThousandRow[];
  start: { score: number; bolts: number; barrel: number | null }[];
  target: number;
  barrel_at: number | null;
  next: ThousandNext;
}

export type Kind = "played" | "write_off" | "concede" | "bomb" | "all_pass" | "redeal" | "penalty";

export interface ThousandDraft extends Draft {
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
  /** Who kept the card that was led before the discards. */
  keptLead: number | null;
}
