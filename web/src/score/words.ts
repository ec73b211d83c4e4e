/** A row in words, as it was entered: for rows that wait, and above the reasons. */

import { sign } from "../text/cards";
import { t } from "../text/i18n.svelte";
import type { SheetDeal } from "./sheet";

export function rowText(row: SheetDeal | undefined, players: readonly string[]): string {
  if (row === undefined) return "";
  if (row.penalty !== undefined)
    return t("score-row-penalty", {
      name: row.penalty.player,
      reason: t(`score-penalty-${row.penalty.reason}`),
    });
  if (row.redeal !== undefined && row.declarer === undefined)
    return row.redeal.player === undefined
      ? t("score-kind-redeal")
      : t("score-row-redeal", { name: row.redeal.player });
  const parts: string[] = [];
  if (row.declarer !== undefined) {
    const head = t("score-row-head", { name: row.declarer, bid: row.bid ?? "?" });
    parts.push(row.blind === true ? `${head}, ${t("blind")}` : head);
  }
  if (row.all_pass === true) parts.push(t("score-kind-all_pass"));
  if (row.bomb === true) parts.push(t("act-bomb"));
  if (row.write_off === true) parts.push(t("sheet-write-off"));
  if (row.concede === true) parts.push(t("sheet-concede"));
  if (row.cards !== undefined)
    parts.push(
      players
        .filter((name) => name in (row.cards ?? {}))
        .map((name) => {
          const suits = row.marriages?.[name] ?? [];
          const signs = (typeof suits === "string" ? suits.split(/\s+/) : suits).map(sign).join("");
          return `${name} ${String(row.cards?.[name] ?? 0)}${signs === "" ? "" : ` ${signs}`}`;
        })
        .join(", "),
    );
  return parts.join(" · ");
}
