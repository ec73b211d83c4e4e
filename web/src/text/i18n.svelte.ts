/**
 * The words of the page: Fluent messages that the server keeps (one file per language for page,
 * rules and reasons alike). Loaded before the first render, switched at once, English behind.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Args, Card, Reason, Suit } from "../net/protocol";
import { cardPicture } from "./cards";
import { FALLBACK } from "./languages";

class Words {
  lang = $state(FALLBACK);
  bundles = $state.raw<FluentBundle[]>([]);
}

const words = new Words();
const loaded = new Map<string, FluentBundle>();

export function makeBundle(lang: string, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

async function load(lang: string): Promise<FluentBundle> {
  const known = loaded.get(lang);
  if (known !== undefined) return known;
  const response = await fetch(`/api/text/${lang}.ftl`);
  if (!response.ok) throw new Error(`no words in ${lang}`);
  const bundle = makeBundle(lang, await response.text());
  loaded.set(lang, bundle);
  return bundle;
}

/** Use these bundles, the first one first. */
export function useBundles(lang: string, bundles: FluentBundle[]): void {
  words.lang = lang;
  words.bundles = bundles;
  if (typeof document !== "undefined") document.documentElement.lang = lang;
}

export async function switchTo(lang: string): Promise<void> {
  useBundles(lang, [await load(lang)]);
}

export function lang(): string {
  return words.lang;
}

/** Scores are written 1000, not 1,000: as Python writes them. */
function ungrouped(args?: Record<string, FluentVariable>): Record<string, FluentVariable> | null {
  if (args === undefined) return null;
  const out: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args))
    out[key] = typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
  return out;
}

/** The text of a message (`id`) or of its attribute (`id.name`), or `null` when there is none. */
export function find(id: string, args?: Record<string, FluentVariable>): string | null {
  const dot = id.indexOf(".");
  const key = dot < 0 ? id : id.slice(0, dot);
  for (const bundle of words.bundles) {
    const message = bundle.getMessage(key);
    if (message === undefined) continue;
    const pattern = dot < 0 ? message.value : (message.attributes[id.slice(dot + 1)] ?? null);
    if (pattern !== null) return bundle.formatPattern(pattern, ungrouped(args), []);
  }
  return null;
}

/** The text of a message; its id where the words are missing, so that nothing is silent. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return find(id, args) ?? id;
}

/** A word of a sentence as it stands on a button: without quotes, its first letter large. */
export function capital(text: string): string {
  const plain = text.replace(/^[“«"„]|[”»"]$/g, "");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

export type NameOf = (seat: number) => string;
const nobody: NameOf = (seat) => String(seat + 1);

/** Arguments of a reason as people read them: cards as pictures, seats as names. */
export function worded(args: Args, nameOf: NameOf = nobody): Args {
  const out: Args = {};
  for (const [key, value] of Object.entries(args)) {
    if (key === "card" && typeof value === "string") out[key] = cardPicture(value, lang());
    else if ((key === "seat" || key === "player") && typeof value === "number")
      out[key] = nameOf(value);
    else if (key === "cards" && typeof value === "string")
      out[key] = value
        .split(" ")
        .map((card) => cardPicture(card, lang()))
        .join(" ");
    else if ((key === "option" || key === "switch" || key === "other") && typeof value === "string")
      out[key] = find(`rule-${value}`) ?? value;
    else out[key] = value;
  }
  return out;
}

/** A reason in words: message `reason-ID`. */
export function reasonText(reason: Reason | string, nameOf?: NameOf): string {
  if (typeof reason === "string") return reason;
  const args = worded(reason.args ?? {}, nameOf);
  return find(`reason-${reason.id}`, args) ?? reason.id;
}

/** «Король червей», "King of hearts": a card as it is read aloud. */
export function cardName(card: Card): string {
  // A digit goes as a number: in Fluent the variant [9] is a number and no text matches it.
  const rank = card[0] ?? "";
  return t("card-name", { rank: /\d/.test(rank) ? Number(rank) : rank, suit: card[1] ?? "" });
}

export function suitName(suit: Suit | string): string {
  return t("suit-name", { suit });
}
