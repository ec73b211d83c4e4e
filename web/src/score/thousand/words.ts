/** Rows of Thousand in words. */

import { plain, signed } from "../../table/describe";
import { sign } from "../../text/cards";
import { find, t, type NameOf } from "../../text/i18n.svelte";
import { isRedeal } from "../sheet";
import { suitsIn } from "./draft";
import type { ThousandDeal, ThousandRow } from "./types";

/** A row as it was entered: for rows that wait, and above the reasons. */
export function rowText(row: ThousandDeal, players: readonly string[]): string {
  if (row.redeal !== undefined && isRedeal(row))
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
  if (row.cards !== undefined) parts.push(took(row, players));
  const text = parts.join(" · ");
  return row.kept_lead === undefined
    ? text
    : t("sheet-row-kept-lead", { row: text, player: row.kept_lead });
}

/** What everybody took: points and the signs of marriages. */
function took(row: ThousandDeal, players: readonly string[]): string {
  return players
    .filter((name) => name in (row.cards ?? {}))
    .map((name) => {
      const signs = suitsIn(row.marriages?.[name]).map(sign).join("");
      return `${name} ${String(row.cards?.[name] ?? 0)}${signs === "" ? "" : ` ${signs}`}`;
    })
    .join(", ");
}

/** What a scored row changed, read aloud: whose score moved, and who got a mark. */
export function told(row: ThousandRow, name: NameOf): string {
  const news = row.cells.flatMap((cell, seat) => {
    const marks = cell.marks.flatMap((mark) => find(`score-say-${mark}`) ?? []);
    const who = name(seat);
    if (cell.change !== 0)
      marks.unshift(
        t("event-score", { name: who, change: signed(cell.change), score: plain(cell.score) }),
      );
    else if (marks.length > 0) marks[0] = `${who}: ${marks[0] ?? ""}`;
    return marks.length === 0 ? [] : marks.join(", ");
  });
  return news.length === 0 ? t("score-unmoved") : news.join("; ");
}
