/** Values of options in words, and what kind of control an option gets. */

import type { OptionInfo, OptionValue, RulesError } from "../net/protocol";
import { find, reasonText } from "../text/i18n.svelte";

export type Control = "switch" | "select" | "number" | "numbers" | "suits" | "text";

export function controlOf(option: OptionInfo): Control {
  const values = option.values ?? [];
  if (typeof option.default === "boolean") return "switch";
  if (option.type === "numbers") return "numbers";
  if (typeof option.default === "object") return "suits";
  if (option.type === "choice" || (values.length > 0 && option.range === undefined))
    return option.type === "threshold" ? "text" : "select";
  return option.range === undefined ? "text" : "number";
}

export function sameValue(a: OptionValue | undefined, b: OptionValue | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A value as people say it: `value-ID-WORD`, else `value-WORD`, else as it is. */
export function valueText(id: string, value: OptionValue): string {
  if (typeof value === "boolean") return find(value ? "value-on" : "value-off") ?? String(value);
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.join(" ");
  if (typeof value === "object") return find("value-suits", value) ?? JSON.stringify(value);
  const word = find(`value-${id}-${value}`) ?? find(`value-${value}`);
  if (word !== null) return word;
  const bound = /^(>=|>)\s*(-?\d+)$/.exec(value);
  if (bound?.[2] !== undefined)
    return (
      find(bound[1] === ">" ? "value-above" : "value-at-least", { number: Number(bound[2]) }) ??
      value
    );
  return value;
}

/** Why rules are refused, with values as people say them. */
export function refusalText(refusal: RulesError): string {
  const args = { ...refusal.args };
  const say = (key: string, of: string): void => {
    const option = args[of];
    const given = args[key];
    if (typeof option !== "string" || typeof given !== "string") return;
    args[key] = given
      .split(", ")
      .map((value) => valueText(option, value))
      .join(", ");
  };
  say("value", "switch" in args ? "switch" : "option");
  say("other_value", "other");
  say("words", "option");
  return reasonText({ ...refusal, args });
}

/** The option that keeps `option` from having an effect, as the declarations say; a switch that is
 *  itself without effect counts as off. */
export function unmet(
  option: OptionInfo,
  values: Record<string, OptionValue>,
  options: OptionInfo[],
): string | null {
  const above = (id: string): string | null => {
    const found = options.find((one) => one.id === id);
    return found === undefined ? null : unmet(found, values, options);
  };
  const has = (id: string, some: OptionValue[]): boolean =>
    some.some((value) => sameValue(value, values[id]));
  for (const [other, allowed] of Object.entries(option.needs ?? {})) {
    const off = has(other, allowed) ? above(other) : other;
    if (off !== null) return off;
  }
  for (const without of option.unless ?? []) {
    const all = Object.entries(without);
    const last = all.at(-1)?.[0];
    if (last !== undefined && all.every(([id, idle]) => has(id, idle) || above(id) !== null))
      return above(last) ?? last;
  }
  return null;
}

/** Whether an option is meant by a search: in its name, explanation, group or id, each word there
 *  as it is or in another form. */
export function meant(query: string, ...texts: string[]): boolean {
  const words = plainly(query).split(/\s+/).filter(Boolean);
  const all = plainly(texts.join(" "));
  const there = all.split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => all.includes(word) || there.some((other) => sameStem(word, other)));
}

/** Whether two words may be forms of one: they differ in their last two letters at most. */
function sameStem(word: string, other: string): boolean {
  const stem = Math.max(4, word.length - 2);
  return (
    word.length >= stem && other.length <= word.length + 2 && other.startsWith(word.slice(0, stem))
  );
}

/** A text as people type it in a hurry: small letters without dots, strokes and apostrophes. */
function plainly(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’ʼ]/gu, "")
    .replaceAll("ł", "l");
}
