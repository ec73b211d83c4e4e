/** What is pasted where a rule set is wanted. */

import { describe, expect, it } from "vitest";
import { rulesOfLink } from "./link";

describe("a pasted rule set", () => {
  it.each([
    ["T1CbMB-_w", "T1CbMB-_w"],
    [" russian ", "russian"],
    ["http://192.168.0.7:8000/rules/thousand/T1Ab?x=1#y", "T1Ab"],
    ["/score/new/T1Ab", "T1Ab"],
  ])("%s means %s", (text, rules) => {
    expect(rulesOfLink(text)).toBe(rules);
  });

  it.each(["", "no code!", "https://example.org/", "/rules/thousand"])("%s means none", (text) => {
    expect(rulesOfLink(text)).toBeNull();
  });
});
