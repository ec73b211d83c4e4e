/** Which word of the glossary explains what stands on the screen. */

import { find } from "../text/i18n.svelte";

/** Rules whose lines on the sheet say all there is to say. */
const PLAIN = new Set(["contract", "rounding", "win"]);

/** What else a rule, a mark of the sheet or a phase is called in the glossary. */
const OTHERWISE: Record<string, string> = {
  R: "write-off",
  C: "concede",
  raspasy: "all-pass",
  bombs: "bomb",
  "three-bolts": "bolt",
  "hand-claims": "redeal",
  "final-claims": "redeal",
  consent: "redeal",
  hands: "open-whist",
};

/** The word for a rule (`barrel_attempts` → `barrel`), a mark, a phase; `null` if there is none. */
export function termFor(what: string): string | null {
  const name = what.replaceAll("_", "-");
  const parts = name.split("-");
  for (let length = parts.length; length > 0; length--) {
    const part = parts.slice(0, length).join("-");
    const term = OTHERWISE[part] ?? part;
    if (find(`term-${term}`) !== null) return term;
  }
  return null;
}

/** The word for a line of the sheet, where it needs one. */
export function termOfRule(rule: string): string | null {
  return PLAIN.has(rule) ? null : termFor(rule);
}
