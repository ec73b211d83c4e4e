import { describe, expect, it } from "vitest";
import type { ShuffleDone, TableInfo, View } from "../net/protocol";
import { aces, hash, Promises, verdict } from "./shuffle";

const SEED = "00".repeat(32);
const CARDS = ["S", "C", "D", "H"].flatMap((suit) => [..."9TJQKA"].map((rank) => rank + suit));
const DECK = [...CARDS].sort((a, b) => (hash(SEED, a) < hash(SEED, b) ? -1 : 1));
const HANDS = [7, 0, 14].map((at) => DECK.slice(at, at + 7).sort());
const DONE: ShuffleDone = {
  seed: SEED,
  commitment: hash(SEED, "commitment"),
  deck: DECK.join(" "),
  hands: HANDS.map((hand) => hand.join(" ")),
};
const SEEN = { commitment: DONE.commitment, own: { seat: 0, hand: HANDS[0] ?? [] } };

describe("a shuffle", () => {
  it("has the hashes of docs/records.md", () => {
    expect(DONE.commitment).toBe(
      "cfaa27391a94e168a295933dae7a058d781c7e427f292ece28b2f449770f32a9",
    );
    expect(DECK.slice(0, 4).join(" ")).toBe("KC QH JD AD");
  });
  it("X61 agrees when promise, seed, deck and hands do", () => {
    expect(verdict(DONE, SEEN)).toBe("agrees");
    expect(verdict(DONE, null)).toBe("unseen");
  });
  it("X61 differs when anything was exchanged", () => {
    const other = "11".repeat(32);
    const swapped = [DECK[1], DECK[0], ...DECK.slice(2)].join(" ");
    const [first = "", second = "", third = ""] = DONE.hands;
    const lies: [ShuffleDone, typeof SEEN | null][] = [
      [{ ...DONE, seed: other, commitment: hash(other, "commitment") }, SEEN],
      [{ ...DONE, commitment: hash(other, "commitment") }, null],
      [{ ...DONE, deck: swapped }, SEEN],
      [{ ...DONE, hands: [second, first, third] }, SEEN],
      [{ ...DONE, hands: [first, third.replace(third.slice(0, 2), first.slice(0, 2)), second] }, null],
      [DONE, { ...SEEN, own: { seat: 0, hand: HANDS[1] ?? [] } }],
      [DONE, { ...SEEN, commitment: hash(other, "commitment") }],
    ];
    expect(lies.map(([done, seen]) => verdict(done, seen))).toEqual(lies.map(() => "differs"));
  });
  it("does not mind who sits out", () => {
    expect(verdict({ ...DONE, hands: ["", ...DONE.hands] }, { ...SEEN, own: { ...SEEN.own, seat: 1 } })).toBe("agrees");
  });
  it("is counted in aces", () => {
    const dealt = HANDS.map((hand) => hand.filter((card) => card.startsWith("A")).length);
    expect(aces([DONE, DONE])).toEqual(dealt.map((count) => 2 * count));
    expect(aces([])).toEqual([]);
  });
});

describe("the promises of a table", () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const told = (deal: number, commitment: string) =>
    ({ match: 1, shuffle: { deal, commitment } }) as TableInfo;
  const view = (calls: unknown[], hand: string[]) =>
    ({ turn: 1, me: 0, hand, calls, trick: [], tricks: [] }) as unknown as View;

  it("are those that were seen first, with the hand as it was dealt", () => {
    const promises = new Promises("t", () => store);
    promises.see(told(0, "aa"), null);
    promises.see(told(0, "aa"), view([], ["AS", "KS"]));
    promises.see(told(0, "bb"), view([{ seat: 1, call: "pass" }], ["AS"]));
    promises.see(told(1, "cc"), null);
    expect(promises.of(1, 0)).toEqual({
      commitment: "aa",
      own: { seat: 0, hand: ["AS", "KS"] },
    });
    expect(promises.of(1, 1)).toEqual({ commitment: "cc" });
    expect(promises.of(2, 0)).toBeNull();
    expect(new Promises("t", () => store).of(1, 0)?.commitment).toBe("aa");
    expect(new Promises("u", () => store).of(1, 0)).toBeNull();
  });
});
