/** Preferans at the table. */

import type { PreferansView } from "../../net/preferans";
import { t } from "../../text/i18n.svelte";
import type { Mark, TableGame } from "../game";
import Aim from "./Aim.svelte";
import { bidText, buttonText } from "./contracts";
import DealSummary from "./DealSummary.svelte";
import Decisions from "./Decisions.svelte";
import { draw } from "./draw";
import Marks from "./Marks.svelte";
import Sheet from "./Sheet.svelte";
import { call, describe, hint } from "./words";

/** Words that every game has on its buttons. */
const SHARED = new Set(["pass", "discard"]);

function role(view: PreferansView, seat: number): Mark | null {
  if (view.phase === "deal" || view.phase === "over") return null;
  if (view.declarer === seat) {
    const bid = view.contract ?? view.bid ?? "";
    return { text: bidText(bid), label: `${t("declarer")}, ${bidText(bid, "spoken")}` };
  }
  const said = ["whist", "hands"].includes(view.phase) ? null : (view.said[seat] ?? null);
  return said === null ? null : { text: bidText(said), label: bidText(said) };
}

/** What a seat said in the round that runs: bids, answers to the contract, answers to an offer. */
function bubble(view: PreferansView, seat: number): string | null {
  const said = view.calls.filter((made) => made.seat === seat).at(-1)?.call ?? null;
  switch (view.phase) {
    case "auction":
      return said;
    case "talon":
    case "order":
      return seat === view.declarer ? null : said;
    case "whist":
    case "hands":
      return view.said[seat] ?? null;
    case "offer":
      return said !== null && /^(claim |accept|reject)/.test(said) ? said : null;
    default:
      return null;
  }
}

export const preferans: TableGame<PreferansView> = {
  ranks: "789TJQKA",
  call,
  button: (word) => (SHARED.has(word) ? null : buttonText(word)),
  describe,
  unsaid: () => null,
  hint,
  decides: (view) => view.turn === view.me && view.phase === "play",
  draw,
  asksAround: () => false,
  refuses: (view, event) => (event.data?.call === "reject" ? (view.offer?.seat ?? null) : null),
  bubble,
  stock: () => 0,
  role,
  standing: (view, seat) => [
    t("pref-standing", {
      pool: view.standing.pool[seat] ?? 0,
      mountain: view.standing.mountain[seat] ?? 0,
    }),
  ],
  mark: (view, card, wanted) =>
    wanted === "pick" && view.talon?.includes(card) === true
      ? { text: "+", label: t("pref-talon-card") }
      : null,
  warning: () => null,
  way: (_, action) => ({ text: action, label: action }),
  Decisions,
  Aim,
  Marks,
  DealSummary,
  Sheet,
};
