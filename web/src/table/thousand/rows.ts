/** The paper sheet: one row a deal, one cell a player, every cell with its reasons. */

import type { Entry, Seat } from "../../net/protocol";
import type { ThousandSummary } from "../../net/thousand";

export interface Cell {
  seat: Seat;
  score: number;
  change: number;
  declarer: boolean;
  /** Steps of the scoring that deserve a mark beside the number. */
  marks: Mark[];
  entries: Entry[];
}

export type Mark = "bolt" | "write-off" | "concede" | "dump" | "penalty" | "barrel";

export interface Row {
  deal: number;
  kind: ThousandSummary["kind"];
  bid: number | null;
  made: boolean | null;
  cells: Cell[];
}

function marksOf(entries: readonly Entry[], kind: ThousandSummary["kind"], declarer: boolean): Mark[] {
  const marks = new Set<Mark>();
  for (const { rule } of entries) {
    if (rule.includes("bolt")) marks.add("bolt");
    if (rule.includes("dump")) marks.add("dump");
    if (rule.includes("penalty")) marks.add("penalty");
    if (rule.includes("barrel")) marks.add("barrel");
  }
  if (declarer && kind === "write-off") marks.add("write-off");
  if (declarer && kind === "concede") marks.add("concede");
  return [...marks];
}

export function rowOf(summary: ThousandSummary, deal: number): Row {
  return {
    deal,
    kind: summary.kind,
    bid: summary.bid,
    made: summary.made,
    cells: summary.after.map((score, seat) => {
      const entries = summary.entries.filter((entry) => entry.player === seat);
      const declarer = summary.declarer === seat;
      return {
        seat,
        score,
        change: score - (summary.before[seat] ?? 0),
        declarer,
        marks: marksOf(entries, summary.kind, declarer),
        entries,
      };
    }),
  };
}
