import { describe, expect, it } from "vitest";
import type { GameEvent, Peek, Suit } from "../net/protocol";
import type { ThousandView } from "../net/thousand";
import { knownTalon, opponentsOf, placeOf, timesOf, withEvent } from "./shown";
import { thousand } from "./thousand";
import { hasSoFar } from "./thousand/holds";

function view(changes: Partial<ThousandView> = {}): ThousandView {
  return {
    game: "thousand",
    me: 0,
    players: 3,
    seats: [1, 2, 0],
    phase: "play",
    turn: 1,
    dealer: 0,
    standing: {
      scores: [0, 0, 0],
      bolts: [0, 0, 0],
      barrel: [null, null, null],
      barrels_lost: [0, 0, 0],
      write_offs: [0, 0, 0],
      deal_number: 1,
      barrel_at: 880,
      target: 1000,
      barrel_deals: 3,
    },
    hand: ["AS", "KS"],
    hand_sizes: [2, 2, 2],
    hands: null,
    talon: null,
    talon_size: 0,
    calls: [],
    bid: 100,
    bidder: 1,
    passed: [false, false, false],
    declarer: 1,
    forced: null,
    blind: null,
    golden: false,
    doubled: false,
    limit: null,
    given: [],
    trump: null,
    leader: 1,
    trick: [],
    tricks: [],
    points: [0, 0, 0],
    tricks_taken: [0, 0, 0],
    stock_size: 0,
    marriages: [],
    legal: [],
    illegal: {},
    worth: {},
    summary: null,
    winner: null,
    ...changes,
  };
}

function drawn(before: ThousandView, event: GameEvent): ThousandView {
  return withEvent(thousand, before, event);
}

describe("an event drawn onto the view", () => {
  it("lays a card, takes it from the hand, counts a marriage", () => {
    const before = view({ turn: 0 });
    const data = { card: "KS", declares: "S", worth: 40, trump: "S" } as const;
    const after = drawn(before, { kind: "play", seat: 0, data });
    expect(after.trick).toEqual([{ seat: 0, card: "KS" }]);
    expect(after.hand).toEqual(["AS"]);
    expect(after.hand_sizes).toEqual([1, 2, 2]);
    expect(after.trump).toBe("S");
    expect(after.marriages).toEqual([{ seat: 0, suit: "S", worth: 40, trump: true }]);
    expect([0, 1].map((seat) => hasSoFar(after, seat))).toEqual([40, 0]);
    expect(before.hand).toEqual(["AS", "KS"]);
  });

  it("clears a trick away to its winner", () => {
    const trick = [
      { seat: 1, card: "AS" },
      { seat: 2, card: "9S" },
      { seat: 0, card: "KS" },
    ];
    const after = drawn(view({ trick }), { kind: "trick", seat: 1, data: { points: 15 } });
    expect(after.trick).toEqual([]);
    expect(after.tricks).toEqual([{ leader: 1, cards: ["AS", "9S", "KS"], winner: 1 }]);
    expect(after.points).toEqual([0, 15, 0]);
    expect(after.turn).toBe(1);
  });

  it("lays a lead face down and turns it up", () => {
    const lead = { kind: "play", seat: 1, data: { face_down: true } };
    const crawled = drawn(view(), lead);
    expect(crawled.trick).toEqual([{ seat: 1, face_down: true }]);
    expect(crawled.hand_sizes).toEqual([2, 1, 2]);
    const turned = drawn(crawled, { kind: "turned", seat: 1, data: { card: "TS" } });
    expect(turned.trick).toEqual([{ seat: 1, card: "TS" }]);
    const mine = { kind: "play", seat: 0, data: { face_down: true, card: "KS" } };
    const own = drawn(view({ turn: 0 }), mine);
    expect([own.hand, own.trick]).toEqual([["AS"], [{ seat: 0, card: "KS", face_down: true }]]);
  });

  it("says a bid, also a raise", () => {
    const bid = drawn(view(), { kind: "call", seat: 2, data: { call: "120" } });
    expect([bid.bid, bid.bidder]).toEqual([120, 2]);
    const raised = drawn(bid, { kind: "call", seat: 2, data: { call: "bid 140" } });
    expect(raised.bid).toBe(140);
    const passed = drawn(raised, { kind: "call", seat: 0, data: { call: "pass" } });
    expect([passed.bid, passed.passed]).toEqual([140, [true, false, false]]);
  });

  it("keeps a hidden card hidden", () => {
    const after = drawn(view(), { kind: "give", seat: 1, data: { to: 2 } });
    expect(after.given).toEqual([{ seat: 2 }]);
    expect(after.hand_sizes).toEqual([2, 1, 3]);
  });

  it("of an unknown kind changes nothing", () => {
    const before = view();
    expect(drawn(before, { kind: "earthquake", seat: 1 })).toBe(before);
  });
});

describe("the talon that only I have looked at", () => {
  it("is known card by card, or by its suits", () => {
    const talon = { bonus: "talon", cards: ["KH", "TH", "AH"] };
    const suits = { bonus: "suits", suits: ["H", "S", "H"] as Suit[] };
    const card = { bonus: "card 1", cards: ["TS"] };
    const of = (...seen: Peek[]): unknown =>
      knownTalon(view({ talon_size: 3, bonuses: { left: [], used: [], seen } }));
    expect(of()).toEqual([{}, {}, {}]);
    expect(of(card)).toEqual([{}, { card: "TS" }, {}]);
    expect(of(suits, card)).toEqual([{ suit: "H" }, { suit: "S", card: "TS" }, { suit: "H" }]);
    expect(of(talon)).toEqual([{ card: "KH" }, { card: "TH" }, { card: "AH" }]);
    expect(knownTalon(view({ talon_size: 2 }))).toEqual([{}, {}]);
  });
});

describe("places at the table", () => {
  it.each([
    [2, ["top"]],
    [3, ["left", "right"]],
    [4, ["left", "top", "right"]],
  ])("of %i players", (players, places) => {
    for (const me of [0, 1]) {
      const seen = view({ players, me });
      expect(opponentsOf(seen).map((seat) => placeOf(seen, seat))).toEqual(places);
      expect(placeOf(seen, me)).toBe("bottom");
    }
  });

  it("do not fly where motion is reduced", () => {
    expect(timesOf("slow", true)).toEqual({ ...timesOf("slow", false), flight: 0 });
    expect(Object.values(timesOf("none", false))).toEqual([0, 0, 0]);
  });
});
