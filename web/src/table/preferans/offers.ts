/** Offering the rest: how many tricks each seat ends with. */

import type { Seat } from "../../net/protocol";
import type { PreferansView } from "../../net/preferans";
import { bySeat } from "../actions";
import { contractOf } from "./contracts";

const TRICKS = 10;

/** Tricks that nobody has taken yet. */
function tricksLeft(view: PreferansView): number {
  return TRICKS - view.talon_tricks - view.tricks_taken.reduce((sum, count) => sum + count, 0);
}

/** The offer to begin with: who plays for tricks claims all that is left, who avoids them none. */
export function beginning(view: PreferansView, me: Seat): number[] {
  if (contractOf(view.contract ?? "") !== null) return allTo(view, me);
  const others = bySeat(view.seats, me, view.players).filter((seat) => seat !== me);
  return allTo(view, others.find((seat) => seat !== view.declarer) ?? me);
}

/** One trick more for a seat: mine as long as I have one to give, else one of whoever has most. */
export function oneMore(view: PreferansView, offer: readonly number[], seat: Seat, me: Seat): number[] {
  const spare = (each: Seat): number =>
    each === seat ? 0 : (offer[each] ?? 0) - (view.tricks_taken[each] ?? 0);
  const most = view.seats.reduce((best, each) => (spare(each) > spare(best) ? each : best), seat);
  const giver = spare(me) > 0 ? me : most;
  return offer.map((count, each) => count + Number(each === seat) - Number(each === giver));
}

/** The offer that gives a seat all that is left. */
export function allTo(view: PreferansView, seat: Seat): number[] {
  const left = tricksLeft(view);
  return view.tricks_taken.map((count, each) => (each === seat ? count + left : count));
}
