/** Which word explains what: by its whole name, or by what its name begins with. */

import { beforeAll, describe, expect, it } from "vitest";
import glossary from "$text/en/glossary.ftl?raw";
import { makeBundle, useBundles } from "../text/i18n.svelte";
import { termFor, termOfRule } from "./terms";

beforeAll(() => {
  useBundles("en", [makeBundle("en", glossary)]);
});

describe("the word for something on the screen", () => {
  it.each([
    ["barrel_attempts", "barrel"],
    ["write_off", "write-off"],
    ["four_nines", "four-nines"],
    ["three_bolts_in_match", "bolt"],
    ["hand-claims", "redeal"],
    ["R", "write-off"],
    ["whist", "whist"],
  ])("%s is explained by %s", (what, term) => {
    expect(termFor(what)).toBe(term);
  });

  it("is none where the glossary has none", () => {
    expect(termFor("")).toBeNull();
    expect(termFor("play")).toBeNull();
  });

  it("is left out where a line of the sheet says it all", () => {
    expect(termFor("contract")).toBe("contract");
    expect(termOfRule("contract")).toBeNull();
    expect(termOfRule("dump")).toBe("dump");
  });
});
