import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../net/protocol";
import type { ThousandView } from "../../net/thousand";
import { pastEvents } from "../describe";
import { nextSteps, sayings } from "./bids";
import { thousand } from ".";
import { draw } from "./draw";
import { barrelDealsLeft, isPair } from "./holds";

describe("what may be said in Thousand", () => {
  it("are bids and raises in order, and words", () => {
    const said = sayings(["115", "105", "bid 140", "110", "bid 130", "blind"]);
    expect(said).toEqual({ bids: [105, 110, 115], raises: [130, 140], words: ["blind"] });
    expect(nextSteps(said.bids, 2)).toEqual([105, 110]);
  });
});

describe("what a seat holds in Thousand", () => {
  const view = {
    hand: ["KH", "QH", "KS", "QD"],
    standing: { barrel: [null, 1, 0], barrel_deals: 3 },
  } as unknown as ThousandView;

  it("are its pairs", () => {
    expect(view.hand?.filter((card) => isPair(view, card))).toEqual(["KH", "QH"]);
  });

  it("are told to who would break one by a lead that declares nothing", () => {
    const lead = (changes: object): ThousandView =>
      ({ ...view, trick: [], legal: ["KH", "KS"], worth: {}, ...changes }) as ThousandView;
    expect(thousand.warning(lead({}), "KH", "play")).not.toBeNull();
    expect(thousand.warning(lead({}), "KS", "play")).toBeNull();
    expect(thousand.warning(lead({ worth: { KH: 100 } }), "KH", "play")).toBeNull();
    expect(thousand.warning(lead({ trick: [{ seat: 1, card: "AH" }] }), "KH", "play")).toBeNull();
  });

  it("is a stock while it is drawn from", () => {
    expect(thousand.stock({ ...view, phase: "play", stock_size: 12 })).toBe(12);
    expect(thousand.stock({ ...view, phase: "over", stock_size: 12 })).toBe(0);
  });

  it("grows by the card that it draws, of which others see the back alone", () => {
    const before = { ...view, me: 0, hand: ["KH"], hand_sizes: [1, 1], stock_size: 12 } as ThousandView;
    const own = draw(before, { kind: "draw", seat: 0, data: { card: "9D" } });
    const both = draw(own, { kind: "draw", seat: 1 });
    expect([both.hand, both.hand_sizes, both.stock_size]).toEqual([["KH", "9D"], [2, 2], 10]);
  });

  it("are the deals it has left on the barrel", () => {
    expect([0, 1, 2].map((seat) => barrelDealsLeft(view, seat))).toEqual([null, 2, 3]);
  });
});

describe("the forced bid", () => {
  const deal = (forced: ThousandView["forced"]): ThousandView =>
    ({
      phase: "play",
      dealer: 0,
      forced,
      calls: [{ seat: 2, call: "pass" }],
      tricks: [],
      trick: [],
    }) as unknown as ThousandView;

  it("is told of although nobody said it, before all that was said", () => {
    const told = pastEvents(thousand, deal({ seat: 1, bid: 100 }));
    expect(told.map((event) => event.kind)).toEqual(["deal", "forced", "call"]);
    expect(told[1]).toEqual({ kind: "forced", seat: 1, data: { bid: 100 } });
  });

  it("is none where nothing stood before the auction", () => {
    expect(pastEvents(thousand, deal(null)).map((event) => event.kind)).toEqual(["deal", "call"]);
  });
});

describe("a redeal that the others must agree to", () => {
  const said = (...calls: string[]): ThousandView =>
    ({
      phase: "consent",
      calls: calls.map((call, i) => ({ seat: i % 3, call })),
    }) as unknown as ThousandView;
  const no: GameEvent = { kind: "call", seat: 0, data: { call: "keep" } };

  it("is refused to who asked first, whoever agreed meanwhile", () => {
    expect(thousand.refuses(said("keep", "redeal"), no)).toBe(1);
    expect(thousand.refuses(said("keep", "redeal", "redeal"), no)).toBe(1);
  });

  it("is refused by no other word, and nothing is refused when nobody asked", () => {
    expect(thousand.refuses(said("keep", "redeal"), { ...no, data: { call: "redeal" } })).toBe(null);
    expect(thousand.refuses({ ...said("keep"), phase: "hand-claims" }, no)).toBe(null);
  });
});
