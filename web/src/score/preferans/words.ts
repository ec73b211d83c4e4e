/** Rows of Preferans in words. */

import { cardList, signed } from "../../table/describe";
import { bidText } from "../../table/preferans/contracts";
import { outcome } from "../../table/preferans/words";
import { t, type NameOf } from "../../text/i18n.svelte";
import type { PreferansDeal, PreferansNext, PreferansRow, Said } from "./types";

/** What a defender said: «вист», «пас». */
export function saidText(said: Said): string {
  return bidText(said.replace("_", "-"));
}

/** A row as it was entered: for rows that wait, and above the reasons. */
export function rowText(row: PreferansDeal, players: readonly string[]): string {
  if (row.redeal !== undefined) return t("score-kind-redeal");
  const parts = [head(row)];
  const said = Object.entries(row.whist ?? {});
  if (said.length > 0)
    parts.push(said.map(([name, word]) => `${name} ${saidText(word)}`).join(", "));
  if (row.open === true) parts.push(bidText("open"));
  const tricks = players.flatMap((name) => {
    const count = row.tricks?.[name];
    return count === undefined ? [] : [`${name} ${String(count)}`];
  });
  const talon = row.tricks?.["talon"];
  if (talon !== undefined) tricks.push(`${t("play-talon")} ${String(talon)}`);
  if (tricks.length > 0) parts.push(`${t("score-tricks")}: ${tricks.join(", ")}`);
  if (row.talon !== undefined) {
    const cards = typeof row.talon === "string" ? row.talon.split(/\s+/) : row.talon;
    parts.push(`${t("play-talon")}: ${cardList(cards, "seen")}`);
  }
  if (row.help !== undefined) parts.push(`${t("score-help")}: ${row.help.join(", ")}`);
  return parts.join(" · ");
}

function head(row: PreferansDeal): string {
  const name = row.declarer ?? "";
  const level = (row.contract ?? "").replace(/\D/g, "");
  if (row.all_pass === true) return t("pref-all-pass");
  if (row.given_up === "without_all") return t("pref-summary-without", { name, level });
  if (row.given_up === "without_three") return t("pref-summary-without-three", { name, level });
  return `${name} ${bidText(row.contract ?? "")}`;
}

/** What a scored row changed, read aloud. */
export function told(row: PreferansRow, name: NameOf): string {
  const moves = row.after.flatMap((after, seat) => {
    const change = after - (row.before[seat] ?? 0);
    return change === 0
      ? []
      : t("event-score", { name: name(seat), change: signed(change), score: signed(after) });
  });
  return [outcome(row, name, "spoken"), ...moves].join("; ");
}

/** What the next all-pass costs, and where the bidding starts after those before. */
export function note(next: PreferansNext): string {
  if (!next.may.includes("all_pass")) return "";
  const price = t("score-all-pass-next", { price: next.all_pass_price });
  return next.least > 6 ? `${price} · ${t("score-least", { level: next.least })}` : price;
}
