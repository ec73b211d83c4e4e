/** What an event of Preferans changes in the view beyond what it does in every game. */

import type { GameEvent } from "../../net/protocol";
import type { Answer, PreferansView } from "../../net/preferans";
import { added } from "../shown";
import { contractOf } from "./contracts";

const ANSWERS: ReadonlySet<string> = new Set(["whist", "pass", "half", "whist-back"]);

export function draw(view: PreferansView, event: GameEvent): PreferansView {
  const data = event.data ?? {};
  const seat = event.seat ?? null;
  switch (event.kind) {
    case "call":
      return seat === null ? view : withCall(view, seat, data.call ?? "");
    case "declarer":
      return typeof data.bid === "string" ? { ...view, bid: data.bid } : view;
    case "talon":
      return { ...view, talon_size: 0 };
    case "discard": {
      const count = data.cards?.length ?? data.count ?? 0;
      const hand = view.hand?.filter((card) => data.cards?.includes(card) !== true) ?? null;
      return seat === null
        ? view
        : { ...view, phase: "order", hand, hand_sizes: added(view.hand_sizes, seat, -count) };
    }
    case "turned":
      return {
        ...view,
        phase: "play",
        all_pass: true,
        turned: data.card ?? null,
        talon: [...(view.talon ?? []), ...(data.card === undefined ? [] : [data.card])],
        talon_size: view.talon_size - 1,
      };
    case "laid-open":
      return seat === null
        ? view
        : { ...view, open_hands: { ...view.open_hands, [seat]: data.cards ?? [] } };
    case "trick":
      return seat === null ? { ...view, talon_tricks: view.talon_tricks + 1 } : view;
    default:
      return view;
  }
}

function withCall(view: PreferansView, seat: number, call: string): PreferansView {
  if (view.phase === "auction") {
    if (call === "pass") return view;
    return { ...view, bid: call === "here" ? view.bid : call, bidder: seat };
  }
  if (view.phase === "order" && contractOf(call) !== null) return { ...view, contract: call };
  if (view.phase === "whist" && ANSWERS.has(call))
    return { ...view, said: view.said.map((said, i) => (i === seat ? (call as Answer) : said)) };
  return view;
}
