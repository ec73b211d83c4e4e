import { describe, expect, it } from "vitest";
import type { ThousandView } from "../../net/thousand";
import { nextSteps, sayings } from "./bids";
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

  it("are the deals it has left on the barrel", () => {
    expect([0, 1, 2].map((seat) => barrelDealsLeft(view, seat))).toEqual([null, 2, 3]);
  });
});
