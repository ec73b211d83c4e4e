import { describe, expect, it } from "vitest";
import {
  bySeat,
  choices,
  choose,
  forcedPlay,
  nothingToDecide,
  offersOf,
  pickable,
  pickedSet,
  receivers,
  step,
  somethingToSay,
  stillHolds,
  type Offers,
} from "./actions";

function inPhase(phase: string, legal: string[]): Offers {
  return offersOf({ phase, legal });
}

describe("legal actions", () => {
  it("of an auction are a pass and words, in order", () => {
    const offers = inPhase("auction", ["pass", "115", "7S", "blind"]);
    expect(offers.pass).toBe(true);
    expect(offers.words).toEqual(["115", "7S", "blind"]);
    expect(offers.plays.size).toBe(0);
    expect([offers, inPhase("auction", [])].map(somethingToSay)).toEqual([true, false]);
  });

  it("of the talon are gifts and words", () => {
    const offers = inPhase("talon", ["give 2 9S", "give 1 9S", "bid 120", "write-off"]);
    expect(receivers(offers.gifts)).toEqual([2, 1]);
    expect(offers.words).toEqual(["bid 120", "write-off"]);
  });

  it("of the play are cards with their ways", () => {
    const offers = inPhase("play", ["AS", "KH!", "KH", "QH="]);
    expect([...offers.plays.keys()]).toEqual(["AS", "KH", "QH"]);
    const king = offers.plays.get("KH");
    expect(king && choices(king)).toEqual(["KH!", "KH"]);
    const ten = inPhase("play", ["TS", "9S", "TS?", "9S?"]).plays.get("TS");
    expect(ten && choices(ten)).toEqual(["TS", "TS?"]);
  });

  it("of a table with bonuses are kept apart from what is said", () => {
    const { bonuses, words, pass } = inPhase("auction", ["pass", "bonus talon", "bonus card 1"]);
    expect([bonuses, words, pass]).toEqual([["bonus talon", "bonus card 1"], [], true]);
    expect(forcedPlay({ phase: "play", legal: ["AS", "bonus cards"] })).toBe("AS");
    expect(forcedPlay({ phase: "play", legal: ["AS", "KS", "bonus cards"] })).toBeNull();
  });

  it("that take cards are grouped by their word, known or not", () => {
    const { picks, words } = inPhase("talon", [
      ...["discard 9S JS", "discard 9S QS", "sell 9S JS QS", "bomb"],
    ]);
    expect(picks.map((pick) => [pick.word, pick.sets.length])).toEqual([
      ["discard", 2],
      ["sell", 1],
    ]);
    expect(words).toEqual(["bomb"]);
    const [discard] = picks;
    if (discard === undefined) throw new Error("no pick");
    expect(pickedSet(discard, ["JS", "9S"])).toEqual(["9S", "JS"]);
    expect(pickedSet(discard, ["9S"])).toBeNull();
    expect(pickable(discard, ["JS"])).toBe(true);
    expect(pickable(discard, ["JS", "QS"])).toBe(false);
  });

  it("leave nothing to decide where one word is all", () => {
    expect(nothingToDecide(["keep"])).toBe(true);
    expect(nothingToDecide(["keep", "redeal"])).toBe(false);
    expect(nothingToDecide(["AS"])).toBe(false);
    expect(nothingToDecide([])).toBe(false);
    expect(forcedPlay({ phase: "play", legal: ["AS"] })).toBe("AS");
    expect(forcedPlay({ phase: "play", legal: ["AS", "KS"] })).toBeNull();
    expect(forcedPlay({ phase: "order", legal: ["7S"] })).toBeNull();
  });
});

describe("a choice that is half made", () => {
  const nine = { seat: 1, card: "9S" };
  const jack = { seat: 2, card: "JS" };

  it("has one card a player and one player a card", () => {
    expect(choose([nine], jack)).toEqual([nine, jack]);
    expect(choose([nine, jack], { seat: 2, card: "9S" })).toEqual([{ seat: 2, card: "9S" }]);
  });

  it("keeps what still holds", () => {
    expect(stillHolds([nine, jack], [jack, { seat: 1, card: "QS" }])).toEqual([jack]);
  });
});

describe("small helpers", () => {
  it("step within a list", () => {
    expect(step([105, 110, 115], 110, 1)).toBe(115);
    expect(step([105, 110, 115], 115, 1)).toBe(115);
    expect(step([105, 110, 115], 105, -1)).toBe(105);
    expect(step([], 5, 1)).toBe(5);
  });

  it("order seats from the left of one's own", () => {
    expect(bySeat([0, 1, 3], 2, 4)).toEqual([3, 0, 1]);
    expect(bySeat([2, 1], 0, 3)).toEqual([1, 2]);
  });
});
