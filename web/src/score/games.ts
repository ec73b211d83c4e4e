/** The games whose score the page can keep, by the name in their documents. */

import type { ScoreGame } from "./game";
import { preferans } from "./preferans";
import { thousand } from "./thousand";

/** A game gets back only what it asked for or made itself: the shapes meet here and nowhere else. */
const GAMES: Readonly<Record<string, ScoreGame>> = {
  thousand: thousand as unknown as ScoreGame,
  preferans: preferans as unknown as ScoreGame,
};

/** The face of a game; of one that this page does not know yet, the one that is most alike. */
export function scoreGame(name: string | undefined): ScoreGame {
  return GAMES[name ?? "thousand"] ?? (thousand as unknown as ScoreGame);
}
