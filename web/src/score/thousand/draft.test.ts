/** A row of Thousand in the form: what the page checks itself, to the document and back. */

import { describe, expect, it } from "vitest";
import { completed } from "../sheet";
import { check, draftOf, emptyDraft, isNothing, rowOf } from "./draft";
import type { ThousandDeal, ThousandDraft, ThousandNext } from "./types";

const PLAYERS = ["A", "B", "C"];
const NEXT: ThousandNext = {
  deal: 1, forced: 1, seats: [1, 2, 0], golden: false, fixed_bid: null, least: 100, blind_bid: 120,
  most: 400, step: 5, cards: 120, pairs: false, less: false, contract: true, tricks: 8, penalty: 120,
  marriages: { S: 40, C: 60, D: 80, H: 100 }, may: ["blind", "write_off", "redeal", "bought", "aces_held", "kept_lead"],
};

function draft(part: Partial<ThousandDraft>): ThousandDraft {
  return { ...emptyDraft(3), declarer: 0, bid: "120", ...part };
}

describe("points", () => {
  it("are never the rest where cards stay out", () => {
    expect(completed(["60", "", ""], [0, 1], 120, true)).toEqual([60, null, null]);
    const next = { ...NEXT, seats: [0, 1], less: true };
    expect(check(draft({ points: ["60", "40", ""] }), next)).toEqual([]);
    expect(check(draft({ points: ["60", "", ""] }), next)[0]?.id).toBe("score-no-points");
  });
  it("without an auction need no declarer", () => {
    const next = { ...NEXT, contract: false };
    const played = draft({ declarer: null, bid: "", points: ["60", "40", "20"] });
    expect(check(played, next)).toEqual([]);
    expect(rowOf(played, PLAYERS, next)).toEqual({ cards: { A: 60, B: 40, C: 20 } });
  });
});

describe("what the page checks by itself", () => {
  it("lets a whole row pass", () => {
    expect(check(draft({ points: ["67", "53", ""] }), NEXT)).toEqual([]);
  });
  it.each<[Partial<ThousandDraft>, string, string]>([
    [{ declarer: null }, "declarer", "score-no-declarer"],
    [{ bid: "" }, "bid", "score-no-bid"],
    [{ bid: "123" }, "bid", "bid-no-multiple"],
    [{ bid: "95" }, "bid", "bid-too-low"],
    [{ bid: "500" }, "bid", "bid-over-ceiling"],
    [{ points: ["67", "53", "1"] }, "cards", "cards-sum"],
    [{ points: ["67", "54", ""] }, "cards", "cards-sum"],
    [{ points: ["67", "", ""] }, "cards", "score-no-points"],
    [{ points: ["67", "-3", ""] }, "cards", "score-number"],
    [{ points: ["67", "53", ""], talon: "-2" }, "talon_points", "score-number"],
    [{ points: ["67", "53", ""], captured: ["", "x", ""] }, "captured", "score-number"],
    [{ kind: "write_off", acesHeld: ["2", "one", ""] }, "aces_held", "score-number"],
    [{ kind: "penalty" }, "penalty", "score-no-payer"],
    [{ kind: "penalty", player: 1, amount: "0" }, "amount", "score-amount"],
  ])("refuses %j", (part, field, id) => {
    const fault = check(draft(part), NEXT)[0];
    expect([fault?.field, fault?.id]).toEqual([field, id]);
  });
  it("knows an empty form, zeros or not", () => {
    expect(isNothing(emptyDraft(3))).toBe(true);
    expect(isNothing({ ...emptyDraft(3), points: ["0", "0", "0"] })).toBe(true);
    expect(isNothing(draft({}))).toBe(false);
  });
});

describe("a row", () => {
  it.each<ThousandDeal>([
    { declarer: "A", bid: 140, cards: { A: 67, B: 53, C: 0 }, marriages: { A: ["C", "H"], B: ["D"] } },
    { declarer: "C", bid: 120, blind: true, cards: { A: 0, B: 0, C: 120 }, tricks: { A: 1, B: 0, C: 7 } },
    { declarer: "B", bid: 100, cards: { A: 20, B: 90, C: 10 }, aces: "B", nines: "A", redeal: {} },
    { declarer: "B", bid: 130, write_off: true },
    { declarer: "B", bid: 120, cards: { A: 0, B: 120, C: 0 }, kept_lead: "C" },
    { declarer: "B", bid: 130, concede: true },
    { declarer: "B", bid: 130, bomb: true },
    { declarer: "B", bid: 130, write_off: true, contra: "recontra", aces_held: { B: 2, C: 1 } },
    { declarer: "B", bid: 130, write_off: true, bought: [{ buyer: "B", seller: "C" }], redeal: {} },
    { all_pass: true, cards: { A: 20, B: 50, C: 10 } },
    { declarer: "A", bid: 240, cards: { A: 120, B: 0, C: 0 }, half_marriages: { A: ["S"] },
      captured: { B: 1 }, contra: "contra", bought: [{ buyer: "A", seller: "C" }] },
    { redeal: { player: "C" } },
    { redeal: {} },
    { penalty: { player: "B", reason: "bad_cut", amount: 60 } },
    { penalty: { player: "B", reason: "misdeal" } },
  ])("comes back from the form as it went in: %j", (row) => {
    expect(rowOf(draftOf(row, PLAYERS), PLAYERS, NEXT)).toEqual(row);
  });
  it("reads suits from a text too", () => {
    const row = { declarer: "A", bid: 100, cards: { A: 120 }, marriages: { A: "S H" } };
    expect(draftOf(row, PLAYERS).marriages).toEqual({ S: 0, H: 0 });
  });
});
