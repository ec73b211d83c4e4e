// Writes public/cards.svg: one sprite with every picture that a card is made of.
//
//   KS … JC      courts, A. Kennard's CC0 art (cards-src/), without index letters
//   AS … 7C      aces and number cards: own pip layouts
//   back-1 -2    backs
//   pip-S …      suits; they take the colour of the text (currentColor)
//   g-A …        rank letters and digits for the index, in strokes of the text's colour
//
// All card pictures are 240 × 336; a file is loaded once by <use href="/cards.svg#KH">.
// No gradients, patterns or clip paths: url(#…) does not resolve through an external <use>.

import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { optimize } from "svgo";

const here = (path) => new URL(path, import.meta.url);

const INK = "#1b1b20";
const COLOURS = { red: "#d01f31", "#FC4": "#f6c24c", "#44F": "#2c3d9b", black: INK };

// --- pips: 100 × 100 around the origin ---------------------------------------------------

const PIPS = {
  S: "M0-46C9-24 38-9 38 17a17 17 0 0 1-31 10C8 36 11 41 16 46h-32c5-5 8-10 9-19a17 17 0 0 1-31-10C-38-9-9-24 0-46z",
  H: "M0 46C-5 32-42 6-42-18c0-15 10-25 21-25 11 0 18 8 21 19 3-11 10-19 21-19 11 0 21 10 21 25C42 6 5 32 0 46z",
  D: "M0-48C8-32 22-13 36 0 22 13 8 32 0 48-8 32-22 13-36 0-22-13-8-32 0-48z",
  C: "M8 9c1 14 4 27 10 36h-36c6-9 9-22 10-36A20.500 20.500 0 1 1-14.500-12 20.500 20.500 0 1 1 14.500-12 20.500 20.500 0 1 1 8 9z",
};

// --- ranks: strokes, 100 high; the number is the width ------------------------------------

const GLYPHS = {
  A: [92, "M17 100 46 4 75 100M27 68H65M4 100H30M62 100H88"],
  K: [92, "M18 0V100M78 0 20 66M42 42 78 100M5 0H31M62 0H88M5 100H31M64 100H90"],
  Q: [84, "M42 0C20 0 8 20 8 50s12 50 34 50 34-20 34-50S64 0 42 0zM38 74C54 72 58 104 80 104"],
  J: [74, "M48 0V72C48 91 40 100 26 100S5 92 5 76V72M32 0H64"],
  T: [84, "M8 24V0H76V24M42 0V100M28 100H56"],
  De: [92, "M7 116V93H85V116M19 93C31 66 33 36 33 0H73V93M24 0H82"],
  B: [82, "M20 0V100M6 0H44C78 0 78 47 44 47H20M44 47C84 47 84 100 44 100H6"],
  D: [84, "M20 0V100M6 0H38C66 0 76 20 76 50S66 100 38 100H6"],
  W: [112, "M14 0 34 96 56 14 78 96 98 0M2 0H28M84 0H110"],
  7: [70, "M6 18V0H65C47 30 34 62 31 100"],
  8: [72, "M36 46C16 46 11 34 11 24 11 10 21 0 36 0S61 10 61 24C61 34 56 46 36 46zC14 46 6 58 6 73 6 90 18 100 36 100S66 90 66 73C66 58 58 46 36 46z"],
  9: [72, "M66 32C66 50 54 64 36 64S6 50 6 32 18 0 36 0 66 14 66 32C66 72 54 100 18 100"],
  10: [104, "M2 16 20 2V100M69 0C50 0 42 20 42 50s8 50 27 50 27-20 27-50S88 0 69 0z"],
};

// --- layouts -------------------------------------------------------------------------------

const W = 240;
const H = 336;
const LEFT = 90;
const RIGHT = W - LEFT;
const MID = W / 2;
const ROWS3 = [62, 168, 274];
const ROWS4 = [62, 132.5, 203.5, 274];
const columns = (rows) => rows.flatMap((y) => [[LEFT, y], [RIGHT, y]]);
const LAYOUTS = {
  7: [...columns(ROWS3), [MID, 115]],
  8: [...columns(ROWS3), [MID, 115], [MID, 221]],
  9: [...columns(ROWS4), [MID, 168]],
  T: [...columns(ROWS4), [MID, 97], [MID, 239]],
};
const NUMBER_PIP = 0.45;
const ACE_PIP = { S: 1.5, H: 1.15, D: 1.15, C: 1.15 };

