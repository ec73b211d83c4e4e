/**
 * What a game needs of the score-keeper. The page keeps sheets, asks the server and waits for it,
 * and knows no game; whatever only one game has, it asks for here.
 */

import type { Component } from "svelte";
import type { Mark } from "../table/game";
import type { NameOf } from "../text/i18n.svelte";
import type { Books } from "./book.svelte";
import type { EntryForm } from "./form.svelte";
import type { Answer, Draft, Fault, Next, SheetDeal } from "./sheet";

/** What a game makes of the shapes that all have. */
export interface Shapes {
  deal: SheetDeal;
  draft: Draft;
  next: Next;
  answer: Answer;
}

/** Where a seat stands: its total, in an oval where that means something, and its marks. */
export interface Standing {
  total: string;
  oval: boolean;
  marks: Mark[];
}

/** The drawn sheet: its scored rows, and how to correct one. */
export interface SheetProps<A extends Answer = Answer> {
  books: Books;
  answer: A | null;
  /** The row that is being corrected. */
  editing: number | null;
  onedit: (row: number) => void;
  onremove: (row: number) => void;
}

export interface ScoreGame<T extends Shapes = Shapes> {
  // --- a row in the form
  emptyDraft(players: number, next: T["next"] | null): T["draft"];
  /** A row back in the form, to be corrected. */
  draftOf(row: T["deal"], players: readonly string[]): T["draft"];
  /** The kinds of row that can be entered now, the first one in most deals. */
  kinds(draft: T["draft"], next: T["next"]): string[];
  /** Whether nothing happened but a redeal: asked before anything is stored. */
  isNothing(draft: T["draft"]): boolean;
  /** What the page can say against a row by itself, the first thing first; nothing when it may be
   * sent. */
  check(draft: T["draft"], next: T["next"]): Fault[];
  /** The row of the document. The draft has passed `check`. */
  rowOf(draft: T["draft"], players: readonly string[], next: T["next"]): T["deal"];

  // --- words
  /** What is special about the deal to come; empty where nothing is. */
  note(next: T["next"]): string;
  /** A row as it was entered: for rows that wait, and above the reasons. */
  rowText(row: T["deal"], players: readonly string[]): string;
  /** What a scored row changed, read aloud. */
  told(row: T["answer"]["rows"][number], name: NameOf): string;

  // --- pictures
  /** Where a seat stands after `row`, or at the beginning of the sheet. */
  standing(answer: T["answer"], row: T["answer"]["rows"][number] | null, seat: number): Standing;
  /** The fields of a row of the draft's kind; penalties are everybody's. */
  readonly Fields: Component<{ form: EntryForm<T["draft"], T["next"]> }>;
  readonly Sheet: Component<SheetProps<T["answer"]>>;
}

