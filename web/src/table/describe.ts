/** Events in words: for the history (pictures of cards) and for the ear (names of cards). */

import type { Card, EventData, GameEvent, View } from "../net/protocol";
import { cardPicture, sign } from "../text/cards";
import { cardName, find, lang, suitName, t, type NameOf } from "../text/i18n.svelte";
import type { Manner, TableGame } from "./game";
import { cardsOf } from "./hands";

export function cardIn(name: Card, manner: Manner): string {
  return manner === "spoken" ? cardName(name) : cardPicture(name, lang());
}

export function cardList(cards: readonly Card[], manner: Manner): string {
  return cards.map((name) => cardIn(name, manner)).join(manner === "spoken" ? ", " : " ");
}

/** What a bonus looks at: `talon`, `suits`, `card 1`, `cards`. */
export function bonusName(bonus: string): string {
  const [what = "", place = "0"] = bonus.split(" ");
  return find("bonus-name", { what, place: Number(place) + 1 }) ?? bonus;
}

/** What a bonus showed, where this viewer saw it. */
function seenText(data: EventData, name: NameOf, manner: Manner): string {
  if (data.cards !== undefined) return cardList(data.cards, manner);
  if (data.suits !== undefined)
    return data.suits.map((suit) => (manner === "spoken" ? suitName(suit) : sign(suit))).join(" ");
  return (data.hands ?? [])
    .map((cards, seat) => (cards.length > 0 ? `${name(seat)}: ${cardList(cards, manner)}` : ""))
    .filter((hand) => hand !== "")
    .join("; ");
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
      return t("event-call", { name: who, call: game.call(data.call ?? "") });
    case "play":
      if (data.face_down === true) {
        return data.card === undefined
          ? t("event-crawl", { name: who })
          : t("event-crawl-known", { name: who, card: cardIn(data.card, manner) });
      }
      return t("event-play", { name: who, card: cardIn(data.card ?? "", manner) });
    case "turned":
      return t("event-turned", { name: who, card: cardIn(data.card ?? "", manner) });
    case "bonus": {
      const what = bonusName(data.bonus ?? "");
      const seen = seenText(data, name, manner);
      return seen === ""
        ? t("event-bonus", { name: who, what })
        : t("event-bonus-seen", { name: who, what, seen });
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
export function pastEvents(game: TableGame, view: View): GameEvent[] {
  const events: GameEvent[] = [{ kind: "deal", seat: view.dealer, data: { dealer: view.dealer } }];
  if (view.phase === "deal" || view.phase === "over") return [];
  const unsaid = game.unsaid(view);
  if (unsaid !== null) events.push(unsaid);
  for (const { seat, call } of view.calls) events.push({ kind: "call", seat, data: { call } });
  for (const { seat, bonus } of view.bonuses?.used ?? [])
    events.push({ kind: "bonus", seat, data: { bonus } });
  for (const trick of view.tricks) {
    for (const { seat, card: played } of cardsOf(view, trick))
      events.push({ kind: "play", seat, data: { card: played } });
  }
  for (const { seat, ...data } of view.trick) events.push({ kind: "play", seat, data });
  return events;
}
