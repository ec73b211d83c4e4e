/** The HTTP side of docs/protocol.md. A refusal becomes an `ApiError` with the server's reason. */

import type {
  Catalogue,
  Comparison,
  GameInfo,
  GlossarySection,
  OptionValue,
  Pace,
  Patience,
  Reason,
  Resolved,
  RulesError,
  Seat,
  RulesReference,
  SheetAnswer,
  ShuffleDone,
} from "./protocol";

export class ApiError extends Error {
  constructor(
    readonly reason: RulesError,
    readonly status: number,
  ) {
    super(reason.id);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        };
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError({ id: "offline" }, 0);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(errorOf(answer), response.status);
  return answer as T;
}

function errorOf(answer: unknown): RulesError {
  if (typeof answer === "object" && answer !== null && "error" in answer) {
    const error = (answer as { error: Reason | string }).error;
    return typeof error === "string" ? { id: error } : error;
  }
  return { id: "server-error" };
}

export interface NewTable {
  game: string;
  preset: string;
  set: Record<string, OptionValue>;
  name: string;
  bots: string[];
  pace: Pace;
  patience?: Patience;
}

export const api = {
  games: () => ask<{ games: GameInfo[] }>("/api/games"),

  /** How others come to the server: `link`, or why they cannot. */
  address: () => ask<{ link: string | null; why: "alone" | "no-network" | null }>("/api/address"),

  catalogue: (game: string) => ask<Catalogue>(`/api/rules/${encodeURIComponent(game)}`),

  resolve: (
    game: string,
    rules: { preset: string; set: Record<string, OptionValue> } | { code: string },
  ) => ask<Resolved>(`/api/rules/${encodeURIComponent(game)}/resolve`, rules),

  /** Each a preset's name or a code. */
  compare: (a: string, b: string) =>
    ask<Comparison>(`/api/compare?a=${encodeURIComponent(a)}&b=${encodeURIComponent(b)}`),

  reference: (game: string, lang: string) =>
    ask<RulesReference>(
      `/api/rules/${encodeURIComponent(game)}/reference?lang=${encodeURIComponent(lang)}`,
    ),

  glossary: (lang: string) =>
    ask<{ sections: GlossarySection[] }>(`/api/glossary?lang=${encodeURIComponent(lang)}`),

  createTable: (table: NewTable) =>
    ask<{ table: string; url: string }>("/api/tables", {
      game: table.game,
      rules: { preset: table.preset, set: table.set },
      name: table.name,
      bots: table.bots,
      pace: table.pace,
      ...(table.patience === undefined ? {} : { patience: table.patience }),
      open: false,
    }),

  /** How the finished deals of a match were shuffled. */
  shuffles: (table: string, match: number) =>
    ask<{ deals: ShuffleDone[] }>(
      `/api/tables/${encodeURIComponent(table)}/shuffles?match=${String(match)}`,
    ),

  /** Who plays the match that runs or ran last, and how it ended, if it has. */
  record: (table: string) =>
    ask<{ players: string[]; result?: { scores: number[]; winner: Seat | null } | null }>(
      `/api/tables/${encodeURIComponent(table)}/record`,
    ),

  /** The finished deals of the running match, in order: what the sheet is written from. */
  sheet: (table: string, lang: string) =>
    ask<SheetAnswer>(`/api/tables/${encodeURIComponent(table)}/sheet?lang=${lang}`),
};
