/** The hands on the table: in which order they play, whose card is due, which of them lie open. */

import type { Card, Seat, View } from "../net/protocol";

/** The hands in the order of play. */
export function circleOf(view: View): Seat[] {
  return view.circle ?? view.seats;
}

/** The hand whose card is due: as a rule that of the player to act. */
export function handDue(view: View): Seat | null {
  return view.phase === "play" ? (view.hand_due ?? view.turn) : null;
}

/** The hand of somebody else that the person at this screen plays now. */
export function otherHandToPlay(view: View): Seat | null {
  const due = handDue(view);
  return view.me !== null && view.turn === view.me && due !== view.me ? due : null;
}

/** The cards of a hand that lies open; `null` for all others. */
export function openHand(view: View, seat: Seat): Card[] | null {
  return view.open_hands?.[String(seat)] ?? null;
}

/** The cards of a finished trick with the hands that played them. */
export function cardsOf(view: View, trick: { leader: Seat; cards: Card[] }): { seat: Seat; card: Card }[] {
  const circle = circleOf(view);
  const first = circle.indexOf(trick.leader);
  return trick.cards.map((card, i) => ({ seat: circle[(first + i) % circle.length] ?? 0, card }));
}

/** Whether a card is in a hand that the person at this screen sees. */
export function holdsCard(view: View, card: Card): boolean {
  return [view.hand ?? [], ...Object.values(view.open_hands ?? {})].some((hand) =>
    hand.includes(card),
  );
}
