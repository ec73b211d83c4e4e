/** Whether a finished deal was shuffled as it was promised: docs/records.md has the formulas. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Card, Seat, ShuffleDone, TableInfo, View } from "../net/protocol";

/** What this page saw of a deal while it ran: the promise, and the own hand as it was dealt. */
export interface Seen {
  commitment: string;
  own?: { seat: Seat; hand: Card[] };
}

/** `unseen`: everything agrees, but this page was not there to see the promise. */
export type Verdict = "agrees" | "differs" | "unseen";

export function hash(seed: string, word: string): string {
  return bytesToHex(sha256(concatBytes(hexToBytes(seed), utf8ToBytes(`:${word}`))));
}

export function verdict(done: ShuffleDone, seen: Seen | null): Verdict {
  const promised = seen?.commitment ?? done.commitment;
  const agrees =
    hash(done.seed, "commitment") === promised && inOrder(done) && dealtWhole(done) && held(done, seen);
  if (!agrees) return "differs";
  return seen === null ? "unseen" : "agrees";
}

/** The deck lies as the seed says. */
function inOrder({ seed, deck }: ShuffleDone): boolean {
  const keys = deck.split(" ").map((card) => hash(seed, card));
  return keys.every((key, i) => i === 0 || (keys[i - 1] ?? "") < key);
}

/** Whole hand after whole hand from the top of the deck. */
function dealtWhole({ deck, hands }: ShuffleDone): boolean {
  const order = deck.split(" ");
  return hands.every((text) => {
    const hand = cardsIn(text);
    const size = hand.length;
    return size === 0 || order.some((_, at) => at % size === 0 && same(order.slice(at, at + size), hand));
  });
}

/** What this page held is what was dealt. */
function held({ hands }: ShuffleDone, seen: Seen | null): boolean {
  return seen?.own === undefined || same(seen.own.hand, cardsIn(hands[seen.own.seat] ?? ""));
}

function cardsIn(text: string): Card[] {
  return text.split(" ").filter((card) => card !== "");
}

function same(a: Card[], b: Card[]): boolean {
  return a.length === b.length && a.every((card) => b.includes(card));
}

/** How many aces each seat was dealt. */
export function aces(deals: ShuffleDone[]): number[] {
  const counts: number[] = [];
  for (const { hands } of deals)
    hands.forEach((hand, seat) => {
      counts[seat] = (counts[seat] ?? 0) + cardsIn(hand).filter((card) => card.startsWith("A")).length;
    });
  return counts;
}

type Store = Pick<Storage, "getItem" | "setItem">;

/** The promises of one table, as this page first saw them: they outlive a reload. */
export class Promises {
  private readonly key: string;
  private readonly seen: Record<string, Seen>;

  constructor(
    table: string,
    private readonly store: () => Store = () => sessionStorage,
  ) {
    this.key = `prikup-shuffle-${table}`;
    this.seen = this.load();
  }

  of(match: number, deal: number): Seen | null {
    return this.seen[`${String(match)}:${String(deal)}`] ?? null;
  }

  see(table: TableInfo, view: View | null): void {
    if (!table.shuffle) return;
    const { deal, commitment } = table.shuffle;
    const at = `${String(table.match)}:${String(deal)}`;
    const known = this.seen[at];
    const own = known?.own ?? (view === null ? undefined : dealtHand(view));
    if (known !== undefined && known.own === own) return;
    this.seen[at] = { commitment: known?.commitment ?? commitment, ...(own && { own }) };
    this.save();
  }

  private load(): Record<string, Seen> {
    try {
      return JSON.parse(this.store().getItem(this.key) ?? "{}") as Record<string, Seen>;
    } catch {
      return {};
    }
  }

  private save(): void {
    try {
      this.store().setItem(this.key, JSON.stringify(this.seen));
    } catch {
      // A browser that keeps nothing still knows them until the page is left.
    }
  }
}

/** The own hand, while nobody has said or played anything: it is the one that was dealt. */
function dealtHand({ turn, me, hand, calls, trick, tricks }: View): Seen["own"] {
  const fresh = calls.length === 0 && trick.length === 0 && tricks.length === 0;
  return turn !== null && me !== null && hand !== null && fresh ? { seat: me, hand } : undefined;
}
