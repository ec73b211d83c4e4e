import { describe, expect, it } from "vitest";
import { CardKeys, rankKeys } from "./keys";
import { layoutRow, TOUCH } from "./layout";
import { rowsOf, sortHand, suitOrder } from "./sort";

const RANKS = "789JQKTA";

describe("a sorted hand", () => {
  it("alternates colours and goes down from the ace", () => {
    expect(sortHand(["9D", "AS", "TC", "KH", "AH", "9S"], RANKS)).toEqual([
      ...["AS", "9S", "AH", "KH", "TC", "9D"],
    ]);
    expect(suitOrder(new Set(["H", "D", "S"]))).toEqual(["H", "S", "D"]);
  });

  it("breaks into rows between suits", () => {
    const hand = sortHand(["AS", "TS", "KS", "AH", "TH", "KH", "QH", "AC", "TC", "AD"], RANKS);
    const rows = rowsOf(hand);
    expect(rows).toHaveLength(2);
    expect(rows.flat()).toEqual(hand);
    expect(rows[0]?.at(-1)?.[1]).not.toBe(rows[1]?.[0]?.[1]);
    expect(rowsOf(hand.slice(0, 8))).toHaveLength(1);
    expect(rowsOf([])).toEqual([]);
  });

  it("has no row longer than there is room for", () => {
    const hand = sortHand(["AS", "TS", "KS", "AH", "TH", "KH", "QH", "AC", "TC", "AD"], RANKS);
    for (const longest of [3, 4, 5]) {
      const rows = rowsOf(hand, longest);
      expect(rows.flat()).toEqual(hand);
      expect(rows).toHaveLength(Math.ceil(hand.length / longest));
      expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(longest);
    }
  });

  it("puts the ten where the game has it", () => {
    expect(sortHand(["KS", "TS", "AS"], RANKS)).toEqual(["AS", "TS", "KS"]);
    expect(sortHand(["KS", "TS", "AS"], "789TJQKA")).toEqual(["AS", "KS", "TS"]);
  });
});

describe("the row of cards", () => {
  it.each([
    [320, 8],
    [320, 7],
    [360, 8],
    [360, 7],
    [740, 12],
  ])("on %i pixels leaves %i cards their touch width and stays inside", (space, count) => {
    const { width, step } = layoutRow(count, space, 84);
    expect(step).toBeGreaterThanOrEqual(Math.min(TOUCH, (space - 46) / (count - 1)) - 0.001);
    expect(width + (count - 1) * step).toBeLessThanOrEqual(space + 0.001);
  });

  it("does not spread few cards over a wide table", () => {
    const { width, step } = layoutRow(3, 1200, 106);
    expect([width, step]).toEqual([106, 112]);
    expect(layoutRow(1, 360, 84)).toEqual({ width: 84, step: 0 });
  });
});

describe("keys that name a card", () => {
  const held = ["KH", "KS", "QD", "TC"];
  const typed = (keys: string, lang: string): (string | null)[] => {
    const named = new CardKeys(() => rankKeys(lang));
    return [...keys].map((key, i) => named.press(key, held, i));
  };

  it("are rank and suit, in any language", () => {
    expect(typed("kh", "en")).toEqual(["KH", "KH"]);
    expect(typed("ks", "pl")).toEqual(["KH", "KS"]);
    expect(typed("kp", "pl")).toEqual(["KH", "KS"]);
    expect(typed("кч", "uk")).toEqual(["KH", "KH"]);
    expect(typed("кп", "ru")).toEqual(["KH", "KS"]);
  });

  it("are the rank alone where one such card is held", () => {
    expect(typed("1", "en")).toEqual(["TC"]);
    expect(typed("д", "uk")).toEqual(["QD"]);
    expect(typed("d", "pl")).toEqual(["QD"]);
    expect(typed("q", "pl")).toEqual(["QD"]);
  });

  it("stay with the hand when they name a card that is not held", () => {
    expect(typed("дп", "ru")).toEqual(["QD", "QD"]);
    expect(typed("п", "ru")).toEqual([null]);
  });

  it("are forgotten after a while, and others are left alone", () => {
    const keys = new CardKeys(() => rankKeys("en"));
    expect(keys.press("k", held, 0)).toBe("KH");
    expect(keys.press("s", held, 5000)).toBeNull();
    expect(keys.press("9", held, 5001)).toBeNull();
    expect(keys.press("x", held, 5002)).toBeNull();
  });
});
