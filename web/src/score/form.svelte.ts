/** The form of one row: what its parts read and change. */

import type { Draft, Fault, Next } from "./sheet";

interface Source<D, N> {
  players: string[];
  next: N;
  draft: D;
  ondraft: (draft: D) => void;
}

export class EntryForm<D extends Draft = Draft, N extends Next = Next> {
  fault = $state.raw<Fault | null>(null);
  /** Nothing was entered: what was meant is asked before anything is stored. */
  asks = $state(false);

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

  change(part: Partial<D>): void {
    this.become({ ...this.draft, ...part });
  }

  may(field: string): boolean {
    return this.next.may.includes(field);
  }

  wrong(...fields: string[]): boolean {
    return this.fault?.field != null && fields.includes(this.fault.field);
  }
}

/** The texts with one of them changed. */
export function at(texts: readonly string[], seat: number, text: string): string[] {
  return texts.map((old, i) => (i === seat ? text : old));
}
