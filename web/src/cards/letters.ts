/** What stands in the corner of a card, per rank of the text form (`7 8 9 T J Q K A`). */
export type Letters = Readonly<Record<string, string>>;

/** The letters that the sprite has drawn, by the name of their symbol; others are set as text. */
export const GLYPHS: Readonly<Record<string, string>> = {
  "7": "7",
  "8": "8",
  "9": "9",
  "10": "10",
  A: "A",
  А: "A",
  K: "K",
  К: "K",
  Q: "Q",
  J: "J",
  T: "T",
  Т: "T",
  Д: "De",
  B: "B",
  В: "B",
  D: "D",
  W: "W",
};
