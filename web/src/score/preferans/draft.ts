/** A row of Preferans while it is entered: what the page can check, to the document and back. */

import { contractOf } from "../../table/preferans/contracts";
import {
  checkPenalty,
  completed,
  EMPTY,
  fault,
  missing,
  number,
  penaltyDraft,
  penaltyRow,
  seatOf,
  type Fault,
} from "../sheet";
import type { Kind, PreferansDeal, PreferansDraft, PreferansNext, Said } from "./types";

export const HAND = 10;
const GIVEN_UP = { "without-all": "without_all", "without-three": "without_three" } as const;
const WHISTS: readonly (Said | null)[] = ["whist", "whist_back"];

export function emptyDraft(players: number): PreferansDraft {
  return {
    ...EMPTY,
    kind: "played",
    declarer: null,
    contract: "",
    said: Array.from({ length: players }, () => null),
    open: false,
    tricks: Array.from({ length: players }, () => ""),
    talonTricks: 0,
    talon: [],
    help: [],
  };
}

export function kinds(draft: PreferansDraft, next: PreferansNext): Kind[] {
  const all: [Kind, boolean][] = [
    ["played", true],
    ["all-pass", next.may.includes("all_pass")],
    ["without-all", true],
    ["without-three", next.may.includes("without_three")],
    ["redeal", next.may.includes("redeal")],
    ["penalty", true],
  ];
  return all.flatMap(([kind, offered]) => (offered || draft.kind === kind ? [kind] : []));
}

export function isGivenUp(kind: Kind): kind is keyof typeof GIVEN_UP {
  return kind in GIVEN_UP;
}

/** The level of a contract, or of one whose suit is not chosen yet. */
export function levelOf(contract: string): number | null {
  return contractOf(contract)?.level ?? number(contract);
}

export function isMisere(contract: string): boolean {
  return contract.includes("misere");
}

// --- who answers, and what can have been said -----------------------------------------------

/** Who plays against the declarer, in turn after him. */
export function defendersOf(declarer: number | null, next: PreferansNext): number[] {
  const place = next.seats.indexOf(declarer ?? -1);
  return place < 0 ? [] : [...next.seats.slice(place + 1), ...next.seats.slice(0, place)];
}

/** Who is asked about the contract, and what each can say. */
export function questions(draft: PreferansDraft, next: PreferansNext): [number, Said[]][] {
  const level = levelOf(draft.contract);
  const unasked = level === null || (level === HAND && next.ten !== "whisted");
  if (draft.kind !== "played" || isMisere(draft.contract) || unasked) return [];
  const defenders = defendersOf(draft.declarer, next);
  const last = defenders.at(-1);
  const halves = defenders.length > 1 && next.half.includes(level);
  const half = halves && last !== undefined && draft.said[last] === "half";
  const asked = defenders.map((seat): [number, Said[]] => {
    if (seat === last) return [seat, halves ? ["whist", "half", "pass"] : ["whist", "pass"]];
    return [seat, half ? ["whist_back", "pass"] : ["whist", "pass"]];
  });
  const passed = defenders.length > 0 && defenders.every((seat) => draft.said[seat] === "pass");
  return passed && next.may.includes("dealer_may_whist")
    ? [...asked, [next.dealer, ["whist", "pass"]]]
    : asked;
}

/** What those who are asked said, as far as they can have said it. */
function answers(draft: PreferansDraft, next: PreferansNext): [number, Said][] {
  return questions(draft, next).flatMap(([seat, words]): [number, Said][] => {
    const said = draft.said[seat] ?? null;
    return said !== null && words.includes(said) ? [[seat, said]] : [];
  });
}

/** Who whists. */
export function whisters(draft: PreferansDraft, next: PreferansNext): number[] {
  return answers(draft, next).flatMap(([seat, said]) => (WHISTS.includes(said) ? [seat] : []));
}

/** Whose tricks are asked: of a misère only the declarer's, of a game nobody's where it is made
 * without play. */
export function counted(draft: PreferansDraft, next: PreferansNext): number[] {
  if (draft.kind === "all-pass") return next.seats;
  if (draft.kind !== "played" || draft.declarer === null) return [];
  if (isMisere(draft.contract)) return [draft.declarer];
  const checked =
    levelOf(draft.contract) === HAND && (next.ten === "checked" || next.ten === "missing_only");
  return checked || whisters(draft, next).length > 0
    ? [draft.declarer, ...defendersOf(draft.declarer, next)]
    : [];
}

/** The tricks of everybody, as far as they are known. */
export function tricksOf(draft: PreferansDraft, next: PreferansNext): (number | null)[] {
  const talon = draft.kind === "all-pass" ? draft.talonTricks : 0;
  const alone = isMisere(draft.contract) && draft.kind === "played";
  return completed(draft.tricks, counted(draft, next), HAND - talon, alone);
}

// --- what the page can know -----------------------------------------------------------------

