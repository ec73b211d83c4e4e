/** The form of one row: what its parts read and change. */

import { untrack } from "svelte";
import type { Draft, Fault, Next } from "./sheet";

interface Source<D, N> {
  players: string[];
  next: N;
  draft: D;
  ondraft: (draft: D) => void;
  check: (draft: D, next: N) => Fault[];
}

/** Longer than a press of a button, in milliseconds. */
const PRESS = 300;

export class EntryForm<D extends Draft = Draft, N extends Next = Next> {
  fault = $state.raw<Fault | null>(null);
  /** Nothing was entered: what was meant is asked before anything is stored. */
  asks = $state(false);

  /** The fields that show their own faults. */
  private shown = $state.raw<string[]>([]);
  private press: ReturnType<typeof setTimeout> | undefined;
  private readonly read: () => Source<D, N>;

  constructor(read: () => Source<D, N>) {
    this.read = read;
  }

  get players(): string[] {
    return this.read().players;
  }

  get next(): N {
    return this.read().next;
  }

  get draft(): D {
    return this.read().draft;
  }

  /** Who takes part, in the order of the columns. */
  get seats(): number[] {
    return [...this.next.seats].sort((a, b) => a - b);
  }

  nameOf = (seat: number): string => this.players[seat] ?? "";

  become(draft: D): void {
    this.fault = null;
    this.asks = false;
    this.read().ondraft(draft);
  }

  /** Letters are being typed: what they come to is looked at when the field is left. */
  type(part: Partial<D>): void {
    this.become({ ...this.draft, ...part });
  }

  /** Something was chosen. */
  change(part: Partial<D>): void {
    this.type(part);
    this.look();
  }

  /** A field was left, perhaps by pressing a button: nothing may move before the press is over. */
  left(): void {
    clearTimeout(this.press);
    this.press = setTimeout(() => { this.look(); }, PRESS);
  }

  /** The form is gone. */
  end(): void {
    clearTimeout(this.press);
  }

  /** What cannot be is said at once, what is missing only when the row is saved. */
  look(): void {
    const found = this.read().check(this.draft, this.next).find((each) => each.missing !== true);
    if (found !== undefined) this.fault = found;
  }

  may(field: string): boolean {
    return this.next.may.includes(field);
  }

  wrong(...fields: string[]): boolean {
    return this.fault?.field != null && fields.includes(this.fault.field);
  }

  /** These fields show their faults themselves; gives what ends it. */
  shows(fields: readonly string[]): () => void {
    untrack(() => (this.shown = [...this.shown, ...fields]));
    return () => {
      this.shown = untrack(() => this.shown).filter((field) => !fields.includes(field));
    };
  }

  /** The fault that no field shows. */
  get homeless(): Fault | null {
    return this.wrong(...this.shown) ? null : this.fault;
  }
}

/** The texts with one of them changed. */
export function at(texts: readonly string[], seat: number, text: string): string[] {
  return texts.map((old, i) => (i === seat ? text : old));
}
