/** The numbers among what may be said in Thousand: bids (`120`) and raises (`bid 140`). */

export interface Sayings {
  bids: number[];
  raises: number[];
  /** Everything else, in the order of the server. */
  words: string[];
}

export function sayings(offered: readonly string[]): Sayings {
  const out: Sayings = { bids: [], raises: [], words: [] };
  for (const word of offered) {
    if (/^\d+$/.test(word)) out.bids.push(Number(word));
    else if (/^bid \d+$/.test(word)) out.raises.push(Number(word.slice(4)));
    else out.words.push(word);
  }
  out.bids.sort((a, b) => a - b);
  out.raises.sort((a, b) => a - b);
  return out;
}

/** The chips beside the stepper: the next steps up. */
export function nextSteps(bids: readonly number[], count = 3): number[] {
  return bids.slice(0, count);
}

const WAYS_OUT = ["write-off", "concede", "bomb"];

/** The words that end the deal without a trick, at the declarer's cost. */
export function waysOut(words: readonly string[]): string[] {
  return words.filter((word) => WAYS_OUT.includes(word));
}
