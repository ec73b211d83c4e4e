/** Events in words: for the history (pictures of cards) and for the ear (names of cards). */

import type { Card, GameEvent, View } from "../net/protocol";
import { cardPicture } from "../text/cards";
import { cardName, lang, t, type NameOf } from "../text/i18n.svelte";
import type { Manner, TableGame } from "./game";

export function cardIn(name: Card, manner: Manner): string {
  return manner === "spoken" ? cardName(name) : cardPicture(name, lang());
}

export function cardList(cards: readonly Card[], manner: Manner): string {
  return cards.map((name) => cardIn(name, manner)).join(manner === "spoken" ? ", " : " ");
}

/** A score with a real minus. */
export function plain(amount: number): string {
  return amount < 0 ? `−${String(-amount)}` : String(amount);
}

export function signed(amount: number): string {
  if (amount === 0) return "0";
  return amount > 0 ? `+${String(amount)}` : `−${String(-amount)}`;
}

export function describe(
  game: TableGame,
  event: GameEvent,
  name: NameOf,
  manner: Manner,
): string {
  const own = game.describe(event, name, manner);
  if (own !== null) return own;
  const data = event.data ?? {};
  const who = event.seat === null || event.seat === undefined ? "" : name(event.seat);
  switch (event.kind) {
    case "deal": {
      const dealer = data.dealer ?? event.seat;
      return t("event-deal", { name: dealer === null || dealer === undefined ? "" : name(dealer) });
    }
    case "call":
      if (game.silent(data.call ?? "")) return "";
      return t("event-call", { name: who, call: game.call(data.call ?? "") });
    case "play":
      return t("event-play", { name: who, card: cardIn(data.card ?? "", manner) });
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
