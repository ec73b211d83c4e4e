import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Card from "./Card.svelte";
import { lettersOf } from "../text/languages";

const references = (container: Element): string[] =>
  [...container.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");

describe("a card", () => {
  it("shows its picture and its index in both corners", () => {
    const { container } = render(Card, { card: "KH" });
    const found = references(container);
    expect(found).toContain("/cards.svg#KH");
    expect(found.filter((href) => href === "/cards.svg#g-K")).toHaveLength(2);
    expect(found.filter((href) => href === "/cards.svg#pip-H")).toHaveLength(2);
  });

  it("has the letters of the reader's language", () => {
    const { container } = render(Card, { card: "QS", letters: lettersOf("uk") });
    expect(references(container)).toContain("/cards.svg#g-De");
    const polish = render(Card, { card: "QS", letters: lettersOf("pl") });
    expect(references(polish.container)).toContain("/cards.svg#g-D");
  });

  it("sets a letter as text that the sprite has not drawn", () => {
    const { container } = render(Card, { card: "JC", letters: { J: "Ő" } });
    expect(container.querySelector("text")?.textContent).toBe("Ő");
  });

  it("leaves the picture out when small", () => {
    const { container } = render(Card, { card: "TD", small: true });
    expect(references(container)).toEqual(["/cards.svg#g-10", "/cards.svg#pip-D"]);
  });

  it("tells nothing on its back", () => {
    const { container } = render(Card, { card: null, back: 2 });
    expect(references(container)).toEqual(["/cards.svg#back-2"]);
    expect(container.querySelector("svg")?.getAttribute("data-suit")).toBe("");
  });

  it("is decoration unless it is given a name", async () => {
    const { container, rerender } = render(Card, { card: "AS" });
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    await rerender({ card: "AS", label: "ace of spades" });
    expect(container.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("ace of spades");
  });
});
