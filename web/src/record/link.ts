/**
 * Addresses of positions: what stands behind the `#` of `/record`. Deal, seat and action are as
 * people count them; `record` is a whole record, deflated, in base64url, so that a link of it
 * opens without anything being stored.
 */

export interface Place {
  /** 0-based; `null`: the last one. */
  deal: number | null;
  /** How many actions were made; `null`: all. */
  action: number | null;
  /** `null`: all hands. */
  seat: number | null;
}

/** More than this is no link that was made here: a position takes a few kilobytes. */
const LARGEST = 256 * 1024;

export function readPlace(fragment: string): Place {
  const said = new URLSearchParams(fragment.replace(/^#/, ""));
  return {
    deal: number(said.get("deal"), 1),
    action: number(said.get("action"), 0),
    seat: number(said.get("seat"), 1),
  };
}

function number(text: string | null, first: number): number | null {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) - first : null;
}

export function writePlace({ deal, action, seat }: Place): string {
  const said = [
    ...(deal === null ? [] : [`deal=${String(deal + 1)}`]),
    ...(action === null ? [] : [`action=${String(action)}`]),
    `seat=${seat === null ? "all" : String(seat + 1)}`,
  ];
  return said.join("&");
}

export function packedIn(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("record");
}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The record of a link. Throws for one that was damaged or cut off. */
export async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const text = await through(bytes, new DecompressionStream("deflate-raw"));
  return new TextDecoder("utf-8", { fatal: true }).decode(text);
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LARGEST) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
