/** What an event of Thousand changes in the view beyond what it does in every game. */

import type { GameEvent } from "../../net/protocol";
import type { ThousandView } from "../../net/thousand";
import { added, without } from "../shown";

export function draw(view: ThousandView, event: GameEvent): ThousandView {
  const seat = event.seat ?? null;
  const data = event.data ?? {};
  if (seat === null) return view;
  switch (event.kind) {
    case "call": {
      const amount = Number((data.call ?? "").replace(/^bid /, ""));
      return Number.isInteger(amount) && data.call !== ""
        ? { ...view, bid: amount, bidder: seat }
        : view;
    }
    case "declarer":
      return typeof data.bid === "number" ? { ...view, bid: data.bid } : view;
    case "give": {
      const card = data.card;
      const to = data.to ?? seat;
      return {
        ...view,
        given: [...view.given, { seat: to, ...(card === undefined ? {} : { card }) }],
        hand_sizes: added(added(view.hand_sizes, seat, -1), to, 1),
        hand: seat === view.me && card !== undefined ? without(view.hand, card) : view.hand,
      };
    }
    case "play": {
      const trump = data.trump ?? view.trump;
      if (data.declares === undefined) return { ...view, trump };
      const marriage = {
        seat,
        suit: data.declares,
        worth: data.worth ?? 0,
        trump: data.trump === data.declares,
      };
      return { ...view, trump, marriages: [...view.marriages, marriage] };
    }
    case "trick":
      return { ...view, points: added(view.points, seat, data.points ?? 0) };
    case "draw":
      return {
        ...view,
        stock_size: view.stock_size - 1,
        hand_sizes: added(view.hand_sizes, seat, 1),
        hand:
          seat === view.me && view.hand !== null && data.card !== undefined
            ? [...view.hand, data.card]
            : view.hand,
      };
    default:
      return view;
  }
}
