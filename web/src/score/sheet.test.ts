/** The pure parts of the score-keeper: what the page checks itself, and rows to and from the form. */

import { describe, expect, it } from "vitest";
import { readShelf } from "./book.svelte";
import { agreed, check, completed, draftOf, emptyDraft, isEmpty, looksLikeSheet, rowOf, type Draft, type Next, type SheetDeal } from "./sheet";

const PLAYERS = ["A", "B", "C"];
const NEXT: Next = {
  deal: 1, forced: 1, seats: [1, 2, 0], golden: false, fixed_bid: null, least: 100, blind_bid: 120,
  most: 400, step: 5, cards: 120, less: false, contract: true, tricks: 8, penalty: 120,
  marriages: { S: 40, C: 60, D: 80, H: 100 }, may: ["blind", "write_off", "redeal", "bought", "aces_held"],
};

function draft(part: Partial<Draft>): Draft {
  return { ...emptyDraft(3), declarer: 0, bid: "120", ...part };
}

describe("points", () => {
  it("the third is the rest", () => {
    expect(completed(["67", "", "10"], NEXT.seats, 120)).toEqual([67, 43, 10]);
  });
  it("who takes everything leaves nothing to the others", () => {
    expect(completed(["120", "", ""], NEXT.seats, 120)).toEqual([120, 0, 0]);
  });
  it("stay open while two are missing, or too many are there", () => {
    expect(completed(["67", "", ""], NEXT.seats, 120)).toEqual([67, null, null]);
    expect(completed(["100", "", "30"], NEXT.seats, 120)).toEqual([100, null, 30]);
  });
  it("are never the rest where cards stay out", () => {
    expect(completed(["60", "", ""], [0, 1], 120, true)).toEqual([60, null, null]);
    const next = { ...NEXT, seats: [0, 1], less: true };
    expect(check(draft({ points: ["60", "40", ""] }), next)).toBeNull();
    expect(check(draft({ points: ["60", "", ""] }), next)?.id).toBe("score-no-points");
  });
  it("without an auction need no declarer", () => {
    const next = { ...NEXT, contract: false };
    const played = draft({ declarer: null, bid: "", points: ["60", "40", "20"] });
    expect(check(played, next)).toBeNull();
    expect(rowOf(played, PLAYERS, next)).toEqual({ cards: { A: 60, B: 40, C: 20 } });
  });
  it("ask nobody who sits out", () => {
    expect(completed(["60", "", "", ""], [1, 2, 0], 60)).toEqual([60, 0, 0, null]);
  });
});

describe("what the page checks by itself", () => {
  it("lets a whole row pass", () => {
    expect(check(draft({ points: ["67", "53", ""] }), NEXT)).toBeNull();
  });
  it.each<[Partial<Draft>, string, string]>([
    [{ declarer: null }, "declarer", "score-no-declarer"],
    [{ bid: "" }, "bid", "score-no-bid"],
    [{ bid: "123" }, "bid", "bid-no-multiple"],
    [{ bid: "95" }, "bid", "bid-too-low"],
    [{ bid: "500" }, "bid", "bid-over-ceiling"],
    [{ points: ["67", "53", "1"] }, "cards", "cards-sum"],
    [{ points: ["67", "54", ""] }, "cards", "cards-sum"],
    [{ points: ["67", "", ""] }, "cards", "score-no-points"],
    [{ points: ["67", "-3", ""] }, "cards", "score-number"],
    [{ kind: "penalty" }, "penalty", "score-no-payer"],
    [{ kind: "penalty", player: 1, amount: "0" }, "penalty", "score-amount"],
  ])("refuses %j", (part, field, id) => {
    const fault = check(draft(part), NEXT);
    expect([fault?.field, fault?.id]).toEqual([field, id]);
  });
  it("knows an empty form, zeros or not", () => {
    expect(isEmpty(emptyDraft(3))).toBe(true);
    expect(isEmpty({ ...emptyDraft(3), points: ["0", "0", "0"] })).toBe(true);
    expect(isEmpty(draft({}))).toBe(false);
  });
});

describe("a row", () => {
  it.each<SheetDeal>([
    { declarer: "A", bid: 140, cards: { A: 67, B: 53, C: 0 }, marriages: { A: ["C", "H"], B: ["D"] } },
    { declarer: "C", bid: 120, blind: true, cards: { A: 0, B: 0, C: 120 }, tricks: { A: 1, B: 0, C: 7 } },
    { declarer: "B", bid: 100, cards: { A: 20, B: 90, C: 10 }, aces: "B", nines: "A", redeal: {} },
    { declarer: "B", bid: 130, write_off: true },
    { declarer: "B", bid: 130, concede: true },
    { declarer: "B", bid: 130, bomb: true },
    { declarer: "B", bid: 130, write_off: true, contra: "recontra", aces_held: { B: 2, C: 1 } },
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

describe("what is kept", () => {
  it("counts the rows that the server has seen", () => {
    const rows = [{ declarer: "A", bid: 100 }, { redeal: {} }];
    const seen = rows.map((row) => JSON.stringify(row));
    expect(agreed(rows, seen)).toBe(2);
    expect(agreed([{ declarer: "A", bid: 105 }, rows[1] ?? {}], seen)).toBe(0);
    expect(agreed([...rows, {}], seen)).toBe(2);
  });
  it("knows a sheet by its shape", () => {
    expect(looksLikeSheet({ format: "prikup-sheet/1", players: PLAYERS, deals: [{}] })).toBe(true);
    for (const other of [null, [], {}, { format: "prikup-record/1", players: [], deals: [] }])
      expect(looksLikeSheet(other)).toBe(false);
  });
  it("survives a damaged store", () => {
    for (const text of [null, "", "{", "7", '{"books": 3}', '{"books": [{"id": 1}]}'])
      expect(readShelf(text)).toEqual({ current: null, books: [] });
  });
});
