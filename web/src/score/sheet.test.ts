/** What the score-keeper keeps in every game: numbers, documents, the shelf of this browser. */

import { describe, expect, it } from "vitest";
import { readShelf } from "./book.svelte";
import { afterWaiting, agreed, before, completed, looksLikeSheet } from "./sheet";

const PLAYERS = ["A", "B", "C"];
const SEATS = [1, 2, 0];

describe("points", () => {
  it("the third is the rest", () => {
    expect(completed(["67", "", "10"], SEATS, 120)).toEqual([67, 43, 10]);
  });
  it("who takes everything leaves nothing to the others", () => {
    expect(completed(["120", "", ""], SEATS, 120)).toEqual([120, 0, 0]);
  });
  it("stay open while two are missing, or too many are there", () => {
    expect(completed(["67", "", ""], SEATS, 120)).toEqual([67, null, null]);
    expect(completed(["100", "", "30"], SEATS, 120)).toEqual([100, null, 30]);
  });
  it("ask nobody who sits out", () => {
    expect(completed(["60", "", "", ""], [1, 2, 0], 60)).toEqual([60, 0, 0, null]);
  });
});

describe("without the server", () => {
  const next = {
    deal: 4, seats: [1, 2, 3], penalty: 1, may: [], moves: ["misdeal"], least: 8, later: { least: 6 },
    rotation: [0, 1, 2, 3].map((dealer) => ({
      dealer, seats: [1, 2, 3].map((step) => (dealer + step) % 4),
    })),
  };
  it("the deal goes round with the rows that wait; penalties and redeals leave it", () => {
    const rows = [{ declarer: "A" }, { penalty: { player: "A", reason: "other" } }, { redeal: {} }];
    expect(afterWaiting(next, rows)).toMatchObject({ deal: 5, dealer: 1, seats: [2, 3, 0] });
    expect(afterWaiting(next, [])).toMatchObject({ deal: 4, seats: [1, 2, 3] });
  });
  it("a misdeal moves the dealer and is no deal; a redeal where the rules say so", () => {
    const rows = [{ penalty: { player: "A", reason: "misdeal" } }, { redeal: {} }, { declarer: "A" }];
    expect(afterWaiting(next, rows)).toMatchObject({ deal: 5, dealer: 2, seats: [3, 0, 1] });
    const moving = { ...next, moves: ["misdeal", "redeal"] };
    expect(afterWaiting(moving, rows)).toMatchObject({ deal: 5, dealer: 3, seats: [0, 1, 2] });
  });
  it("what the rows between decide is not known", () => {
    expect(afterWaiting(next, [])).toMatchObject({ least: 8 });
    expect(afterWaiting(next, [{}])).toMatchObject({ least: 6 });
  });
  it("an earlier row is corrected with who took part then", () => {
    const row = { entries: [], kind: "game", dealer: 3, declarer: 0, made: true, deal: 2 };
    expect(before(next, row)).toMatchObject({ deal: 2, dealer: 3, seats: [0, 1, 2] });
  });
});

describe("what is kept", () => {
  it("counts the rows that the server has seen", () => {
    const rows = [{ declarer: "A" }, { redeal: {} }];
    const seen = rows.map((row) => JSON.stringify(row));
    expect(agreed(rows, seen)).toBe(2);
    expect(agreed([{ declarer: "B" }, rows[1] ?? {}], seen)).toBe(0);
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
  it("opens sheets of earlier versions, and completes their forms", () => {
    const document = {
      ...{ format: "prikup-sheet/1", game: "thousand", rules: {}, players: PLAYERS },
      deals: [{ declarer: "A", bid: 100, cards: { A: 120 } }],
    };
    const old = { id: "a", begun: 7, document, answer: null, draft: { kind: "played", bid: "120" } };
    const book = readShelf(JSON.stringify({ current: "a", books: [old] })).books[0];
    expect(book).toMatchObject({ id: "a", document, answered: [], past: [] });
    expect(book?.draft).toMatchObject({ bid: "120", points: ["", "", ""], player: null });
  });
});
