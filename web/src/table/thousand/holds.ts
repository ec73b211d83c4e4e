/** What a seat holds in Thousand: points, marriages, deals on the barrel. */

import type { Card, Seat } from "../../net/protocol";
import type { ThousandView } from "../../net/thousand";

/** What a player has in this deal: card points and marriages. */
export function hasSoFar(view: ThousandView, seat: Seat): number {
  return view.marriages
    .filter((marriage) => marriage.seat === seat)
    .reduce((sum, marriage) => sum + marriage.worth, view.points[seat] ?? 0);
}

/** Deals that a seat on the barrel has left; `null` beside it. */
export function barrelDealsLeft(view: ThousandView, seat: Seat): number | null {
  const spent = view.standing.barrel[seat];
  return spent === null || spent === undefined ? null : view.standing.barrel_deals - spent;
}

/** King or queen with the other one in the own hand: nobody gives one of them away by accident. */
export function isPair(view: ThousandView, card: Card): boolean {
  const other = { K: "Q", Q: "K" }[card[0] ?? ""];
  return other !== undefined && view.hand?.includes(other + (card[1] ?? "")) === true;
}
