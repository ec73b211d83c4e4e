/** Thousand at the score-keeper. */

import type { Mark } from "../../table/game";
import { plain } from "../../table/describe";
import { t } from "../../text/i18n.svelte";
import type { ScoreGame, Standing } from "../game";
import { check, draftOf, emptyDraft, isNothing, kinds, rowOf } from "./draft";
import Fields from "./Fields.svelte";
import Sheet from "./Sheet.svelte";
import type {
  ThousandAnswer,
  ThousandDeal,
  ThousandDraft,
  ThousandNext,
  ThousandRow,
} from "./types";
import { rowText, told } from "./words";

interface Thousand {
  deal: ThousandDeal;
  draft: ThousandDraft;
  next: ThousandNext;
  answer: ThousandAnswer;
}

function standing(answer: ThousandAnswer, row: ThousandRow | null, seat: number): Standing {
  const cell = row?.cells[seat] ?? { write_offs: 0, ...answer.start[seat] };
  const marks: Mark[] = [];
  const { barrel = null, bolts = 0, write_offs: writeOffs } = cell;
  if (barrel !== null)
    marks.push({ text: "•".repeat(barrel), label: t("barrel", { count: barrel }) });
  if (bolts > 0)
    marks.push({ text: "–".repeat(Math.min(bolts, 9)), label: t("bolts", { count: bolts }) });
  if (writeOffs > 0) {
    const said = t("score-write-offs", { count: writeOffs });
    marks.push({ text: said, label: said });
  }
  return { total: plain(cell.score ?? 0), oval: barrel !== null, marks };
}

export const thousand: ScoreGame<Thousand> = {
  emptyDraft,
  draftOf,
  kinds,
  isNothing,
  check,
  rowOf,
  note: (next) => (next.golden ? t("golden") : ""),
  rowText,
  told,
  standing,
  Fields,
  Sheet,
};
