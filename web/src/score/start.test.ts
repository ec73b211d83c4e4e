/** Where a match stands that is under way: from the fields to the document and back. */

import { describe, expect, it } from "vitest";
import { isTyped, startOf, textsOf, type StartField } from "./start";

const FIELDS: StartField[] = [
  { name: "scores", shape: "players", least: -1000, most: 1000, empty: 0 },
  { name: "barrel", shape: "players", least: 0, most: 2, empty: null },
  { name: "whists", shape: "pairs", least: 0, most: 900, empty: 0 },
  { name: "deal_number", shape: "number", least: 0, most: 900, empty: 0 },
];

describe("a start", () => {
  it.each([
    {},
    { scores: [495, -120, 880] },
    { scores: [880, 0, 0], barrel: [2, null, null] },
    { whists: [[0, 4, 0], [12, 0, 0], [0, 8, 0]], deal_number: 7 },
  ])("comes back from the fields as it went in: %j", (start) => {
    const texts = textsOf(start, FIELDS, 3);
    expect(isTyped(texts)).toBe(Object.keys(start).length > 0);
    expect(startOf(texts, FIELDS, 3)).toEqual({ start, fault: null });
  });
  it("takes any of the signs that people type for minus", () => {
    for (const minus of ["-", "−", "–"])
      expect(startOf({ scores: [[`${minus}35`, "", " 7 "]] }, FIELDS, 3).start).toEqual({ scores: [-35, 0, 7] });
  });
  it.each([["x"], ["1.5"], ["1001"], ["-1001"], ["--5"], ["1 000"]])("takes no %s", (text) => {
    const { fault } = startOf({ scores: [["", text, ""]] }, FIELDS, 3);
    expect(fault).toMatchObject({ id: "start-number", args: { field: "scores", least: -1000 } });
  });
  it("says whose whists are wrong", () => {
    const { fault } = startOf({ whists: [["", "1", ""], ["", "", "-1"]] }, FIELDS, 3);
    expect(fault?.args).toMatchObject({ field: "whists", seat: 1 });
  });
  it("keeps what is asked nowhere, and newcomers", () => {
    const old = { dealer: 2, bombs: [1, 0, 0], scores: [10, 0, null] };
    const texts = { ...textsOf(old, FIELDS, 3), scores: [["20", "", ""]] };
    expect(startOf(texts, FIELDS, 3, old).start).toEqual({ ...old, scores: [20, 0, null] });
  });
});
