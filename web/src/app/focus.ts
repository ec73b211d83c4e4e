import { tick } from "svelte";

/** What was pressed is gone from the page: the keyboard goes on at what came in its place. */
export async function focusOn(selector: string): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** What had the focus is gone: this is what one goes on with. */
export function catchesFocus(node: HTMLElement): void {
  if (document.activeElement === document.body) node.focus({ preventScroll: true });
}
