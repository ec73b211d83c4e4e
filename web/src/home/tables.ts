/** The tables at which this browser has a seat in a match under way, the newest first. */

export interface OwnTable {
  id: string;
  game: string;
  /** Who else sits there. */
  names: string[];
}

const KEY = "prikup-tables";
const MOST = 3;

/** What was stored; anything damaged or foreign is left out. */
export function readTables(text: string | null): OwnTable[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isTable).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isTable(value: unknown): value is OwnTable {
  if (typeof value !== "object" || value === null) return false;
  const { id, game, names } = value as Record<string, unknown>;
  return (
    typeof id === "string" &&
    typeof game === "string" &&
    Array.isArray(names) &&
    names.every((name) => typeof name === "string")
  );
}

export function ownTables(): OwnTable[] {
  try {
    return readTables(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

function keep(tables: OwnTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // A browser that stores nothing forgets its tables.
  }
}

export function rememberTable(table: OwnTable): void {
  keep([table, ...ownTables().filter(({ id }) => id !== table.id)]);
}

/** The match is over, the seat is lost or the table is gone. */
export function forgetTable(table: string): void {
  keep(ownTables().filter(({ id }) => id !== table));
}
