/** Cards on their way over the felt: a Svelte transition between a card and somebody's place. */

import { reducedMotion, settings } from "../settings/settings.svelte";
import { timesOf } from "./shown";

export interface Flight {
  duration: number;
  css: (at: number, away: number) => string;
}

/** The place of a seat on the screen; of the own one, the hand. */
export function placeOnScreen(seat: number, me: number | null): Element | null {
  return document.querySelector(
    seat === me ? '[data-testid="hand"]' : `[data-seat="${String(seat)}"]`,
  );
}

/** From where `node` lies to `target` or back; `shrink` is how much smaller it is there. */
export function flight(node: Element, target: Element | null, shrink: number): Flight {
  const { flight: duration } = timesOf(settings.pace, reducedMotion());
  if (target === null || duration === 0) return { duration: 0, css: () => "" };
  const from = node.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  return {
    duration,
    css: (at, away) =>
      `translate: ${String(x * away)}px ${String(y * away)}px; scale: ${String(1 - shrink * away)}; opacity: ${String(Math.min(1, at * 3))}`,
  };
}
