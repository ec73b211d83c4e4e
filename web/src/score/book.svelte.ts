/**
 * The sheet in this browser: what was entered is the truth and is stored at once; what the server
 * makes of it comes beside it. Rows that the server has not seen wait and are sent when it is back.
 */

import { drawn, score, type Reply } from "./net";
import { scoreGame } from "./games";
import {
  afterWaiting,
  agreed,
  before,
  looksLikeSheet,
  type Answer,
  type Draft,
  type Fault,
  type Next,
  type SheetDeal,
  type SheetDocument,
} from "./sheet";
import type { Start } from "./start";

export interface Stored {
  id: string;
  /** When it was begun, in milliseconds. */
  begun: number;
  document: SheetDocument;
  answer: Answer | null;
  /** The rows that the answer is for, as JSON. */
  answered: string[];
  /** Earlier forms of the rows, the latest last. */
  past: SheetDeal[][];
  draft: Draft | null;
}

interface Shelf {
  current: string | null;
  books: Stored[];
}

const KEY = "prikup-score";
const UNDO = 50;
const RETRY = [1500, 3000, 6000, 12000];

export function readShelf(text: string | null): Shelf {
  const shelf: Shelf = { current: null, books: [] };
  try {
    const found = JSON.parse(text ?? "null") as Partial<Shelf> | null;
    for (const book of found?.books ?? []) {
      if (typeof book.id !== "string" || !looksLikeSheet(book.document)) continue;
      shelf.books.push({
        id: book.id,
        begun: typeof book.begun === "number" ? book.begun : 0,
        document: book.document,
        answer: book.answer ?? null,
        answered: book.answer === null ? [] : (book.answered ?? []),
        past: Array.isArray(book.past) ? book.past : [],
        draft: book.draft ? { ...emptyDraft(book.document), ...book.draft } : null,
      });
    }
    if (shelf.books.some((book) => book.id === found?.current)) shelf.current = found?.current ?? null;
  } catch {
    // A damaged store is an empty one.
  }
  return shelf;
}

