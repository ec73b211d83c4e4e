import { describe, expect, it } from "vitest";
import type { OptionInfo } from "../net/protocol";
import { controlOf, sameValue, valueText } from "./values";

const exit: OptionInfo = {
  id: "all_pass_exit",
  group: "all_pass",
  type: "numbers",
  values: [[6, 7, 7], [6, 6, 6], "cyclic"],
  default: [6, 7, 7],
  range: { low: 6, high: 10, step: 1 },
};

describe("a list of numbers", () => {
  it("has a control of its own", () => {
    expect(controlOf(exit)).toBe("numbers");
  });

  it("is shown as people say it, and compared by its numbers", () => {
    expect(valueText(exit.id, [6, 7, 7])).toBe("6 7 7");
    expect(sameValue([6, 7, 7], [6, 7, 7])).toBe(true);
    expect(sameValue([6, 7, 7], [6, 7])).toBe(false);
  });
});
