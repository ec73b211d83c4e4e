/** Offering the rest: how many tricks each seat ends with. */

import type { Seat } from "../../net/protocol";
import type { PreferansView } from "../../net/preferans";
import { contractOf } from "./contracts";

export const TRICKS = 10;

/** Tricks that nobody has taken yet. */
export function tricksLeft(view: PreferansView): number {
  return TRICKS - view.talon_tricks - view.tricks_taken.reduce((sum, count) => sum + count, 0);
}

/** The offer to begin with: who plays for tricks claims all that is left, who avoids them none. */
export function beginning(view: PreferansView, me: Seat): number[] {
  return contractOf(view.contract ?? "") === null ? [...view.tricks_taken] : allTo(view, me);
}

/** One trick more or less for a seat, as far as there are any: the offer itself where not. */
export function moved(view: PreferansView, offer: readonly number[], seat: Seat, by: 1 | -1): number[] {
  const next = offer.map((count, each) => (each === seat ? count + by : count));
  const fits = (next[seat] ?? 0) >= (view.tricks_taken[seat] ?? 0) && missing(view, next) >= 0;
  return fits ? next : [...offer];
}

/** The offer that gives a seat all that is left. */
export function allTo(view: PreferansView, seat: Seat): number[] {
  const left = tricksLeft(view);
  return view.tricks_taken.map((count, each) => (each === seat ? count + left : count));
}

/** Tricks that an offer gives to nobody yet. */
export function missing(view: PreferansView, offer: readonly number[]): number {
  return TRICKS - view.talon_tricks - offer.reduce((sum, count) => sum + count, 0);
}
