/**
 * One table's WebSocket that heals itself.
 *
 * After a break it comes back with growing pauses and says `hello` with the last `seq` it has.
 * A request without an answer is sent once more under the same id (the server answers a repeated
 * id with the first result, so nothing happens twice); after that the connection is renewed.
 */

import type { Request, ServerMessage } from "./protocol";

export type Status = "connecting" | "open" | "reconnecting" | "closed";

/** The part of a WebSocket that is used, so that tests can bring their own. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
}

export interface Options {
  open: () => SocketLike;
  name: () => string;
  onMessage: (message: ServerMessage) => void;
  onStatus: (status: Status) => void;
  /** A request was never answered, although it was sent twice. */
  onLost: (id: string) => void;
}

export const RESEND_AFTER = 2500;
export const RENEW_AFTER = 5000;
const PING_EVERY = 20_000;
const SILENCE = 30_000;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;

interface Waiting {
  text: string;
  sent: number;
  timer: ReturnType<typeof setTimeout> | null;
}

export class TableSocket {
  private socket: SocketLike | null = null;
  private status: Status = "closed";
  private readonly waiting = new Map<string, Waiting>();
  private seq: number | null = null;
  private tries = 0;
  private counter = 0;
  private readonly salt = Math.random().toString(36).slice(2, 8);
  private retry: ReturnType<typeof setTimeout> | null = null;
  private pinger: ReturnType<typeof setInterval> | null = null;
  private heard = 0;

  constructor(private readonly options: Options) {}

  start(): void {
    if (this.status !== "closed") return;
    this.say("connecting");
    this.connect();
  }

  stop(): void {
    this.say("closed");
    if (this.retry !== null) clearTimeout(this.retry);
    if (this.pinger !== null) clearInterval(this.pinger);
    for (const entry of this.waiting.values()) this.hush(entry);
    this.waiting.clear();
    this.drop();
  }

  /** Try at once, for instance when the phone is back online. */
  hurry(): void {
    if (this.status !== "reconnecting" || this.retry === null) return;
    clearTimeout(this.retry);
    this.retry = null;
    this.connect();
  }

  /** Send a request; the answer comes as `ok` or `refused` with the id returned here. */
  request(message: Request): string {
    const id = `${this.salt}-${String(++this.counter)}`;
    const entry: Waiting = { text: JSON.stringify({ ...message, id }), sent: 0, timer: null };
    this.waiting.set(id, entry);
    if (this.status === "open") this.transmit(id, entry);
    return id;
  }

  /** Say hello again: answered with the whole state, for a page that lost the thread. */
  refresh(): void {
    if (this.status === "open") this.hello(null);
  }

  private connect(): void {
    this.retry = null;
    let socket: SocketLike;
    try {
      socket = this.options.open();
    } catch {
      this.later();
      return;
    }
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.tries = 0;
      this.heard = Date.now();
      this.say("open");
      this.hello(this.seq);
      for (const [id, entry] of this.waiting) this.transmit(id, entry);
      if (this.pinger !== null) clearInterval(this.pinger);
      this.pinger = setInterval(() => {
        if (Date.now() - this.heard > SILENCE) this.renew();
        else this.socket?.send('{"t":"ping"}');
      }, PING_EVERY);
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(event.data);
    };
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.drop();
      this.later();
    };
  }

  private hello(seq: number | null): void {
    this.socket?.send(JSON.stringify({ t: "hello", seq, name: this.options.name() }));
  }

  private receive(data: unknown): void {
    this.heard = Date.now();
    let message: ServerMessage;
    try {
      message = JSON.parse(String(data)) as ServerMessage;
    } catch {
      return;
    }
    if (message.t === "state") this.seq = message.seq;
    if (message.t === "ok" || message.t === "refused") {
      const entry = this.waiting.get(message.id);
      if (entry !== undefined) this.hush(entry);
      this.waiting.delete(message.id);
    }
    this.options.onMessage(message);
  }

  private transmit(id: string, entry: Waiting): void {
    this.hush(entry);
    if (entry.sent >= 2) {
      this.waiting.delete(id);
      this.options.onLost(id);
      return;
    }
    entry.sent += 1;
    this.socket?.send(entry.text);
    entry.timer =
      entry.sent === 1
        ? setTimeout(() => {
            if (this.status === "open") this.transmit(id, entry);
          }, RESEND_AFTER)
        : setTimeout(() => {
            this.waiting.delete(id);
            this.options.onLost(id);
            this.renew();
          }, RENEW_AFTER);
  }

  private hush(entry: Waiting): void {
    if (entry.timer !== null) clearTimeout(entry.timer);
    entry.timer = null;
  }

  private renew(): void {
    this.drop();
    this.later();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private later(): void {
    if (this.status === "closed") return;
    if (this.pinger !== null) clearInterval(this.pinger);
    this.say("reconnecting");
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.tries);
    this.tries += 1;
    this.retry = setTimeout(() => {
      this.connect();
    }, pause * (0.75 + Math.random() / 2));
  }

  private say(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    this.options.onStatus(status);
  }
}

export function openTableSocket(table: string): SocketLike {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const url = `${scheme}//${location.host}/ws/tables/${encodeURIComponent(table)}`;
  return new WebSocket(url) as unknown as SocketLike;
}