/** An empty form: what a draft that was kept may lack. */
function emptyDraft({ game, players }: SheetDocument): Draft {
  return scoreGame(game).emptyDraft(players.length, null);
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export class Books {
  shelf = $state<Shelf>(readShelf(stored()));
  away = $state(false);
  /** What the server says against the sheet as it stands. */
  fault = $state.raw<Fault | null>(null);
  busy = $state(false);
  /** This browser keeps nothing: a reload would lose the sheet. */
  unkept = $state(false);

  book = $derived(this.shelf.books.find((book) => book.id === this.shelf.current) ?? null);
  deals = $derived(this.book?.document.deals ?? []);
  players = $derived(this.book?.document.players ?? []);
  game = $derived(scoreGame(this.book?.document.game));
  /** How many rows stand as the server scored them. */
  scored = $derived(
    this.book?.answer == null
      ? 0
      : Math.min(agreed(this.deals, this.book.answered), this.book.answer.rows.length),
  );
  waiting = $derived(this.deals.length - this.scored);
  /** The answer, when it is for the sheet as it stands. */
  answer = $derived(this.waiting === 0 ? (this.book?.answer ?? null) : null);

  /** What the next row can hold; while rows wait, as far as it is known. */
  next = $derived(this.reckoned(this.deals.length));

  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private running = false;

  nameOf = (seat: number): string => this.players[seat] ?? String(seat + 1);

  /** Begin to listen; gives what ends it. */
  start(): () => void {
    const again = (): void => {
      this.tries = 0;
      void this.sync();
    };
    const elsewhere = (event: StorageEvent): void => {
      if (event.key === KEY) this.shelf = readShelf(event.newValue);
    };
    addEventListener("online", again);
    addEventListener("storage", elsewhere);
    void this.sync();
    return () => {
      removeEventListener("online", again);
      removeEventListener("storage", elsewhere);
      clearTimeout(this.timer);
    };
  }

  keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.shelf));
      this.unkept = false;
    } catch {
      this.unkept = true;
    }
  }

  // --- books ---------------------------------------------------------------------------

  open(document: SheetDocument): void {
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
    const book: Stored = {
      id,
      begun: Date.now(),
      document,
      answer: null,
      answered: [],
      past: [],
      draft: null,
    };
    this.shelf.books.unshift(book);
    this.choose(id);
  }

  choose(id: string | null): void {
    this.shelf.current = id;
    this.fault = null;
    this.keep();
    void this.sync();
  }

  forget(id: string): void {
    this.shelf.books = this.shelf.books.filter((book) => book.id !== id);
    if (this.shelf.current === id) this.shelf.current = null;
    this.keep();
  }

  // --- rows ----------------------------------------------------------------------------

  /** Put a row at `at` (the end: a new one). Gives the fault of this very row, which is then not
   * stored; a fault that shows further down is stored and shown there. */
  async put(at: number, row: SheetDeal): Promise<Fault | null> {
    const deals = [...$state.snapshot(this.deals)];
    deals[at] = row;
    const reply = await this.ask(deals);
    if (reply === null) return { row: null, field: null, id: "net-unanswered" };
    const refused = reply.t === "refused" ? reply.fault : null;
    if (refused !== null && (refused.row === at || (refused.row === null && this.fault === null)))
      return refused;
    this.become(deals);
    this.take(reply, deals);
    return null;
  }

  async remove(at: number): Promise<void> {
    const deals = $state.snapshot(this.deals).filter((_, i) => i !== at);
    const reply = await this.ask(deals);
    if (reply === null) return;
    this.become(deals);
    this.take(reply, deals);
  }

  async undo(): Promise<void> {
    const before = $state.snapshot(this.book?.past.at(-1));
    if (this.book === null || before === undefined) return;
    const reply = await this.ask(before);
    if (reply === null) return;
    this.book.past.pop();
    this.book.document.deals = before;
    this.fault = null;
    this.take(reply, before);
    this.keep();
  }

  /** What the server would say to these rows; `null` when there is no such question any more. */
  private async ask(deals: SheetDeal[], start?: Start): Promise<Reply | null> {
    if (this.book === null || this.busy) return null;
    this.busy = true;
    const { id } = this.book;
    const now = $state.snapshot(this.book.document) as SheetDocument;
    const document = { ...now, deals, ...(start === undefined ? {} : { start }) };
    const reply = await score(document, this.away);
    this.busy = false;
    return this.book?.id === id ? reply : null;
  }

  /** Let the match begin elsewhere. Gives why it cannot; what a row then cannot be, is shown there. */
  async begin(start: Start): Promise<Fault | null> {
    const deals = $state.snapshot(this.deals) as SheetDeal[];
    const reply = await this.ask(deals, start);
    if (reply === null) return { row: null, field: null, id: "net-unanswered" };
    if (reply.t === "away") return { row: null, field: null, id: "net-offline" };
    if (reply.t === "refused" && reply.fault.row === null) return reply.fault;
    if (this.book !== null) this.book.document.start = start;
    this.take(reply, deals);
    return null;
  }

  private become(deals: SheetDeal[]): void {
    if (this.book === null) return;
    this.book.past = [...this.book.past, $state.snapshot(this.deals) as SheetDeal[]].slice(-UNDO);
    this.book.document.deals = deals;
    this.fault = null;
    this.keep();
  }

  // --- the server ----------------------------------------------------------------------

  async sync(): Promise<void> {
    if (this.running || this.book === null) return;
    this.running = true;
    clearTimeout(this.timer);
    const { id } = this.book;
    const document = $state.snapshot(this.book.document) as SheetDocument;
    const reply = await score(document);
    this.running = false;
    const changed =
      this.book.id !== id || JSON.stringify(this.book.document) !== JSON.stringify(document);
    if (changed) {
      if (reply.t !== "away") await this.sync();
      else this.later();
    } else this.take(reply, document.deals);
  }

  private later(): void {
    this.away = true;
    clearTimeout(this.timer);
    const wait = RETRY[Math.min(this.tries++, RETRY.length - 1)];
    this.timer = setTimeout(() => void this.sync(), wait);
  }

  private take(reply: Reply, deals: SheetDeal[]): void {
    if (this.book === null) return;
    if (reply.t === "away") {
      this.later();
      return;
    }
    this.away = false;
    this.tries = 0;
    clearTimeout(this.timer);
    const answer = reply.t === "scored" ? reply.answer : reply.before;
    this.fault = reply.t === "refused" ? reply.fault : null;
    if (answer !== null) {
      this.book.answer = answer;
      this.book.answered = deals.slice(0, answer.rows.length).map((row) => JSON.stringify(row));
    }
    this.keep();
  }

  /** What row `at` can hold: asked from the server, the last known without it. */
  async nextAt(at: number): Promise<Answer["next"] | null> {
    const known = this.next;
    if (this.book === null || known === null || at >= this.deals.length) return known;
    const document = $state.snapshot(this.book.document) as SheetDocument;
    const reply = await score({ ...document, deals: document.deals.slice(0, at) });
    if (reply.t === "scored") return reply.answer.next;
    const row = at < this.scored ? this.book.answer?.rows[at] : undefined;
    return row === undefined ? this.reckoned(at) : before(known, row);
  }

  /** The same of row `at`, which waits, by the last answer and the rows that wait before it. */
  private reckoned(at: number): Next | null {
    const answer = this.book?.answer;
    if (answer == null) return null;
    const outdated = answer.rows[this.scored];
    const next = outdated === undefined ? answer.next : before(answer.next, outdated);
    return afterWaiting(next, this.deals.slice(this.scored, at));
  }

  async file(form: "json" | "svg" | "pdf" | "csv"): Promise<Blob | null> {
    if (this.book === null) return null;
    const document = $state.snapshot(this.book.document) as SheetDocument;
    if (form !== "json") return drawn(form, document);
    return new Blob([JSON.stringify(document, null, 1)], { type: "application/json" });
  }

  /** A sheet from a file: opened beside the others. Gives why it cannot be. */
  async bring(text: string): Promise<Fault | null> {
    let document: unknown;
    try {
      document = JSON.parse(text);
    } catch {
      return { row: null, field: null, id: "score-no-json" };
    }
    if (!looksLikeSheet(document)) return { row: null, field: null, id: "score-no-sheet" };
    const reply = await score(document);
    if (reply.t === "refused" && reply.fault.row === null) return reply.fault;
    this.open(document);
    return null;
  }
}