export function check(draft: PreferansDraft, next: PreferansNext): Fault[] {
  if (draft.kind === "redeal") return [];
  if (draft.kind === "penalty") return checkPenalty(draft);
  const faults: (Fault | null)[] = [];
  if (draft.kind !== "all-pass") {
    if (draft.declarer === null) faults.push(missing("declarer", "score-no-declarer"));
    faults.push(checkContract(draft));
    const answered = answers(draft, next).map(([seat]) => seat);
    for (const [player] of questions(draft, next))
      if (!answered.includes(player) && player !== next.dealer)
        faults.push(missing("whist", "whist-missing", { player }));
  }
  faults.push(checkTricks(draft, next));
  return faults.filter((found) => found !== null);
}

function checkContract({ kind, contract }: PreferansDraft): Fault | null {
  if (contract === "" || (isGivenUp(kind) && levelOf(contract) === null))
    return missing("contract", "score-no-contract");
  const whole = isGivenUp(kind) || isMisere(contract) || contractOf(contract) !== null;
  return whole ? null : missing("contract", "score-no-suit");
}

function checkTricks(draft: PreferansDraft, next: PreferansNext): Fault | null {
  const seats = counted(draft, next);
  for (const player of seats) {
    const text = draft.tricks[player] ?? "";
    const count = number(text);
    if (text.trim() === "") continue;
    if (count === null) return fault("tricks", "score-number");
    if (count > HAND) return fault("tricks", "tricks-too-many", { player, count, most: HAND });
  }
  const tricks = tricksOf(draft, next);
  const known = seats.map((seat) => tricks[seat] ?? null);
  const talon = draft.kind === "all-pass" ? draft.talonTricks : 0;
  const sum = talon + known.reduce<number>((all, count) => all + (count ?? 0), 0);
  if (sum > HAND) return fault("tricks", "tricks-sum", { sum, right: HAND });
  const alone = seats.length === 1;
  if (known.includes(null))
    return missing("tricks", alone ? "score-no-tricks-misere" : "score-no-tricks");
  return seats.length > 0 && !alone && sum < HAND
    ? fault("tricks", "tricks-sum", { sum, right: HAND })
    : null;
}

// --- to the document and back ---------------------------------------------------------------

export function rowOf(
  draft: PreferansDraft,
  players: readonly string[],
  next: PreferansNext,
): PreferansDeal {
  const name = (seat: number | null): string => players[seat ?? -1] ?? "";
  if (draft.kind === "penalty") return penaltyRow(draft, players);
  if (draft.kind === "redeal")
    return { redeal: draft.player === null ? {} : { player: name(draft.player) } };
  const talon = draft.talon.length > 0 ? { talon: draft.talon.join(" ") } : {};
  const tricks = taken(draft, players, next);
  if (draft.kind === "all-pass") return { all_pass: true, ...tricks, ...talon };
  const row: PreferansDeal = { declarer: name(draft.declarer), contract: draft.contract };
  if (isGivenUp(draft.kind)) {
    const level = String(levelOf(draft.contract) ?? "");
    return { ...row, contract: level, given_up: GIVEN_UP[draft.kind], ...talon };
  }
  const said = answers(draft, next).map(([seat, word]) => [name(seat), word]);
  if (said.length > 0) row.whist = Object.fromEntries(said) as Record<string, Said>;
  if (draft.open && whisters(draft, next).length === 1) row.open = true;
  const help = draft.help.length > 0 ? { help: draft.help.map(name) } : {};
  return { ...row, ...tricks, ...talon, ...help };
}

/** The tricks as they are written, those of the talon too. */
function taken(
  draft: PreferansDraft,
  players: readonly string[],
  next: PreferansNext,
): Pick<PreferansDeal, "tricks"> {
  const tricks = tricksOf(draft, next);
  const seats = counted(draft, next);
  if (seats.length === 0) return {};
  const written = players.flatMap((name, seat) =>
    seats.includes(seat) ? [[name, tricks[seat] ?? 0] as const] : [],
  );
  const talon = draft.kind === "all-pass" && draft.talonTricks > 0;
  return { tricks: { ...Object.fromEntries(written), ...(talon ? { talon: draft.talonTricks } : {}) } };
}

export function draftOf(row: PreferansDeal, players: readonly string[]): PreferansDraft {
  const draft = emptyDraft(players.length);
  if (row.penalty !== undefined)
    return { ...draft, ...penaltyDraft(row.penalty, players), kind: "penalty" };
  if (row.redeal !== undefined)
    return { ...draft, kind: "redeal", player: seatOf(players, row.redeal.player) };
  if (row.all_pass === true) draft.kind = "all-pass";
  if (row.given_up === "without_all") draft.kind = "without-all";
  if (row.given_up === "without_three") draft.kind = "without-three";
  const talon = row.talon ?? [];
  return {
    ...draft,
    declarer: seatOf(players, row.declarer),
    contract: row.contract ?? "",
    said: players.map((name) => row.whist?.[name] ?? null),
    open: row.open === true,
    tricks: players.map((name) => {
      const count = row.tricks?.[name];
      return count === undefined ? "" : String(count);
    }),
    talonTricks: row.tricks?.["talon"] ?? 0,
    talon: typeof talon === "string" ? talon.split(/\s+/).filter((card) => card !== "") : talon,
    help: (row.help ?? []).flatMap((name) => seatOf(players, name) ?? []),
  };
}
