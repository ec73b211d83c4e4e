/** Preferans in words. */

import type { GameEvent } from "../../net/protocol";
import type { PreferansSummary, PreferansView } from "../../net/preferans";
import { t, type NameOf } from "../../text/i18n.svelte";
import { bySeat } from "../actions";
import { cardIn, cardList, plain, signed } from "../describe";
import type { Manner } from "../game";
import { bidText, contractOf, dutyOf } from "./contracts";

/** The tricks of an offer with the names of the seats that end with any. */
export function offerText(tricks: readonly number[], name: NameOf): string {
  return tricks
    .flatMap((count, seat) => (count > 0 ? [`${name(seat)} ${String(count)}`] : []))
    .join(", ");
}

/** What everybody who plays ends with, and be it nothing; the reader first. */
function offerForAll(view: PreferansView, tricks: readonly number[], name: NameOf): string {
  const seats = bySeat(view.seats, view.me ?? 0, view.players);
  return seats.map((seat) => `${name(seat)} ${String(tricks[seat] ?? 0)}`).join(", ");
}

function offered(call: string): number[] | null {
  return call.startsWith("claim ") ? call.split(" ").slice(1).map(Number) : null;
}

export function call(said: string, manner: Manner = "seen"): string {
  return offered(said) === null ? bidText(said, manner) : t("pref-offer-made");
}

export function describe(event: GameEvent, name: NameOf, manner: Manner): string | null {
  const data = event.data ?? {};
  const who = event.seat === null || event.seat === undefined ? "" : name(event.seat);
  switch (event.kind) {
    case "call": {
      const tricks = offered(data.call ?? "");
      return tricks === null
        ? t("event-call", { name: who, call: call(data.call ?? "", manner) })
        : t("pref-offers", { name: who, tricks: offerText(tricks, name) });
    }
    case "declarer":
      return t("pref-event-declarer", { name: who, bid: bidText(String(data.bid ?? ""), manner) });
    case "talon":
      return t("event-talon", { name: who, cards: cardList(data.cards ?? [], manner) });
    case "discard":
      return data.cards === undefined
        ? t("pref-event-discard", { name: who })
        : t("pref-event-discard-own", { cards: cardList(data.cards, manner) });
    case "turned":
      return t("pref-event-turned", { card: cardIn(data.card ?? "", manner) });
    case "laid-open":
      return t("pref-event-open", { name: who, cards: cardList(data.cards ?? [], manner) });
    case "play":
      return data.by === undefined || data.by === event.seat
        ? null
        : t("pref-event-play-for", {
            name: name(data.by),
            hand: who,
            card: cardIn(data.card ?? "", manner),
          });
    case "trick":
      return who === "" ? t("pref-event-trick-talon") : t("pref-event-trick", { name: who });
    case "scored":
      return data.summary === undefined
        ? ""
        : scored(data.summary as PreferansSummary, name, manner);
    default:
      return null;
  }
}

function scored(summary: PreferansSummary, name: NameOf, manner: Manner): string {
  const moves = summary.after.map((score, seat) => {
    const change = score - (summary.before[seat] ?? 0);
    return t("event-score", { name: name(seat), change: signed(change), score: plain(score) });
  });
  return [outcome(summary, name, manner), ...moves].join("; ");
}

/** What a deal brought to each. */
export function movesOf({ before, after }: Pick<PreferansSummary, "before" | "after">): number[] {
  return after.map((score, seat) => score - (before[seat] ?? 0));
}

/** A deal's line of the sheet, read aloud; `deal` says which it is. */
export function lineLabel(summary: Outcome, deal: string, name: NameOf): string {
  const moves = movesOf(summary).map((moved, seat) => `${name(seat)} ${signed(moved)}`);
  return `${[deal, outcome(summary, name), ...moves].join(", ")}. ${t("sheet-why")}`;
}

/** What tells how a deal ended, at the table and on the score-keeper's sheet. */
type Outcome = Pick<
  PreferansSummary,
  "kind" | "declarer" | "contract" | "played" | "made" | "player" | "tricks" | "before" | "after"
>;

/** How a deal ended, in one line. */
export function outcome(summary: Outcome, name: NameOf, manner: Manner = "seen"): string {
  const who = summary.declarer === null ? "" : name(summary.declarer);
  const took = summary.declarer === null ? 0 : (summary.tricks[summary.declarer] ?? 0);
  const contract = bidText(summary.contract ?? "", manner);
  switch (summary.kind) {
    case "game": {
      if (!summary.played) return t("pref-summary-unplayed", { name: who, contract });
      if (summary.made === true) return t("pref-summary-made", { name: who, contract });
      const down = (contractOf(summary.contract ?? "")?.level ?? 0) - took;
      return t("pref-summary-down", { name: who, contract, count: down });
    }
    case "misere":
      return summary.made === true
        ? t("pref-summary-misere", { name: who, contract })
        : t("pref-summary-caught", { name: who, contract, count: took });
    case "all-pass":
      return t("pref-all-pass");
    case "without":
      return t("pref-summary-without", { name: who, level: summary.contract ?? "" });
    case "without-three":
      return t("pref-summary-without-three", { name: who, level: summary.contract ?? "" });
    case "redeal":
      return t("summary-redeal");
    case "penalty":
      return t("pref-summary-penalty", { name: summary.player === null ? "" : name(summary.player) });
  }
}

/** What is to be decided, in one sentence; `null` where the buttons say it. */
export function hint(view: PreferansView, name: NameOf): string | null {
  const who = view.declarer === null ? "" : name(view.declarer);
  switch (view.phase) {
    case "auction":
      if (view.bid !== null && view.bidder !== null)
        return t("bid-so-far", { name: name(view.bidder), bid: bidText(view.bid) });
      return view.least > 6 ? t("pref-least", { level: view.least }) : t("hint-auction");
    case "talon":
      return t("pref-hint-talon");
    case "order":
      return t("pref-hint-order");
    case "whist": {
      const contract = bidText(view.contract ?? "");
      const half = view.said.indexOf("half");
      return half >= 0
        ? t("pref-hint-half", { name: name(half), contract })
        : t("pref-hint-whist", { name: who, contract, duty: dutyOf(view.contract) });
    }
    case "hands":
      return t("pref-hint-hands");
    case "offer":
      return view.offer === null
        ? null
        : t("pref-offer-asked", {
            name: name(view.offer.seat),
            tricks: offerForAll(view, view.offer.tricks, name),
          });
    default:
      return null;
  }
}
