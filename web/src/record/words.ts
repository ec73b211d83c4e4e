/** A deal of a record in a few words. */

import type { RecordDeal } from "../net/protocol";
import { find } from "../text/i18n.svelte";
import type { RecordModel } from "./model.svelte";

export function dealTitle(model: RecordModel, row: RecordDeal, deal: number): string {
  const how = row.made === null ? row.kind : row.made ? "made" : "failed";
  const said = [
    row.declarer === null ? null : model.nameOf(row.declarer),
    row.declarer === null || row.contract === null ? null : model.game.call(row.contract),
    how === null ? null : (find(`sheet-${how}`) ?? find(`sheet-row-${how}`)),
  ];
  const number = `${String(model.overview.first + deal)}.`;
  return [number, ...said.filter((part) => part !== null)].join(" ");
}
