/** Sheets to the server and back. No connection is an answer too: the rows wait. */

import { lang } from "../text/i18n.svelte";
import type { Answer, Fault, SheetDocument } from "./sheet";

export type Reply =
  | { t: "scored"; answer: Answer }
  | { t: "refused"; fault: Fault; before: Answer | null }
  | { t: "away" };

const PATIENCE = 8000;
/** When it did not answer the last time, nobody waits so long for it. */
const HASTE = 2500;

async function post(
  path: string,
  document: SheetDocument,
  patience = PATIENCE,
): Promise<Response | null> {
  try {
    const response = await fetch(`${path}?lang=${lang()}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(document),
      signal: AbortSignal.timeout(patience),
    });
    return response.status >= 500 || response.status === 429 ? null : response;
  } catch {
    return null;
  }
}

export async function score(document: SheetDocument, haste = false): Promise<Reply> {
  const response = await post("/api/score", document, haste ? HASTE : PATIENCE);
  const body = (await response?.json().catch(() => null)) as unknown;
  if (response === null || typeof body !== "object" || body === null) return { t: "away" };
  if (response.ok) return { t: "scored", answer: body as Answer };
  const { error, before } = body as { error?: Fault; before?: Answer };
  if (error === undefined) return { t: "away" };
  return {
    t: "refused",
    fault: { ...error, row: error.row ?? null, field: error.field ?? null },
    before: before ?? null,
  };
}

/** The sheet as SVG, PDF or CSV; `null` without a connection, or where it cannot be scored. */
export async function drawn(form: string, document: SheetDocument): Promise<Blob | null> {
  const response = await post(`/api/score/${form}`, document);
  return response?.ok === true ? await response.blob() : null;
}

/** Keep the page at hand for a reload without connection (where the browser allows it). */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator) || typeof caches === "undefined") return;
  try {
    await navigator.serviceWorker.register("/score-worker.js", { scope: "/score" });
    const wanted = new Set(
      performance
        .getEntriesByType("resource")
        .map((entry) => new URL(entry.name))
        .filter(
          ({ origin, pathname }) =>
            origin === location.origin && /^\/(assets|api\/text)\/|\.svg$/.test(pathname),
        )
        .map(({ pathname }) => pathname),
    );
    const cache = await caches.open("prikup-score");
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith("/assets/") && !wanted.has(pathname)) await cache.delete(request);
    }
    await Promise.all(["/score", ...wanted].map((path) => cache.add(path).catch(() => undefined)));
  } catch {
    // Without it the page works all the same, only not after a reload without connection.
  }
}
