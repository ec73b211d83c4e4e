/** Contracts as texts (`7S`, `10NT`) and the grid of levels and suits that they stand in. */

import type { Manner } from "../game";
import { capital, t } from "../../text/i18n.svelte";

export const LEVELS = [6, 7, 8, 9, 10] as const;
export const STRAINS = ["S", "C", "D", "H", "NT"] as const;

const CONTRACT = /^(6|7|8|9|10)(NT|[SCDH])$/;

export interface Contract {
  level: number;
  suit: string;
}

/** The contract that a text stands for, or `null`. */
export function contractOf(text: string): Contract | null {
  const found = CONTRACT.exec(text);
  return found?.[1] === undefined || found[2] === undefined
    ? null
    : { level: Number(found[1]), suit: found[2] };
}

const DUTY: Readonly<Record<number, number>> = { 6: 4, 7: 2, 8: 1, 9: 1, 10: 1 };

/** Tricks that the defenders owe together once somebody whists; none against a misère. */
export function dutyOf(contract: string | null): number {
  return DUTY[contractOf(contract ?? "")?.level ?? 0] ?? 0;
}

/** A bid or contract in words: `7♠` and «семь пик», «мизер». */
export function bidText(text: string, manner: Manner = "seen"): string {
  const contract = contractOf(text);
  if (contract === null) return t("play-word", { word: text });
  return t(manner === "spoken" ? "pref-contract-spoken" : "contract-name", { ...contract });
}

/** A word of the game on a button. */
export function buttonText(word: string): string {
  return capital(bidText(word));
}

/** What is offered, apart: contracts from low to high, and words. */
export function bidsOf(words: readonly string[]): { contracts: string[]; words: string[] } {
  return {
    contracts: words.filter((word) => contractOf(word) !== null),
    words: words.filter((word) => contractOf(word) === null),
  };
}

/** The levels that some contract of the list has. */
export function levelsOf(contracts: readonly string[]): number[] {
  return LEVELS.filter((level) =>
    contracts.some((contract) => contractOf(contract)?.level === level),
  );
}
