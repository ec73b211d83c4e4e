/** Where the cards of the hand lie: as large as they can be while each keeps its touch width. */

export const TOUCH = 44;
const NARROWEST = 46;

export interface RowLayout {
  width: number;
  step: number;
}

/** Card width and distance for rows of at most `count` cards on `space` pixels. */
export function layoutRow(count: number, space: number, widest: number): RowLayout {
  if (count <= 1) return { width: widest, step: 0 };
  const room = space - (count - 1) * TOUCH;
  const width = Math.max(NARROWEST, Math.min(widest, room));
  const step = Math.min(width + 6, (space - width) / (count - 1));
  return { width, step };
}
