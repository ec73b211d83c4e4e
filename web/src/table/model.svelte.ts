/**
 * One table as this page lives it: the connection, the newest state, what is drawn of it by now,
 * what the person has chosen but not sent, what was refused.
 *
 * States queue up; their events are drawn one after another at the chosen pace. Choices are always
 * made on the newest state: while pictures still move, nothing can be touched by mistake.
 */

import { announcer } from "../app/announcer.svelte";
import { chime } from "../app/sound";
import { api } from "../net/api";
import type {
  Card,
  GameEvent,
  Pace,
  Reason,
  Request,
  Seat,
  ServerMessage,
  SettleStep,
  StateMessage,
  Summary,
  TableInfo,
  View,
} from "../net/protocol";
import { forgetTable, rememberTable } from "../home/tables";
import { openTableSocket, TableSocket, type Status } from "../net/socket";
import { reducedMotion, settings } from "../settings/settings.svelte";
import { cardName, lang, reasonText, t } from "../text/i18n.svelte";
import { choose, forcedPlay, nothingToDecide, offersOf, pickable, receivers, stillHolds, type Gift } from "./actions";
import { describe, pastEvents } from "./describe";
import type { TableGame } from "./game";
import { gameOf } from "./games";
import { holdsCard } from "./hands";
import { Panels } from "./panels.svelte";
import { Promises } from "./shuffle";
import { timesOf, withEvent, type Times } from "./shown";

export interface Notice {
  text: string;
  /** Where it is said: near a card of the hand, or in general. */
  card: Card | null;
  /** It only says how to choose: the next choice answers it. */
  advice: boolean;
  key: number;
}

export interface Line {
  id: number;
  event: GameEvent;
}

export interface ChatLine {
  id: number;
  name: string;
  text: string;
}

/** What the felt shows of a table: a record that is looked at gives the same. */
export type Felt = Pick<
  TableModel,
  | "game"
  | "view"
  | "me"
  | "table"
  | "myTurn"
  | "offers"
  | "gifts"
  | "selected"
  | "pickMode"
  | "taker"
  | "nameOf"
> &
  Partial<Pick<TableModel, "guide" | "offer" | "takeBack">>;

const HISTORY = 120;
/** More news than this is not shown move by move. */
const TOO_MANY = 12;
const NOTICE = 8000;
const CARD_NOTICE = 3500;

const NOTHING = offersOf({ phase: "", legal: [] });

const sleep = (ms: number): Promise<void> =>
  ms <= 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, ms));

export class TableModel {
  status = $state<Status>("connecting");
  table = $state.raw<TableInfo | null>(null);
  /** What the game needs of the table. */
  game = $derived.by((): TableGame => gameOf(this.table?.game ?? ""));
  /** What is drawn. */
  view = $state.raw<View | null>(null);
  seq = $state(-1);
  /** What is known. */
  latest = $state.raw<StateMessage | null>(null);
  /** The action that is on its way. */
  pending = $state.raw<{ id: string; action: string; seq: number } | null>(null);
  notice = $state.raw<Notice | null>(null);
  gone = $state.raw<Reason | null>(null);
  /** What the open choice means, said over the trick as long as it is open. */
  guide = $state<string | null>(null);

  /** The card that was tapped once. */
  selected = $state<Card | null>(null);
  gifts = $state.raw<Gift[]>([]);
  /** Cards chosen for a word that takes cards (`discard`, `sell`). */
  picked = $state.raw<Card[]>([]);
  readonly panels = new Panels();
  readonly promises: Promises;
  /** Cards are chosen for such a word although they could be passed as well. */
  pickMode = $state(false);

  /** Who takes the trick that is being cleared away: where it flies to. */
  taker = $state<Seat | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  /** What somebody else has just said: it is shown for a while where talk is not open. */
  heard = $state.raw<ChatLine | null>(null);
  rows = $state.raw<Summary[]>([]);
  /** How it is settled on paper if the match stopped now, where the game has a way. */
  steps = $state.raw<SettleStep[]>([]);

