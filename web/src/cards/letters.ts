/** What stands in the corner of a card, per rank of the text form (`7 8 9 T J Q K A`). */
export type Letters = Readonly<Record<string, string>>;

const NUMBERS = { "7": "7", "8": "8", "9": "9", T: "10" } as const;

export const ENGLISH: Letters = { ...NUMBERS, J: "J", Q: "Q", K: "K", A: "A" };
export const CYRILLIC: Letters = { ...NUMBERS, J: "В", Q: "Д", K: "К", A: "Т" };
export const POLISH: Letters = { ...NUMBERS, J: "W", Q: "D", K: "K", A: "A" };

/** The index letters of a language; English ones where it has no own. */
export function lettersOf(language: string): Letters {
  switch (language.slice(0, 2)) {
    case "ru":
    case "uk":
      return CYRILLIC;
    case "pl":
      return POLISH;
    default:
      return ENGLISH;
  }
}

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
