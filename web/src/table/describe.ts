/** Events in words: for the history (pictures of cards) and for the ear (names of cards). */

import type { Card, GameEvent, View } from "../net/protocol";
import { cardPicture, sign } from "../text/cards";
import { cardName, find, lang, suitName, t, type NameOf } from "../text/i18n.svelte";

export type Manner = "seen" | "spoken";

function card(name: Card, manner: Manner): string {
  return manner === "spoken" ? cardName(name) : cardPicture(name, lang());
}

export function cardList(cards: readonly Card[], manner: Manner): string {
  return cards.map((name) => card(name, manner)).join(manner === "spoken" ? ", " : " ");
}

/** Answers that nobody says aloud: a window that was declined. */
export function silent(call: string): boolean {
  return call === "keep" || call === "look";
}

/** A call as it is said: «пас», «120», «роспись». */
export function callText(call: string): string {
  if (/^\d+$/.test(call)) return call;
  if (/^bid \d+$/.test(call)) return t("call-raise", { amount: Number(call.slice(4)) });
  return find(`call-${call}`) ?? call;
}

/** A score with a real minus. */
export function plain(amount: number): string {
  return amount < 0 ? `−${String(-amount)}` : String(amount);
}

export function signed(amount: number): string {
  if (amount === 0) return "0";
  return amount > 0 ? `+${String(amount)}` : `−${String(-amount)}`;
}

export function describe(event: GameEvent, name: NameOf, manner: Manner): string {
  const data = event.data ?? {};
  const who = event.seat === null || event.seat === undefined ? "" : name(event.seat);
  switch (event.kind) {
    case "deal": {
      const dealer = data.dealer ?? event.seat;
      return t("event-deal", { name: dealer === null || dealer === undefined ? "" : name(dealer) });
    }
    case "call":
      if (silent(data.call ?? "")) return "";
      return t("event-call", { name: who, call: callText(data.call ?? "") });
    case "declarer":
      return t(data.blind === true ? "event-declarer-blind" : "event-declarer", {
        name: who,
        bid: data.bid ?? 0,
      });
    case "talon":
      return data.cards === undefined
        ? t("event-talon-hidden", { name: who })
        : t("event-talon", { name: who, cards: cardList(data.cards, manner) });
    case "give": {
      const to = data.to === undefined ? "" : name(data.to);
      return data.card === undefined
        ? t("event-give-hidden", { name: who, to })
        : t("event-give", { name: who, to, card: card(data.card, manner) });
    }
    case "play": {
      const played = t("event-play", { name: who, card: card(data.card ?? "", manner) });
      if (data.declares === undefined) return played;
      const marriage = t("event-marriage", {
        suit: manner === "spoken" ? suitName(data.declares) : sign(data.declares),
        worth: data.worth ?? 0,
      });
      return `${played}. ${marriage}`;
    }
    case "trick":
      return t("event-trick", { name: who, points: data.points ?? 0 });
    case "scored": {
      const summary = data.summary;
      if (summary === undefined) return "";
      const moves = summary.after.map((score, seat) => {
        const change = score - (summary.before[seat] ?? 0);
        return t("event-score", { name: name(seat), change: signed(change), score: plain(score) });
      });
      return moves.join("; ");
    }
    case "over": {
      const winner = data.winner ?? event.seat;
      return winner === null || winner === undefined
        ? t("event-over")
        : t("event-winner", { name: name(winner) });
    }
    default:
      return "";
  }
}

/** The events of the running deal, rebuilt from a view: what a page that was reloaded shows. */
export function pastEvents(view: View): GameEvent[] {
  const events: GameEvent[] = [{ kind: "deal", seat: view.dealer, data: { dealer: view.dealer } }];
  if (view.phase === "deal" || view.phase === "over") return [];
  for (const { seat, call } of view.calls) events.push({ kind: "call", seat, data: { call } });
  for (const trick of view.tricks) {
    trick.cards.forEach((played, i) => {
      events.push({
        kind: "play",
        seat: view.seats[(view.seats.indexOf(trick.leader) + i) % view.seats.length] ?? null,
        data: { card: played },
      });
    });
    events.push({ kind: "took", seat: trick.winner });
  }
  for (const { seat, card: played } of view.trick)
    events.push({ kind: "play", seat, data: { card: played } });
  return events.filter((event) => event.kind !== "took");
}