  /** The newest state is drawn, nothing is on its way: the person may choose. */
  ready = $derived(
    this.latest !== null && this.seq === this.latest.seq && this.pending === null,
  );
  me = $derived(this.table?.me ?? null);
  myTurn = $derived(
    this.view !== null &&
      this.me !== null &&
      this.view.turn === this.me &&
      !nothingToDecide(this.view.legal),
  );
  offers = $derived.by(() => {
    const view = this.ready ? (this.latest?.view ?? null) : null;
    return view === null || nothingToDecide(view.legal) ? NOTHING : offersOf(view);
  });

  private readonly socket: TableSocket;
  /** What was asked, and the notice that the person had before their eyes then. */
  private readonly requests = new Map<string, { t: Request["t"]; seen: number | null }>();
  private queue: StateMessage[] = [];
  private running = false;
  private counter = 0;
  private stopped = false;
  private noticeTimer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly id: string,
    private readonly reduced: () => boolean = reducedMotion,
  ) {
    this.promises = new Promises(id);
    this.socket = new TableSocket({
      open: () => openTableSocket(id),
      name: () => settings.name,
      onMessage: (message) => {
        this.receive(message);
      },
      onStatus: (status) => {
        this.status = status;
        if (status === "reconnecting") announcer.say(t("net-reconnecting"));
      },
      onLost: (request) => {
        this.requests.delete(request);
        if (this.pending?.id !== request) return;
        this.pending = null;
        this.tell(t("net-unanswered"));
      },
    });
  }

  start(): void {
    this.socket.start();
    void this.readSheet();
  }

  stop(): void {
    this.stopped = true;
    this.socket.stop();
    if (this.noticeTimer !== null) clearTimeout(this.noticeTimer);
  }

  hurry(): void {
    this.socket.hurry();
  }

  // --- what the person does ------------------------------------------------------------

  act(action: string): void {
    this.send(action, this.notice?.key ?? null);
  }

  private send(action: string, seen: number | null): void {
    if (this.pending !== null || this.latest === null) return;
    const seq = this.latest.seq;
    const id = this.request({ t: "act", seq, action }, seen);
    this.pending = { id, action, seq };
    this.selected = null;
    if (this.notice?.card !== null) this.notice = null;
  }

  ask(request: Request): string {
    return this.request(request, this.notice?.key ?? null);
  }

  private request(request: Request, seen: number | null): string {
    const id = this.socket.request(request);
    this.requests.set(id, { t: request.t, seen });
    return id;
  }

  /** Put a card aside for a player; nothing is sent yet. */
  offer(gift: Gift): void {
    this.gifts = choose(this.gifts, gift);
    this.selected = null;
    this.heeded();
    announcer.say(t("give-chosen", { name: this.nameOf(gift.seat), card: cardName(gift.card) }));
    if (settings.oneTap && this.giftsComplete) this.sendGifts();
  }

  takeBack(seat: Seat): void {
    this.gifts = this.gifts.filter((gift) => gift.seat !== seat);
  }

  get giftsComplete(): boolean {
    const wanted = receivers(this.offers.gifts);
    return wanted.length > 0 && wanted.every((seat) => this.gifts.some((g) => g.seat === seat));
  }

  /** All are chosen and confirmed: the first goes now, the next when its state is here. */
  sendGifts(): void {
    if (!this.giftsComplete) return;
    this.sendingGifts = true;
    this.sendNextGift();
  }

  /** Choose a card for a word that takes cards, or take it back. */
  pick(card: Card): void {
    this.heeded();
    if (this.picked.includes(card)) {
      this.picked = this.picked.filter((other) => other !== card);
      return;
    }
    // One more than any word takes: the newest replaces the first.
    let next = [...this.picked, card];
    while (next.length > 1 && !this.offers.picks.some((pick) => pickable(pick, next)))
      next = next.slice(1);
    if (this.offers.picks.some((pick) => pickable(pick, next))) this.picked = next;
  }

  private sendingGifts = false;

  private sendNextGift(): void {
    const wanted = receivers(this.latest?.view ? offersOf(this.latest.view).gifts : []);
    const gift = this.gifts.find((chosen) => wanted.includes(chosen.seat));
    if (gift === undefined) {
      this.sendingGifts = false;
      return;
    }
    this.act(`give ${String(gift.seat)} ${gift.card}`);
  }

  setPace(pace: Pace): void {
    settings.pace = pace;
    if (this.me !== null) this.ask({ t: "pace", pace });
  }

  // --- what is said to the person ------------------------------------------------------

  nameOf = (seat: Seat): string => {
    if (seat === this.me) return t("you");
    if (seat === this.view?.dummy) return t("third-hand");
    const { name = "", unnamed = false } = this.table?.seats[seat] ?? {};
    if (unnamed) return t("player-number", { number: seat + 1 });
    return name === "" ? t("seat-number", { number: seat + 1 }) : name;
  };

  /** A sentence that stays readable, whatever arrives meanwhile, until the person's next step is
   *  accepted. */
  tell(text: string, card: Card | null = null, advice = false): void {
    const key = ++this.counter;
    this.notice = { text, card, advice, key };
    announcer.say(text);
    if (this.noticeTimer !== null) clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(
      () => {
        if (this.notice?.key === key) this.notice = null;
      },
      card === null ? NOTICE : CARD_NOTICE,
    );
  }

  /** How to choose; said until something is chosen. */
  advise(text: string): void {
    this.tell(text, null, true);
  }

  private heeded(): void {
    if (this.notice?.advice === true) this.notice = null;
  }

  private hear(line: ChatLine): void {
    this.heard = line;
    setTimeout(() => {
      if (this.heard === line) this.heard = null;
    }, NOTICE);
  }

  explain(reason: Reason, card: Card | null): void {
    this.tell(reasonText(reason, this.nameOf), card);
  }

  // --- what the server says ------------------------------------------------------------

  receive(message: ServerMessage): void {
    switch (message.t) {
      case "state":
        this.table = message.table;
        this.keepPlace(message.table, message.view);
        this.promises.see(message.table, message.view);
        if (message.view === null) {
          this.latest = message;
          return;
        }
        if (this.latest !== null && message.seq < this.latest.seq && message.since !== null) return;
        this.latest = message;
        this.queue.push(message);
        void this.run();
        return;
      case "table":
        this.table = message.table;
        this.promises.see(message.table, null);
        return;
      case "ok": {
        const seen = this.requests.get(message.id)?.seen ?? null;
        if (seen !== null && this.notice?.key === seen) this.notice = null;
        this.requests.delete(message.id);
        if (this.pending?.id === message.id && this.latest !== null) {
          // The state may have come before its receipt.
          if (this.latest.seq > this.pending.seq) this.settle();
        }
        return;
      }
      case "refused": {
        const kind = this.requests.get(message.id)?.t;
        this.requests.delete(message.id);
        if (this.pending?.id === message.id) {
          this.pending = null;
          this.sendingGifts = false;
        }
        this.explain(message.reason, null);
        if (kind === "act" && message.seq !== this.latest?.seq) this.socket.refresh();
        return;
      }
      case "said": {
        const { seat } = message;
        const there = seat !== null && this.table?.seats[seat]?.name === message.name;
        const name = there ? this.nameOf(seat) : message.name;
        const line = { id: ++this.counter, name, text: message.text };
        this.chat = [...this.chat, line].slice(-HISTORY);
        this.unread += 1;
        if (!there || seat !== this.me) this.hear(line);
        announcer.say(`${name}: ${message.text}`);
        return;
      }
      case "error":
        if (this.latest === null) {
          this.gone = message.reason;
          forgetTable(this.id);
          this.socket.stop();
        } else this.explain(message.reason, null);
        return;
      case "pong":
        return;
    }
  }

  /** The first page leads back to a table with a seat in a match under way. */
  private keepPlace(table: TableInfo, view: View | null): void {
    if (table.me === null || view?.phase === "over") {
      forgetTable(this.id);
      return;
    }
    const others = table.seats.filter((seat, i) => i !== table.me && seat.kind !== "open");
    rememberTable({ id: this.id, game: table.game, names: others.map((seat) => seat.name) });
  }

  private settle(): void {
    this.pending = null;
    if (this.sendingGifts) this.sendNextGift();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (;;) {
      const message = this.queue.shift();
      if (message === undefined || this.stopped) break;
      const hurried =
        this.view === null || message.events.length > TOO_MANY || this.queue.length > 4;
      const times = timesOf(hurried ? "none" : settings.pace, this.reduced());
      for (const event of message.events) await this.draw(event, times);
      this.show(message);
    }
    this.running = false;
  }

  private async draw(event: GameEvent, times: Times): Promise<void> {
    this.lines = [...this.lines, { id: ++this.counter, event }].slice(-HISTORY);
    announcer.say(describe(this.game, event, this.nameOf, "spoken"));
    if (event.kind === "scored") void this.readSheet();
    if (event.kind === "bonus" && event.seat !== this.me)
      this.tell(describe(this.game, event, this.nameOf, "seen"));
    if (this.view === null) return;
    if (this.me !== null && this.game.refuses(this.view, event) === this.me)
      this.tell(t("offer-refused", { name: this.nameOf(event.seat ?? 0) }));
    switch (event.kind) {
      case "play":
      case "turned":
        this.view = withEvent(this.game, this.view, event);
        await sleep(times.flight);
        return;
      case "trick":
        await sleep(times.rest);
        this.taker = event.seat ?? null;
        this.view = withEvent(this.game, this.view, event);
        await sleep(times.flight);
        return;
      case "talon":
        this.view = withEvent(this.game, this.view, event);
        await sleep(event.seat === this.me ? times.talon / 3 : times.talon);
        return;
      default:
        this.view = withEvent(this.game, this.view, event);
    }
  }

  private show(message: StateMessage): void {
    const view = message.view;
    if (view === null) return;
    const first = this.view === null;
    const before = this.view;
    const wasMine =
      before !== null &&
      before.turn === this.me &&
      before.legal.length > 0 &&
      !nothingToDecide(before.legal);
    this.view = view;
    this.seq = message.seq;
    if (first) {
      this.lines = pastEvents(this.game, view).map((event) => ({ id: ++this.counter, event }));
    }
    this.tellUnsaid(view);
    const { gifts, picks } = offersOf(view);
    this.gifts = stillHolds(this.gifts, gifts);
    if (!picks.some((pick) => pickable(pick, this.picked))) this.picked = [];
    if (picks.length === 0) this.pickMode = false;
    if (this.selected !== null && !holdsCard(view, this.selected)) this.selected = null;
    if (this.pending !== null && message.seq > this.pending.seq) this.settle();
    const mine = this.myTurn;
    if (mine && !(wasMine && before?.phase === view.phase && before.trick.length === view.trick.length)) {
      announcer.say(t("turn-yours"));
      if (settings.sound && !first) chime();
    }
    this.playForced(view, message.seq);
  }

  /** A bid that nobody said has its line too, once a deal. */
  private tellUnsaid(view: View): void {
    const event = this.game.unsaid(view);
    const deal = this.lines.findLastIndex((line) => line.event.kind === "deal");
    if (event === null || this.lines.slice(deal + 1).some((line) => line.event.kind === event.kind))
      return;
    this.lines = this.lines.toSpliced(deal + 1, 0, { id: ++this.counter, event }).slice(-HISTORY);
    announcer.say(describe(this.game, event, this.nameOf, "spoken"));
  }

  private playForced(view: View, seq: number): void {
    if (!settings.autoForced) return;
    const action = forcedPlay(view);
    if (action === null) return;
    setTimeout(() => {
      if (this.latest?.seq === seq && this.pending === null && !this.stopped) this.send(action, null);
    }, 350);
  }

  /** The sheet as the server keeps it, in the reader's language. */
  async readSheet(): Promise<void> {
    try {
      const { rows, steps } = await api.sheet(this.id, lang());
      this.rows = rows;
      this.steps = steps ?? [];
    } catch {
      // The sheet comes with the next deal; the scores stand in the top line anyway.
    }
  }
}
