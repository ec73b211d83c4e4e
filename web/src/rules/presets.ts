import type { GameInfo } from "../net/protocol";
import { t } from "../text/i18n.svelte";

/** The preset that a reader begins with: that of the language, else the game's own first choice. */
export function firstPreset(game: GameInfo | null): string {
  const presets = game?.presets ?? [];
  const familiar = t("home-preset", { game: game?.game ?? "" });
  const first = presets.find(({ preset }) => preset === familiar) ?? presets.find((one) => one.default);
  return first?.preset ?? familiar;
}
