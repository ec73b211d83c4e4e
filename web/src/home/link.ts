import { decoded } from "../app/router.svelte";

/** The table that a pasted link (or its bare id) means, or `null`. */
export function tableOfLink(text: string): string | null {
  const word = text.trim();
  const match = /\/t\/([^/?#\s]+)/.exec(word);
  if (match?.[1] !== undefined) return decoded(match[1]);
  return /^[\w-]{4,64}$/.test(word) ? word : null;
}
