/**
 * What a game needs of the table. The table draws seats, hands, tricks, flights, talk and history
 * and knows no game; whatever only one game has, it asks for here.
 */

import type { Component } from "svelte";
import type { Card, GameEvent, Seat, Summary, View } from "../net/protocol";
import type { NameOf } from "../text/i18n.svelte";
import type { Felt, TableModel } from "./model.svelte";

/** Words for the eye (pictures of cards) or for the ear (names of cards). */
export type Manner = "seen" | "spoken";

/** A few letters, and what is read aloud for them. */
export interface Mark {
  text: string;
  label: string;
}

/** Where a deal stands on record: of which match of which table, the how manieth deal. */
export interface OnRecord {
  table: string;
  match: number;
  deal: number;
}

/** What a card of the hand is wanted for. */
export type Wanted = "play" | "give" | "pick";

export interface TableGame<V extends View = View> {
  /** The ranks from low to high, as the hand is sorted. */
  readonly ranks: string;

  // --- words
  /** A call as it is said: «пас», «120», «7♠». */
  call(call: string): string;
  /** What stands on the button that says a word; `null`: what every game calls it. */
  button(word: string): string | null;
  /** An event in this game's own words; `null` where every game says the same. */
  describe(event: GameEvent, name: NameOf, manner: Manner): string | null;
  /** A bid that stands although nobody said it, as an event to tell of. */
  unsaid(view: V): GameEvent | null;
  /** What there is to decide, where words are offered; `null`: nothing special. */
  hint(view: V, name: NameOf): string | null;

  // --- pictures
  /** Whether there is something to decide besides what is legal. */
  decides(view: V): boolean;
  /** What an event changes in the view beyond what it does in every game. */
  draw(view: V, event: GameEvent): V;
  /** Whether everybody is asked in turn about something that few answer: only who thinks about it
   *  is shown. */
  asksAround(view: V): boolean;
  /** Whose offer or request to the others an event refuses; `null` where it refuses none. */
  refuses(view: V, event: GameEvent): Seat | null;
  /** The call in a seat's bubble. */
  bubble(view: V, seat: Seat): string | null;
  /** How many cards are still to be drawn from the stock; 0 where nobody draws. */
  stock(view: V): number;
  /** What a seat is in this deal, on its plate: its contract. */
  role(view: V, seat: Seat): Mark | null;
  /** What a seat has on the sheet, read aloud after its score. */
  standing(view: V, seat: Seat): string[];
  /** A mark on a card of the hand. */
  mark(view: V, card: Card, wanted: Wanted): Mark | null;
  /** What to say to somebody who chose a card: what it would cost. */
  warning(view: V, card: Card, wanted: Wanted): string | null;
  /** One of several ways to play a card. */
  way(view: V, action: string): Mark;

  // --- parts of the table
  /** The rows of the action area, while the person may decide something. */
  readonly Decisions: Component<{ model: TableModel }>;
  /** The line above the trick: what is played for. */
  readonly Aim: Component<{ model: Felt }>;
  /** What a seat has on the sheet, in the top line. */
  readonly Marks: Component<{ model: Felt; seat: Seat }>;
  readonly DealSummary: Component<{ model: Felt; summary: Summary; record?: OnRecord }>;
  readonly Sheet: Component<{ model: TableModel }>;
}
