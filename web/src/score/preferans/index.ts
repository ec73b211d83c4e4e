/** Preferans at the score-keeper. */

import { signed } from "../../table/describe";
import { t } from "../../text/i18n.svelte";
import type { ScoreGame, Standing } from "../game";
import { check, draftOf, emptyDraft, kinds, rowOf } from "./draft";
import Fields from "./Fields.svelte";
import Sheet from "./Sheet.svelte";
import type {
  PreferansAnswer,
  PreferansDeal,
  PreferansDraft,
  PreferansNext,
  PreferansRow,
} from "./types";
import { note, rowText, told } from "./words";

interface Preferans {
  deal: PreferansDeal;
  draft: PreferansDraft;
  next: PreferansNext;
  answer: PreferansAnswer;
}

/** What everybody would have won if the match stopped now; beside it pool and mountain. */
function standing(answer: PreferansAnswer, row: PreferansRow | null, seat: number): Standing {
  const { pool, mountain } = row ?? answer.start;
  const figures = { pool: pool[seat] ?? 0, mountain: mountain[seat] ?? 0 };
  return {
    total: signed((row?.after ?? answer.start.scores)[seat] ?? 0),
    oval: false,
    marks: [{ text: t("pref-marks", figures), label: t("pref-standing", figures) }],
  };
}

export const preferans: ScoreGame<Preferans> = {
  emptyDraft,
  draftOf,
  kinds,
  isNothing: () => false,
  check,
  rowOf,
  note,
  rowText,
  told,
  standing,
  Fields,
  Sheet,
};
