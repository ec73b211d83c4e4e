/** A row of Preferans in the form: who is asked, what the page checks, to the document and back. */

import { describe, expect, it } from "vitest";
import { check, counted, draftOf, emptyDraft, kinds, questions, rowOf, tricksOf } from "./draft";
import type { PreferansDeal, PreferansDraft, PreferansNext } from "./types";

const PLAYERS = ["A", "B", "C", "D"];
/** D deals and rests. */
const NEXT: PreferansNext = {
  deal: 1, dealer: 3, seats: [0, 1, 2], out: [3], least: 6, miseres: ["misere"], half: [6, 7],
  ten: "whisted", all_passes: 0, all_pass_price: 1, penalty: 1, penalties: { other: [0, 1, 2, 3] },
  may: ["all_pass", "talon_tricks", "talon", "help", "without_three", "dealer_may_whist"],
};

function draft(part: Partial<PreferansDraft>): PreferansDraft {
  return { ...emptyDraft(4), declarer: 1, contract: "7S", ...part };
}

describe("who is asked", () => {
  it("the defenders in turn after the declarer; half a whist is the second one's", () => {
    expect(questions(draft({}), NEXT)).toEqual([[2, ["whist", "pass"]], [0, ["whist", "half", "pass"]]]);
  });
  it("after half a whist the first may go back to a whist", () => {
    const half = draft({ said: ["half", null, null, null] });
    expect(questions(half, NEXT)[0]).toEqual([2, ["whist_back", "pass"]]);
  });
  it("no half on an eight, nobody about a misère or a ten that is not whisted", () => {
    expect(questions(draft({ contract: "8S" }), NEXT)[1]).toEqual([0, ["whist", "pass"]]);
    expect(questions(draft({ contract: "misere" }), NEXT)).toEqual([]);
    expect(questions(draft({ contract: "10H" }), { ...NEXT, ten: "checked" })).toEqual([]);
  });
  it("the dealer who rests, when both have passed", () => {
    const passed = draft({ said: ["pass", null, "pass", null] });
    expect(questions(passed, NEXT)[2]).toEqual([3, ["whist", "pass"]]);
  });
});

describe("tricks", () => {
  it("are nobody's where nobody whists, the declarer's on a misère", () => {
    expect(counted(draft({ said: ["pass", null, "half", null] }), NEXT)).toEqual([]);
    expect(counted(draft({ contract: "misere" }), NEXT)).toEqual([1]);
    for (const ten of ["checked", "missing_only"] as const)
      expect(counted(draft({ contract: "10H" }), { ...NEXT, ten })).toEqual([1, 2, 0]);
  });
  it("the last number is reckoned, without those of the talon", () => {
    const whisted = draft({ said: ["whist", null, "pass", null], tricks: ["", "7", "2", ""] });
    expect(tricksOf(whisted, NEXT)).toEqual([1, 7, 2, null]);
    const passed = draft({ kind: "all-pass", talonTricks: 2, tricks: ["3", "", "1", ""] });
    expect(tricksOf(passed, NEXT)).toEqual([3, 4, 1, null]);
  });
});

describe("what the page checks by itself", () => {
  const whisted: Partial<PreferansDraft> = { said: ["pass", null, "whist", null] };
  it.each<[Partial<PreferansDraft>, string, string]>([
    [{ ...whisted, declarer: null }, "declarer", "score-no-declarer"],
    [{ ...whisted, contract: "" }, "contract", "score-no-contract"],
    [{ ...whisted, contract: "7", tricks: ["2", "7", "1", ""] }, "contract", "score-no-suit"],
    [{ kind: "without-all", contract: "misere" }, "contract", "score-no-contract"],
    [{ said: ["pass", null, null, null] }, "whist", "whist-missing"],
    [whisted, "tricks", "score-no-tricks"],
    [{ ...whisted, tricks: ["3", "7", "1", ""] }, "tricks", "tricks-sum"],
    [{ ...whisted, tricks: ["1", "7", "1", ""] }, "tricks", "tricks-sum"],
    [{ ...whisted, tricks: ["", "11", "", ""] }, "tricks", "tricks-too-many"],
    [{ ...whisted, tricks: ["", "seven", "", ""] }, "tricks", "score-number"],
    [{ contract: "misere", tricks: ["", "", "", ""] }, "tricks", "score-no-tricks-misere"],
    [{ kind: "all-pass", talonTricks: 1, tricks: ["5", "3", "2", ""] }, "tricks", "tricks-sum"],
    [{ kind: "penalty" }, "penalty", "score-no-payer"],
  ])("refuses %j", (part, field, id) => {
    const fault = check(draft(part), NEXT)[0];
    expect([fault?.field, fault?.id]).toEqual([field, id]);
  });
  it("says at once what cannot be, though more is missing", () => {
    const faults = check(draft({ ...whisted, declarer: 1, contract: "7", tricks: ["5", "7", "", ""] }), NEXT);
    expect(faults.filter(({ missing }) => missing !== true).map(({ id }) => id)).toEqual(["tricks-sum"]);
  });
  it("lets pass what is whole", () => {
    for (const part of [
      { said: ["pass", null, "pass", null] },
      { ...whisted, tricks: ["", "7", "2", ""] },
      { contract: "misere", tricks: ["", "0", "", ""] },
      { kind: "without-all", contract: "8" },
      { kind: "redeal" },
    ] as Partial<PreferansDraft>[])
      expect(check(draft(part), NEXT)).toEqual([]);
  });
  it("offers what the table knows", () => {
    expect(kinds(draft({}), NEXT)).toEqual(["played", "all-pass", "without-all", "without-three", "penalty"]);
    expect(kinds(draft({}), { ...NEXT, may: ["redeal"] })).toEqual(["played", "without-all", "redeal", "penalty"]);
  });
});

describe("a row", () => {
  it.each<PreferansDeal>([
    { declarer: "A", contract: "7S", whist: { B: "whist", C: "pass" }, open: true, tricks: { A: 7, B: 1, C: 2 } },
    { declarer: "B", contract: "6NT", whist: { C: "pass", A: "half" } },
    { declarer: "B", contract: "6NT", whist: { C: "whist_back", A: "half" }, tricks: { A: 2, B: 6, C: 2 } },
    { declarer: "B", contract: "6C", whist: { C: "pass", A: "pass", D: "whist" }, tricks: { A: 1, B: 6, C: 3 } },
    { declarer: "C", contract: "misere", tricks: { C: 1 } },
    { declarer: "C", contract: "9H", whist: { A: "pass", B: "pass" }, talon: "AS KD", help: ["B", "A"] },
    { declarer: "C", contract: "8", given_up: "without_all" },
    { declarer: "A", contract: "7", given_up: "without_three", talon: "AS KD" },
    { all_pass: true, tricks: { A: 3, B: 5, C: 0, talon: 2 } },
    { penalty: { player: "D", reason: "other", amount: 2 } },
    { redeal: {} },
    { redeal: { player: "B" } },
  ])("comes back from the form as it went in: %j", (row) => {
    expect(rowOf(draftOf(row, PLAYERS), PLAYERS, NEXT)).toEqual(row);
  });
  it("forgets what a changed contract leaves without a meaning", () => {
    const stale = draft({
      contract: "misere", said: ["half", null, "pass", null], open: true, tricks: ["4", "0", "6", ""],
    });
    expect(rowOf(stale, PLAYERS, NEXT)).toEqual({ declarer: "B", contract: "misere", tricks: { B: 0 } });
  });
});
