import { decoded } from "../app/router.svelte";

/** The rule set that a pasted link, a code or a preset's name means, or `null`. */
export function rulesOfLink(text: string): string | null {
  const word = text.trim();
  const link = /\/(?:rules\/[\w-]+|score\/new)\/([^/?#\s]+)/.exec(word);
  if (link?.[1] !== undefined) return decoded(link[1]);
  return /^[\w-]+$/.test(word) ? word : null;
}
