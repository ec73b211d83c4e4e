import { tick } from "svelte";

/** What was pressed is gone from the page: the keyboard goes on at what came in its place. */
export async function focusOn(selector: string): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>(selector)?.focus();
}
