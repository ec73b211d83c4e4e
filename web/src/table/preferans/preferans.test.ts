import { beforeAll, describe, expect, it } from "vitest";
import type { GameEvent } from "../../net/protocol";
import type { PreferansSummary, PreferansView } from "../../net/preferans";
import { makeBundle, useBundles } from "../../text/i18n.svelte";
import { handDue, holdsCard, otherHandToPlay } from "../hands";
import { opponentsOf, placeOf, withEvent } from "../shown";
import { preferans } from ".";
import { bidsOf, bidText, contractOf, levelsOf } from "./contracts";
import { fraction } from "./fractions";
import { allTo, beginning, oneMore } from "./offers";
import { hint, outcome } from "./words";

const texts = import.meta.glob<string>("$text/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

beforeAll(() => {
  useBundles("en", [makeBundle("en", Object.values(texts).join("\n"))]);
});

function view(changes: Partial<PreferansView> = {}): PreferansView {
  return {
    game: "preferans",
    me: 0,
    players: 3,
    seats: [1, 2, 0],
    circle: [1, 2, 0],
    dummy: null,
    phase: "play",
    turn: 1,
    hand_due: 1,
    dealer: 0,
    standing: {
      scores: [0, 0, 0],
      pool: [0, 0, 0],
      mountain: [0, 0, 0],
      whists: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      settlement: { exact: ["0", "0", "0"], rounded: [0, 0, 0] },
      deal_number: 0,
      all_passes: 0,
      all_pass_price: 1,
      least: 6,
      target: 20,
      pool_end: "all_closed",
      pool_value: 10,
    },
    hand: ["AS", "KS"],
    hand_sizes: [2, 2, 2],
    open_hands: {},
    hands: null,
    talon: null,
    talon_size: 0,
    discarded: null,
    calls: [],
    least: 6,
    bid: null,
    bidder: null,
    passed: [false, false, false],
    declarer: 1,
    contract: "7S",
    all_pass: false,
    said: ["whist", null, "pass"],
    open: false,
    trump: "S",
    leader: 1,
    turned: null,
    trick: [],
    tricks: [],
    tricks_taken: [1, 5, 2],
    talon_tricks: 0,
    offer: null,
    can_claim: true,
    legal: [],
    illegal: {},
    summary: null,
    winner: null,
    ...changes,
  };
}

const name = (seat: number): string => ["Anna", "Boris", "Vera"][seat] ?? "?";

function drawn(before: PreferansView, ...events: GameEvent[]): PreferansView {
  return events.reduce((seen, event) => withEvent(preferans, seen, event), before);
}

describe("bids and contracts", () => {
  it("are told from other words", () => {
    const words = ["here", "7C", "10NT", "misere"];
    expect(bidsOf(words)).toEqual({ contracts: ["7C", "10NT"], words: ["here", "misere"] });
    expect(contractOf("10NT")).toEqual({ level: 10, suit: "NT" });
    expect(["AS", "11S", "7X"].map(contractOf)).toEqual([null, null, null]);
    expect(levelsOf(["7C", "10NT", "7H"])).toEqual([7, 10]);
  });

  it("are said with signs and with names", () => {
    expect(["7S", "6NT", "misere"].map((bid) => bidText(bid))).toEqual(["7♠", "6NT", "misère"]);
    expect(["7S", "6NT"].map((bid) => bidText(bid, "spoken"))).toEqual([
      ...["seven spades", "six no trump"],
    ]);
  });
});

describe("an exact amount", () => {
  it.each([
    ["0", "0"],
    ["-7", "−7"],
    ["184/3", "61⅓"],
    ["-302/3", "−100⅔"],
    ["1/4", "¼"],
    ["50/7", "7 1/7"],
  ])("%s is written %s", (exact, written) => {
    expect(fraction(exact)).toBe(written);
  });
});

describe("an offer of the rest", () => {
  const before = view({ talon_tricks: 1 });

  it("begins with all that is left for oneself, where tricks are wanted, else for another", () => {
    expect(beginning(before, 0)).toEqual([2, 5, 2]);
    const misere = { ...before, contract: "misere", declarer: 1 };
    expect([1, 0, 2].map((me) => beginning(misere, me))).toEqual([
      [1, 5, 3],
      [1, 5, 3],
      [2, 5, 2],
    ]);
    expect(beginning({ ...before, contract: null, declarer: null }, 0)).toEqual([1, 6, 2]);
  });

  it("gives one's own tricks first, then those of whoever has most; none that is taken", () => {
    const early = view({ tricks_taken: [1, 2, 2] });
    const one = oneMore(early, [6, 2, 2], 1, 0);
    expect(one).toEqual([5, 3, 2]);
    expect(oneMore(early, one, 0, 0)).toEqual([6, 2, 2]);
    expect(oneMore(early, [1, 6, 3], 2, 0)).toEqual([1, 5, 4]);
    expect(oneMore(early, [1, 7, 2], 1, 0)).toEqual([1, 7, 2]);
    expect(allTo(early, 2)).toEqual([1, 2, 7]);
  });
});

describe("an event of Preferans drawn onto the view", () => {
  it("says a bid, holds it, passes", () => {
    const auction = view({ phase: "auction", bid: null, declarer: null });
    const said = drawn(
      auction,
      { kind: "call", seat: 1, data: { call: "6S" } },
      { kind: "call", seat: 2, data: { call: "pass" } },
      { kind: "call", seat: 0, data: { call: "here" } },
    );
    expect([said.bid, said.bidder, said.passed]).toEqual(["6S", 0, [false, false, true]]);
    expect([0, 2].map((seat) => preferans.bubble(said, seat))).toEqual(["here", "pass"]);
  });

  it("opens the talon, puts two cards away, orders, answers", () => {
    const before = view({ phase: "auction", contract: null, talon_size: 2, said: [null, null, null] });
    const after = drawn(
      before,
      { kind: "declarer", seat: 1, data: { bid: "6S" } },
      { kind: "talon", seat: 1, data: { cards: ["AC", "TS"] } },
      { kind: "discard", seat: 1, data: { count: 2 } },
    );
    expect([after.declarer, after.talon, after.phase]).toEqual([1, ["AC", "TS"], "order"]);
    expect(after.hand_sizes).toEqual([2, 0, 2]);
    const ordered = drawn(after, { kind: "call", seat: 1, data: { call: "7S" } });
    expect(ordered.contract).toBe("7S");
    const asked = { ...ordered, phase: "whist" };
    const answered = drawn(asked, { kind: "call", seat: 2, data: { call: "whist" } });
    expect(answered.said).toEqual([null, null, "whist"]);
    expect([0, 1, 2].map((seat) => preferans.bubble(answered, seat))).toEqual([
      ...[null, null, "whist"],
    ]);
  });

  it("takes the own cards put away from the hand", () => {
    const away = { kind: "discard", seat: 0, data: { cards: ["KS"] } };
    expect(drawn(view({ phase: "talon" }), away).hand).toEqual(["AS"]);
  });

  it("lays hands open and plays from them", () => {
    const open = { kind: "laid-open", seat: 2, data: { cards: ["9S", "7H"] } };
    const play = { kind: "play", seat: 2, data: { card: "9S", by: 0 } };
    const after = drawn(view(), open, play);
    expect(after.open_hands).toEqual({ 2: ["7H"] });
    expect(after.trick).toEqual([{ seat: 2, card: "9S" }]);
    expect([holdsCard(after, "7H"), holdsCard(after, "9S")]).toEqual([true, false]);
  });

  it("leads with the talon in an all-pass, which may take the trick", () => {
    const before = view({ declarer: null, contract: null, talon_size: 2, tricks_taken: [0, 0, 0] });
    const after = drawn(
      before,
      { kind: "turned", data: { card: "AH" } },
      { kind: "play", seat: 1, data: { card: "7H" } },
      { kind: "trick", data: {} },
    );
    expect([after.talon, after.talon_size, after.turned, after.all_pass]).toEqual([
      ...[["AH"], 1, null, true],
    ]);
    expect([after.talon_tricks, after.tricks_taken]).toEqual([1, [0, 0, 0]]);
    expect(after.tricks).toEqual([{ leader: 1, cards: ["7H"], winner: null, turned: "AH" }]);
  });
});

describe("hands", () => {
  it("of another are played by who is to act", () => {
    const mine = view({ turn: 0, hand_due: 2 });
    expect([handDue(mine), otherHandToPlay(mine)]).toEqual([2, 2]);
    expect(otherHandToPlay(view({ turn: 0, hand_due: 0 }))).toBeNull();
    expect(otherHandToPlay(view({ turn: 1, hand_due: 1 }))).toBeNull();
    expect(otherHandToPlay(view({ turn: 1, hand_due: 2 }))).toBeNull();
  });

  it("of two players and a third hand have fixed places", () => {
    const two = view({ players: 2, dummy: 2, seats: [1, 0], circle: [1, 2, 0] });
    expect(opponentsOf(two)).toEqual([2, 1]);
    expect([2, 1, 0].map((seat) => placeOf(two, seat))).toEqual(["left", "right", "bottom"]);
  });

  it("of five sit around", () => {
    const five = view({ players: 5, me: 3 });
    expect(opponentsOf(five)).toEqual([4, 0, 1, 2]);
    expect(opponentsOf(five).map((seat) => placeOf(five, seat))).toEqual([
      ...["left", "high-left", "high-right", "right"],
    ]);
  });
});

describe("Preferans in words", () => {
  function summary(changes: Partial<PreferansSummary>): PreferansSummary {
    const figures = { pool: [], mountain: [], whists: [] };
    return {
      kind: "game",
      declarer: 1,
      contract: "7S",
      made: true,
      said: [],
      open: false,
      played: true,
      player: null,
      why: "",
      tricks: [1, 7, 2],
      talon_tricks: 0,
      out: [],
      entries: [],
      before: [0, 0, 0],
      after: [0, 0, 0],
      sheet: { before: figures, after: figures },
      ...changes,
    };
  }

  it.each([
    [{}, "Boris: 7♠ made"],
    [{ made: false, tricks: [3, 5, 2] }, "Boris: 7♠ down 2"],
    [{ played: false }, "Boris: 7♠ made, nobody whists"],
    [{ kind: "misere", contract: "misere" }, "Boris: misère made"],
    [
      { kind: "misere", contract: "misere", made: false, tricks: [5, 1, 4] },
      "Boris: misère caught, 1 trick",
    ],
    [{ kind: "all-pass", declarer: null }, "All-pass"],
    [{ kind: "without", contract: "6", made: false }, "Boris: without all on a 6"],
  ] satisfies [Partial<PreferansSummary>, string][])("tell how a deal ended: %j", (changes, line) => {
    expect(outcome(summary(changes), name)).toBe(line);
  });

  it("ask what is to be decided", () => {
    expect(hint(view({ phase: "whist" }), name)).toBe("Boris: 7♠. Whist (the defenders owe 2) or pass?");
    expect(hint(view({ phase: "auction", bid: null, least: 7 }), name)).toContain("seven");
    const offer = { seat: 1, tricks: [0, 8, 2] };
    expect(hint(view({ phase: "offer", offer }), name)).toContain(
      "Boris offers to stop, tricks: Anna 0, Boris 8, Vera 2.",
    );
  });

  it("name contract and answers on the plates", () => {
    const roles = [0, 1, 2].map((seat) => preferans.role(view(), seat)?.text);
    expect(roles).toEqual(["whist", "7♠", "pass"]);
    expect(preferans.role(view({ phase: "deal" }), 1)).toBeNull();
  });
});
