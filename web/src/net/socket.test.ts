import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "./protocol";
import { RENEW_AFTER, RESEND_AFTER, TableSocket, type SocketLike, type Status } from "./socket";

class Wire implements SocketLike {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.onopen?.({} as never);
  }
  says(message: unknown): void {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }
  breaks(): void {
    this.onclose?.({} as never);
  }
}

function made() {
  const wires: Wire[] = [];
  const heard: ServerMessage[] = [];
  const states: Status[] = [];
  const lost: string[] = [];
  const socket = new TableSocket({
    open: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
    name: () => "Anna",
    onMessage: (message) => heard.push(message),
    onStatus: (status) => states.push(status),
    onLost: (id) => lost.push(id),
  });
  const wire = (): Wire => {
    const last = wires.at(-1);
    if (last === undefined) throw new Error("no socket was opened");
    return last;
  };
  return { socket, wires, wire, heard, states, lost };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the socket of a table", () => {
  it("says hello first, and after a break with the last state it has", () => {
    const { socket, wires, wire, states } = made();
    socket.start();
    wire().opens();
    expect(wire().sent).toEqual([{ t: "hello", seq: null, name: "Anna" }]);
    wire().says({ t: "state", seq: 7 });
    wire().breaks();
    expect(states).toEqual(["connecting", "open", "reconnecting"]);
    vi.advanceTimersByTime(600);
    expect(wires).toHaveLength(2);
    wire().opens();
    expect(wire().sent[0]).toEqual({ t: "hello", seq: 7, name: "Anna" });
  });

  it("waits longer after each failure, and at once when told to hurry", () => {
    const { socket, wires, wire } = made();
    socket.start();
    for (let i = 0; i < 4; i++) {
      wire().breaks();
      vi.advanceTimersByTime(400 * 2 ** i * 0.7);
      expect(wires).toHaveLength(i + 1);
      vi.advanceTimersByTime(400 * 2 ** i);
      expect(wires).toHaveLength(i + 2);
    }
    wire().breaks();
    socket.hurry();
    expect(wires).toHaveLength(6);
  });

  it("keeps a request for the next connection, under the same id", () => {
    const { socket, wire } = made();
    socket.start();
    const id = socket.request({ t: "act", seq: 3, action: "AS" });
    wire().opens();
    expect(wire().sent[1]).toEqual({ t: "act", seq: 3, action: "AS", id });
    wire().breaks();
    vi.advanceTimersByTime(600);
    wire().opens();
    expect(wire().sent[1]).toEqual({ t: "act", seq: 3, action: "AS", id });
  });

  it("sends an unanswered request once more, then gives up and connects anew", () => {
    const { socket, wire, lost } = made();
    socket.start();
    wire().opens();
    const id = socket.request({ t: "next" });
    const old = wire();
    vi.advanceTimersByTime(RESEND_AFTER);
    expect(old.sent.filter((frame) => frame["id"] === id)).toHaveLength(2);
    vi.advanceTimersByTime(RENEW_AFTER);
    expect(lost).toEqual([id]);
    expect(old.closed).toBe(true);
  });

  it("is quiet about what was answered", () => {
    const { socket, wire, lost } = made();
    socket.start();
    wire().opens();
    const first = socket.request({ t: "next" });
    const second = socket.request({ t: "next" });
    wire().says({ t: "ok", id: first, seq: 1 });
    wire().says({ t: "refused", id: second, seq: 1, reason: { id: "stale" } });
    vi.advanceTimersByTime(RESEND_AFTER * 3);
    expect(wire().sent).toHaveLength(3);
    expect(lost).toEqual([]);
  });

  it("survives what is no message, and stays closed when stopped", () => {
    const { socket, wires, wire, heard } = made();
    socket.start();
    wire().opens();
    wire().says("{");
    expect(heard).toEqual([]);
    socket.stop();
    wire().breaks();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });
});
