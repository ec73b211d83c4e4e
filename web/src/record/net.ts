/** Records to the server and back. The page knows no rules: it asks for every position. */

import { ApiError } from "../net/api";
import type { RecordFault, RecordOverview, RecordStep, RulesError, View } from "../net/protocol";
import { find, lang, reasonText } from "../text/i18n.svelte";
import type { Place } from "./link";

export interface Opened {
  overview: RecordOverview | null;
  fault: RecordFault | null;
}

type Query = Record<string, string | number>;

async function post(path: string, text: string, query: Query): Promise<Response> {
  const said = Object.entries({ ...query, lang: lang() });
  const asked = new URLSearchParams(said.map(([key, value]) => [key, String(value)]));
  try {
    return await fetch(`/api/record${path}?${asked.toString()}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: text,
    });
  } catch {
    throw new ApiError({ id: "offline" }, 0);
  }
}

async function refusal(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as { error?: RulesError } | null;
  return new ApiError(body?.error ?? { id: "server-error" }, response.status);
}

async function good(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw await refusal(response);
}

/** What a file holds; of one that goes wrong what stands before its fault. */
export async function open(text: string): Promise<Opened> {
  const response = await post("", text, {});
  if (response.ok) return { overview: (await response.json()) as RecordOverview, fault: null };
  if (response.status !== 422) throw await refusal(response);
  const body = (await response.json()) as { error: RecordFault; before?: RecordOverview };
  return { overview: body.before ?? null, fault: body.error };
}

/** A deal step by step, each view whole. */
export async function steps(
  text: string,
  deal: number,
  seat: number | null,
): Promise<RecordStep[]> {
  const response = await good(await post("/deal", text, { deal, seat: seat ?? "all" }));
  const answer = (await response.json()) as {
    steps: (Omit<RecordStep, "view"> & { view: Partial<View> })[];
  };
  const whole: RecordStep[] = [];
  for (const step of answer.steps)
    whole.push({ ...step, view: { ...whole.at(-1)?.view, ...step.view } as RecordStep["view"] });
  return whole;
}

/** The record of one position. */
export async function excerpt(text: string, deal: number, action: number): Promise<string> {
  return await (await good(await post("/excerpt", text, { deal, action }))).text();
}

/** The diagram of a position. */
export async function drawing(text: string, place: Place): Promise<Blob> {
  const { deal, action, seat } = place;
  const query = { deal: deal ?? 0, action: action ?? 0, seat: seat ?? "all" };
  return await (await good(await post("/svg", text, query))).blob();
}

/** The record of a table's finished deals. */
export async function ofTable(table: string, match: string | null): Promise<string> {
  const query = match === null ? "" : `?match=${encodeURIComponent(match)}`;
  let response: Response;
  try {
    response = await fetch(`/api/tables/${encodeURIComponent(table)}/record${query}`);
  } catch {
    throw new ApiError({ id: "offline" }, 0);
  }
  return await (await good(response)).text();
}

/** What went wrong, in words. */
export function trouble(problem: unknown): string {
  if (!(problem instanceof ApiError)) return String(problem);
  return find(`net-${problem.reason.id}`) ?? reasonText(problem.reason);
}
