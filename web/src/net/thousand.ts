/** Thousand's part of the wire contract (docs/protocol.md). */

import type { Card, Seat, Standing, Suit, Summary, View } from "./protocol";

export interface ThousandSummary extends Summary {
  kind: "played" | "write-off" | "concede" | "redeal";
  bid: number | null;
  cards: number[];
  marriages: Suit[][];
  tricks: number[];
}

export interface ThousandStanding extends Standing {
  bolts: number[];
  barrel: (number | null)[];
  barrels_lost: number[];
  write_offs: number[];
  barrel_at: number | null;
  barrel_deals: number;
}

export interface Limit {
  amount: number | null;
  base: number;
  marriages: { suit: Suit; worth: number }[];
}

export interface ThousandView extends View {
  standing: ThousandStanding;
  bid: number | null;
  /** The bid that stood before anybody spoke. */
  forced: { seat: Seat; bid: number } | null;
  blind: Seat | null;
  golden: boolean;
  doubled: boolean;
  limit: Limit | null;
  given: { seat: Seat; card?: Card }[];
  /** Cards that are still to be drawn, where players draw after each trick. */
  stock_size: number;
  points: number[];
  marriages: { seat: Seat; suit: Suit; worth: number; trump: boolean }[];
  worth: Record<Card, number>;
  summary: ThousandSummary | null;
}
