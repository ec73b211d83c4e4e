/** The reference of a game's rules, read once for each language. */

import { api } from "../net/api";
import type { RulesReference } from "../net/protocol";

const read = new Map<string, Promise<RulesReference>>();

/** All options of a game explained. Rejects with an `ApiError`; the next call tries again. */
export function referenceOf(game: string, lang: string): Promise<RulesReference> {
  const key = `${game}/${lang}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const asked = api.reference(game, lang);
  read.set(key, asked);
  asked.catch(() => read.delete(key));
  return asked;
}
