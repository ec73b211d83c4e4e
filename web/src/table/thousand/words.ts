/** Thousand in words. */

import type { GameEvent } from "../../net/protocol";
import type { ThousandView } from "../../net/thousand";
import { sign } from "../../text/cards";
import { find, suitName, t, type NameOf } from "../../text/i18n.svelte";
import { cardIn, cardList, plain, signed } from "../describe";
import type { Manner } from "../game";

/** Answers that nobody says aloud: a window that was declined. */
export function silent(call: string): boolean {
  return call === "keep" || call === "look";
}

/** The forced bid. */
export function unsaid({ forced }: ThousandView): GameEvent | null {
  return forced === null ? null : { kind: "forced", seat: forced.seat, data: { bid: forced.bid } };
}

export function call(said: string): string {
  if (/^\d+$/.test(said)) return said;
  if (/^bid \d+$/.test(said)) return t("call-raise", { amount: Number(said.slice(4)) });
  return find(`call-${said}`) ?? said;
}

export function describe(event: GameEvent, name: NameOf, manner: Manner): string | null {
  const data = event.data ?? {};
  const who = event.seat === null || event.seat === undefined ? "" : name(event.seat);
  switch (event.kind) {
    case "call":
      return silent(data.call ?? "") ? "" : null;
    case "forced":
      return t("event-forced", { name: who, bid: data.bid ?? 0 });
    case "declarer":
      return t(data.blind === true ? "event-declarer-blind" : "event-declarer", {
        name: who,
        bid: data.bid ?? 0,
      });
    case "talon":
      return data.cards === undefined
        ? t("event-talon-hidden", { name: who })
        : t("event-talon", { name: who, cards: cardList(data.cards, manner) });
    case "proof":
      return data.cards === undefined || data.cards.length === 0
        ? t("event-proof-none", { name: who })
        : t("event-proof", { name: who, cards: cardList(data.cards, manner) });
    case "give": {
      const to = data.to === undefined ? "" : name(data.to);
      return data.card === undefined
        ? t("event-give-hidden", { name: who, to })
        : t("event-give", { name: who, to, card: cardIn(data.card, manner) });
    }
    case "play": {
      if (data.declares === undefined) return null;
      const played = t("event-play", { name: who, card: cardIn(data.card ?? "", manner) });
      const marriage = t("event-marriage", {
        suit: manner === "spoken" ? suitName(data.declares) : sign(data.declares),
        worth: data.worth ?? 0,
      });
      return `${played}. ${marriage}`;
    }
    case "trick":
      return t("event-trick", { name: who, points: data.points ?? 0 });
    case "draw":
      return data.card === undefined
        ? t("event-draw-hidden", { name: who })
        : t("event-draw", { name: who, card: cardIn(data.card, manner) });
    case "scored": {
      const summary = data.summary;
      if (summary === undefined) return "";
      const moves = summary.after.map((score, seat) => {
        const change = score - (summary.before[seat] ?? 0);
        return t("event-score", { name: name(seat), change: signed(change), score: plain(score) });
      });
      return moves.join("; ");
    }
    default:
      return null;
  }
}
