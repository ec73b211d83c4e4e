/**
 * Where a match stands that is under way: the numbers as they are typed, to the `start` of the
 * document and back. Which there are and how far they go, the server says.
 */

import { plain } from "../table/describe";
import type { Fault } from "./sheet";

/** A field of a start that means something by the rules of the sheet. */
export interface StartField {
  name: string;
  /** One number; one for each player; one of each player on each other. */
  shape: "number" | "players" | "pairs";
  least: number;
  most: number;
  /** What stands for a player of whom nothing is said. */
  empty: number | null;
}

export type Start = Record<string, unknown>;

/** What was typed, by field: a line of texts; of pairs a line for each player. */
export type StartTexts = Record<string, string[][]>;

/** The texts of a start; of a fresh match they are empty. */
export function textsOf(start: Start, fields: readonly StartField[], players: number): StartTexts {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      numbersIn(start, field, players).map((line) =>
        line.map((value) => (value === field.empty || value === null ? "" : plain(value))),
      ),
    ]),
  );
}

/** The start with these texts, or the first of them that is no number or goes too far. Whatever is
 * asked nowhere, and who begins with the average of the others, stays as it was. */
export function startOf(
  texts: StartTexts,
  fields: readonly StartField[],
  players: number,
  old: Start = {},
): { start: Start; fault: Fault | null } {
  const start = { ...old };
  for (const field of fields) {
    const { name, least, most } = field;
    const lines: (number | null)[][] = [];
    for (const [row, line] of numbersIn(old, field, players).entries()) {
      lines.push([]);
      for (const [seat, before] of line.entries()) {
        const text = (texts[name]?.[row]?.[seat] ?? "").trim();
        const value = text === "" ? (before === null ? null : field.empty) : whole(text);
        if (Number.isNaN(value) || (value !== null && (value < least || value > most)))
          return { start, fault: wrong(field, row) };
        lines.at(-1)?.push(value);
      }
    }
    if (lines.flat().every((value) => value === field.empty)) delete start[name];
    else start[name] = shaped(field, lines);
  }
  return { start, fault: null };
}

/** Whether anything is typed there. */
export function isTyped(texts: StartTexts): boolean {
  return Object.values(texts)
    .flat(2)
    .some((text) => text.trim() !== "");
}

function numbersIn(start: Start, field: StartField, players: number): (number | null)[][] {
  const given = start[field.name];
  const lines = field.shape === "pairs" ? given : field.shape === "players" ? [given] : [[given]];
  const [height, width] = [
    field.shape === "pairs" ? players : 1,
    field.shape === "number" ? 1 : players,
  ];
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, seat) => {
      const value: unknown = (lines as unknown[][] | undefined)?.[row]?.[seat];
      return typeof value === "number" || value === null ? value : field.empty;
    }),
  );
}

function shaped({ shape }: StartField, lines: (number | null)[][]): unknown {
  if (shape === "pairs") return lines;
  return shape === "players" ? lines[0] : lines[0]?.[0];
}

/** A whole number, negative ones too; `NaN` for anything else. */
function whole(text: string): number {
  return /^[-−–]?\d{1,6}$/.test(text) ? Number(text.replace(/[−–]/, "-")) : NaN;
}

function wrong({ name, least, most }: StartField, seat: number): Fault {
  return { row: null, field: "start", id: "start-number", args: { field: name, seat, least, most } };
}
