/** What a person chose for this browser: remembered locally, never sent except the pace. */

import { GAMES, type Pace } from "../net/protocol";
import { isLanguage } from "../text/languages";

export type Theme = "auto" | "light" | "dark";

interface Stored {
  name: string;
  /** The game chosen last. */
  game: (typeof GAMES)[number];
  lang: string | null;
  theme: Theme;
  fourColour: boolean;
  oneTap: boolean;
  autoForced: boolean;
  pace: Pace;
  sound: boolean;
  /** Cards played by a second tap, as far as it is counted: a newcomer is told of it. */
  playedByTwo: number;
}

const KEY = "prikup";
const PACES: readonly Pace[] = ["slow", "normal", "fast", "none"];

function touchScreen(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}

function defaults(): Stored {
  return {
    name: "",
    game: GAMES[0],
    lang: null,
    theme: "auto",
    fourColour: false,
    oneTap: !touchScreen(),
    autoForced: false,
    pace: "normal",
    sound: false,
    playedByTwo: 0,
  };
}

/** What was stored, field by field: a damaged or foreign value falls back to the default. */
export function readStored(text: string | null): Stored {
  const out = defaults();
  let found: Record<string, unknown>;
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    if (typeof parsed !== "object" || parsed === null) return out;
    found = parsed as Record<string, unknown>;
  } catch {
    return out;
  }
  if (typeof found["name"] === "string") out.name = found["name"].slice(0, 20);
  if (isLanguage(found["lang"])) out.lang = found["lang"];
  out.game = GAMES.find((game) => game === found["game"]) ?? out.game;
  if (found["theme"] === "light" || found["theme"] === "dark") out.theme = found["theme"];
  if (PACES.includes(found["pace"] as Pace)) out.pace = found["pace"] as Pace;
  if (typeof found["playedByTwo"] === "number") out.playedByTwo = found["playedByTwo"];
  for (const key of ["fourColour", "oneTap", "autoForced", "sound"] as const) {
    const value = found[key];
    if (typeof value === "boolean") out[key] = value;
  }
  return out;
}

function fromStorage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = $state<Stored>(readStored(fromStorage()));

/** Keep what is set and dress the document accordingly; call inside an effect. */
export function keepSettings(): void {
  const text = JSON.stringify(settings);
  document.documentElement.dataset["theme"] = settings.theme;
  document.documentElement.dataset["deck"] = settings.fourColour ? "four" : "two";
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // A browser that stores nothing still plays.
  }
}

export function reducedMotion(): boolean {
  return (
    typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
