/** Exact amounts as people write them. */

const SIGNS: Readonly<Record<string, string>> = {
  ...{ "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾" },
  ...{ "1/5": "⅕", "2/5": "⅖", "3/5": "⅗", "4/5": "⅘" },
};

/** `-184/3` → `−61⅓`; a whole number stays as it is. */
export function fraction(exact: string): string {
  const [top, bottom] = exact.replace("-", "").split("/");
  const minus = exact.startsWith("-") ? "−" : "";
  if (top === undefined || bottom === undefined) return minus + (top ?? "");
  const whole = Math.floor(Number(top) / Number(bottom));
  const rest = `${String(Number(top) % Number(bottom))}/${bottom}`;
  return minus + (whole > 0 ? String(whole) : "") + (SIGNS[rest] ?? ` ${rest}`);
}