const n = (value) => String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, "$1.");
const pip = (suit, x, y, size, turned) =>
  `<use href="#p${suit}" transform="translate(${n(x)} ${n(y)})scale(${turned ? "-" : ""}${n(size)})"/>`;

function numberCard(rank, suit) {
  if (rank === "A") {
    const ornament =
      suit === "S"
        ? `<path d="${PIPS.S}" fill="none" stroke="#fff" stroke-width="1.600" transform="translate(${MID} 168)scale(1.180)"/>`
        : "";
    return pip(suit, MID, H / 2, ACE_PIP[suit], false) + ornament;
  }
  return LAYOUTS[rank].map(([x, y]) => pip(suit, x, y, NUMBER_PIP, y > H / 2)).join("");
}

// --- courts --------------------------------------------------------------------------------

const ART = { width: 152, height: 240.5 };
ART.x = (W - ART.width) / 2;
ART.y = (H - ART.height) / 2;

function court(card) {
  const source = readFileSync(here(`../cards-src/${card}.svg`), "utf8");
  const [rank, suit] = card;
  // Six layers of one half, 1300 × 2000, in the order of drawing.
  const layers = [...source.matchAll(/<symbol id="(\w\w)\d"[^>]*>(.*?)<\/symbol>/g)]
    .filter(([, id]) => id === suit + rank)
    .map(([, , body]) => body);
  if (layers.length !== 6) throw new Error(`${card}: ${layers.length} layers, not 6`);
  let half = layers.join("");
  for (const [from, to] of Object.entries(COLOURS)) half = half.replaceAll(`"${from}"`, `"${to}"`);
  half = half.replace(
    /<use xlink:href="#S\w\w" height="(\d+)" transform="(.*?)translate\(-[\d.]+,-[\d.]+\)"(.*?)><\/use>/g,
    (_, height, transform, rest) =>
      `<use href="#p${suit}" transform="${transform}scale(${n(height / 110)})"${rest.replace(/stroke-width="(\d+)"/, (_m, width) => `stroke-width="${n(width / 11)}"`)}/>`,
  );
  if (/xlink/.test(half)) throw new Error(`${card}: a reference is left`);
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1300 2000"><defs><path id="p${suit}" d="M0 0h1"/></defs>${half}</svg>`,
    {
      multipass: true,
      floatPrecision: 0,
      plugins: [
        {
          name: "preset-default",
          params: {
            overrides: {
              cleanupIds: false,
              removeUselessDefs: false,
              removeHiddenElems: false,
              convertTransform: { floatPrecision: 3, transformPrecision: 5 },
              convertPathData: { floatPrecision: 0 },
              cleanupNumericValues: { floatPrecision: 3 },
            },
          },
        },
      ],
    },
  );
  const body = data.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "").replace(/<defs>.*?<\/defs>/, "");
  const scale = `scale(${n(ART.width / 1300)} ${(ART.height / 2000).toFixed(5)})`;
  const id = `h${card}`;
  // The frame is open where the index stands.
  const right = ART.x + ART.width;
  const bottom = ART.y + ART.height;
  const frame = `M68 ${n(ART.y)}H${n(right)}V210M${n(W - 68)} ${n(bottom)}H${n(ART.x)}V126`;
  return (
    `<g id="${id}" transform="translate(${n(ART.x)} ${n(ART.y)})${scale}">${body}</g>` +
    `<use href="#${id}" transform="rotate(180 ${MID} ${H / 2})"/>` +
    `<path fill="none" stroke="#2c3d9b" stroke-width="1.200" d="${frame}"/>`
  );
}

// --- backs ---------------------------------------------------------------------------------

