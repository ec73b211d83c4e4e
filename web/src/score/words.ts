/** Rows and faults in words, in every game. */

import { find, reasonText, t, type NameOf } from "../text/i18n.svelte";
import type { ScoreGame } from "./game";
import type { AnswerRow, Fault, SheetDeal } from "./sheet";

/** A row as it was entered. */
export function rowText(
  game: ScoreGame,
  row: SheetDeal | undefined,
  players: readonly string[],
): string {
  if (row === undefined) return "";
  if (row.penalty === undefined) return game.rowText(row, players);
  return t("score-row-penalty", {
    name: row.penalty.player,
    reason: t(`score-penalty-${row.penalty.reason}`),
  });
}

/** What a scored row is called: its number, or what it was that was no deal. */
export function rowName({ deal, kind }: AnswerRow): string {
  return deal === null ? t(`score-kind-${kind}`) : t("score-deal", { deal });
}

/** Why something cannot be: the reason's words, else the page's own, else the server's. */
export function faultText(fault: Fault, name: NameOf): string {
  const args = fault.args ?? {};
  const text = reasonText({ id: fault.id, args }, name);
  return text !== fault.id ? text : (find(fault.id, args) ?? fault.reason ?? fault.id);
}

/** Why a match cannot begin so: a field by the words that stand above it. */
export function startFaultText(fault: Fault, name: NameOf): string {
  const { field, seat } = fault.args ?? {};
  const title = find(`score-start-${String(field)}`, { name: name(Number(seat ?? 0)) });
  return faultText(title === null ? fault : { ...fault, args: { ...fault.args, field: title } }, name);
}
