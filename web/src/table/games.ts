/** The games that the table can draw, by the name in their views. */

import type { TableGame } from "./game";
import { preferans } from "./preferans";
import { thousand } from "./thousand";

const GAMES: Readonly<Record<string, TableGame>> = { thousand, preferans };

/** The face of a game; of one that this page does not know yet, the one that is most alike. */
export function gameOf(name: string): TableGame {
  return GAMES[name] ?? thousand;
}