// Diagonal lines over a rectangle, cut at its edges.
function lattice(x0, y0, x1, y1, step) {
  let d = "";
  for (let c = x0 - y1; c <= x1 - y0; c += step) {
    // x - y = c, and its mirror image
    const a = Math.max(x0, y0 + c);
    const b = Math.min(x1, y1 + c);
    if (b - a < 1) continue;
    d += `M${n(a)} ${n(a - c)}L${n(b)} ${n(b - c)}M${n(x0 + x1 - a)} ${n(a - c)}L${n(x0 + x1 - b)} ${n(b - c)}`;
  }
  return d;
}

function back(colour, light, inner) {
  const medallion = ["S", "H", "C", "D"]
    .map((suit, i) => {
      const [x, y] = [[0, -25], [25, 0], [0, 25], [-25, 0]][i];
      return `<path fill="${light}" d="${PIPS[suit]}" transform="translate(${MID + x} ${H / 2 + y})rotate(${i * 90})scale(.26)"/>`;
    })
    .join("");
  return (
    `<rect x="12" y="12" width="216" height="312" rx="10" fill="${colour}"/>` +
    inner +
    `<rect x="19" y="19" width="202" height="298" rx="6" fill="none" stroke="${light}" stroke-width="2"/>` +
    `<rect x="24" y="24" width="192" height="288" rx="3" fill="none" stroke="${light}" stroke-width=".800"/>` +
    `<path fill="${colour}" stroke="${light}" stroke-width="2" d="M120 110 178 168 120 226 62 168z"/>` +
    `<path fill="none" stroke="${light}" stroke-width=".800" d="M120 118 170 168 120 218 70 168z"/>` +
    medallion
  );
}

function rosettes(light) {
  let d = "";
  for (let row = 0; row < 12; row++)
    for (let column = 0; column < 8; column++) {
      const x = 24 + 12 + column * 24;
      const y = 24 + 12 + row * 24;
      d += `M${x} ${y - 12}Q${x} ${y} ${x + 12} ${y}Q${x} ${y} ${x} ${y + 12}Q${x} ${y} ${x - 12} ${y}Q${x} ${y} ${x} ${y - 12}z`;
    }
  return `<path fill="${light}" fill-opacity=".450" d="${d}"/>`;
}

// --- the sprite ----------------------------------------------------------------------------

const symbol = (id, viewBox, body) => `<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>`;
const card = (id, body) => symbol(id, `0 0 ${W} ${H}`, body);
const parts = [];

parts.push(
  "<defs>",
  ...Object.entries(PIPS).map(([suit, d]) => `<path id="p${suit}" fill="currentColor" d="${d}"/>`),
  "</defs>",
);
for (const suit of "SCDH")
  parts.push(symbol(`pip-${suit}`, "-50 -50 100 100", `<use href="#p${suit}"/>`));
for (const [name, [width, d]] of Object.entries(GLYPHS))
  parts.push(
    symbol(
      `g-${name}`,
      `${n(width / 2 - 66)} -10 132 132`,
      `<path fill="none" stroke="currentColor" stroke-width="14.500" stroke-miterlimit="6" d="${d}"/>`,
    ),
  );
for (const suit of "SCDH") for (const rank of "789TA") parts.push(card(rank + suit, numberCard(rank, suit)));
parts.push(
  card("back-1", back("#8d1f33", "#fbeee0", `<path stroke="#fbeee0" stroke-opacity=".500" stroke-width="1.600" fill="none" d="${lattice(24, 24, 216, 312, 16)}"/>`)),
  card("back-2", back("#22406e", "#eaf1fb", rosettes("#eaf1fb"))),
);
for (const suit of "SCDH") for (const rank of "JQK") parts.push(card(rank + suit, court(rank + suit)));

const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><!-- Made by scripts/cards.mjs. Courts: Adrian Kennard, CC0 -->\n${parts.join("\n")}\n</svg>\n`;
writeFileSync(here("../public/cards.svg"), sprite);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`public/cards.svg ${kilobytes(sprite.length)}, gzipped ${kilobytes(gzipSync(sprite).length)}`);
