/**
 * Links for others. A page that its reader opened at `localhost` asks the server for the address
 * that other machines reach it at; every other page is already at an address that others know.
 */

import { api } from "../net/api";

/** Why nobody else can come. */
type Closed = "alone" | "no-network";

class Sharing {
  private base = $state(location.origin);
  /** `null`: others can come, as far as is known. */
  closed = $state<Closed | null>(null);
  private asked = false;

  /** A path of this page as a link that others can open. */
  link(path: string): string {
    return new URL(path, this.base).href;
  }

  /** Learn the address for others, once. */
  async learn(): Promise<void> {
    if (this.asked || !isLocal(location.hostname)) return;
    this.asked = true;
    try {
      const { link, why } = await api.address();
      if (link !== null) this.base = link;
      this.closed = why;
    } catch {
      this.asked = false;
    }
  }
}

export const sharing = new Sharing();

/** Whether a host name means the reader's own machine. */
export function isLocal(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

/**
 * Copy the contents of a field. Browsers give pages without https no clipboard: then the field is
 * selected and copied as a person would. Says whether it worked; the field stays selected if not.
 */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    field.setSelectionRange(0, field.value.length);
    // The only way without a clipboard, hence not obsolete here.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand("copy");
  }
}
