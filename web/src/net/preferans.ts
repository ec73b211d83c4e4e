/** Preferans' part of the wire contract (docs/protocol.md). */

import type { Card, Seat, Settlement, Standing, Summary, View } from "./protocol";

/** What a defender answered to the contract. */
export type Answer = "whist" | "pass" | "half" | "whist-back";

/** Pools and mountains by seat; `whists[i][j]` is what i has written on j. */
export interface Figures {
  pool: number[];
  mountain: number[];
  whists: number[][];
}

export interface PreferansStanding extends Standing, Figures {
  settlement: Settlement;
  all_passes: number;
  all_pass_price: number;
  least: number;
  pool_end: string;
  pool_value: number;
}

export interface PreferansSummary extends Summary {
  kind: "game" | "misere" | "all-pass" | "without" | "without-three" | "redeal" | "penalty";
  contract: string | null;
  said: (Answer | null)[];
  open: boolean;
  played: boolean;
  player: Seat | null;
  why: string;
  tricks: number[];
  talon_tricks: number;
  out: Seat[];
  sheet: { before: Figures; after: Figures };
}

export interface PreferansView extends View {
  standing: PreferansStanding;
  circle: Seat[];
  dummy: Seat | null;
  hand_due: Seat | null;
  open_hands: Record<string, Card[]>;
  discarded: Card[] | null;
  least: number;
  bid: string | null;
  contract: string | null;
  all_pass: boolean;
  said: (Answer | null)[];
  open: boolean;
  turned: Card | null;
  talon_tricks: number;
  offer: { seat: Seat; tricks: number[] } | null;
  can_claim: boolean;
  summary: PreferansSummary | null;
}
