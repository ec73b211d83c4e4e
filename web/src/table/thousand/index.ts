/** Thousand at the table. */

import type { Card, Seat } from "../../net/protocol";
import type { ThousandView } from "../../net/thousand";
import { sign, suitOf } from "../../text/cards";
import { find, suitName, t } from "../../text/i18n.svelte";
import type { Mark, TableGame } from "../game";
import Aim from "./Aim.svelte";
import DealSummary from "./DealSummary.svelte";
import Decisions from "./Decisions.svelte";
import { draw } from "./draw";
import { barrelDealsLeft, isPair } from "./holds";
import Marks from "./Marks.svelte";
import Sheet from "./Sheet.svelte";
import { call, describe, silent, unsaid } from "./words";

/** The last thing that a seat said, until the cards are played; the declarer's bid is on his plate. */
function bubble(view: ThousandView, seat: Seat): string | null {
  if (["play", "deal", "over"].includes(view.phase)) return null;
  if (seat === view.declarer && view.phase !== "auction") return null;
  const said = view.calls.filter((made) => made.seat === seat && !silent(made.call));
  return said.at(-1)?.call ?? null;
}

/** Phases in which it is one player's turn; all others are rounds of questions. */
const TURNS = new Set(["auction", "talon", "play", "deal", "over"]);

/** Who asked for the redeal that the others are asked about: the first who said so in a row. */
function claimant(view: ThousandView): Seat | null {
  const last = view.calls.findLastIndex((made) => made.call !== "redeal");
  return view.calls[last + 1]?.seat ?? null;
}

function way(view: ThousandView, action: string): Mark {
  if (action.endsWith("!")) {
    const card: Card = action.slice(0, 2);
    const worth = view.worth[card] ?? 0;
    return {
      text: t("choice-declare", { sign: sign(suitOf(card)), worth }),
      label: t("choice-declare-label", { suit: suitName(suitOf(card)), worth }),
    };
  }
  const text = t(action.endsWith("=") ? "choice-quiet" : coveredOrPlain(view, action));
  return { text, label: text };
}

/** A card led face down; an open one has either a marriage to leave unsaid, or a back to show. */
function coveredOrPlain(view: ThousandView, action: string): string {
  if (action.endsWith("?")) return "choice-covered";
  return view.legal.includes(`${action}!`) ? "choice-plain" : "choice-open";
}

export const thousand: TableGame<ThousandView> = {
  ranks: "789JQKTA",
  call,
  button: () => null,
  describe,
  unsaid,
  hint: (view) => find(`hint-${view.phase}`),
  decides: () => false,
  draw,
  asksAround: (view) => !TURNS.has(view.phase),
  refuses: (view, event) =>
    view.phase === "consent" && event.data?.call === "keep" ? claimant(view) : null,
  bubble,
  stock: (view) => (view.phase === "play" ? view.stock_size : 0),
  role: (view, seat) =>
    view.declarer === seat && view.phase !== "deal"
      ? { text: String(view.bid ?? ""), label: t("declarer") }
      : null,
  standing(view, seat) {
    const parts: string[] = [];
    const bolts = view.standing.bolts[seat] ?? 0;
    if (bolts > 0) parts.push(t("bolts", { count: bolts }));
    const deals = barrelDealsLeft(view, seat);
    if (deals !== null) parts.push(t("barrel", { count: deals }));
    return parts;
  },
  mark(view, card, wanted) {
    const worth = view.worth[card];
    if (wanted === "play")
      return worth === undefined
        ? null
        : { text: String(worth), label: t("hand-marriage", { worth }) };
    return wanted === "give" && isPair(view, card) ? { text: t("pair-mark"), label: t("hand-pair") } : null;
  },
  warning(view, card, wanted) {
    if (!isPair(view, card)) return null;
    if (wanted === "give") return t("hand-pair-warning");
    const leads = wanted === "play" && view.trick.length === 0;
    return leads && view.worth[card] === undefined ? t("hand-pair-lead") : null;
  },
  way,
  Decisions,
  Aim,
  Marks,
  DealSummary,
  Sheet,
};
