import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Entry } from "../net/protocol";
import Reasons from "./Reasons.svelte";

function entry(to: Entry["to"], amount: number): Entry {
  return { player: 0, amount, reason: { id: "x" }, rule: "x", to: to ?? "" };
}

describe("the lines behind a number", () => {
  it("are good or bad for the player: what comes onto the mountain is bad", () => {
    const entries = [entry("pool", 4), entry("mountain", 60), entry("mountain", -2), entry("", -5)];
    const { container } = render(Reasons, { entries, nameOf: String });
    const kinds = [...container.querySelectorAll("li > b")].map((amount) =>
      amount.classList.contains("plus") ? "good" : amount.classList.contains("minus") ? "bad" : "",
    );
    expect(kinds).toEqual(["good", "bad", "good", "bad"]);
  });
});
