/** Longer words are cut: no name has one, and a pattern must fit the bits of one number. */
export const LONGEST_WORD = 31;

/** Where each letter stands in the pattern, as bits. */
const places = new Uint32Array(256);
let size = 0;

/** A letter as a byte: plain ones as they are; those of other scripts share the upper half, a place for each of Russian. */
export function letterByte(code: number): number {
  return code < 128 ? code : 128 + (code & 127);
}

/** Sets the query word that `wholeDistance` and `startDistance` measure from. */
export function setPattern(pattern: string): void {
  places.fill(0);
  size = Math.min(pattern.length, LONGEST_WORD);
  for (let i = 0; i < size; i++) {
    const code = letterByte(pattern.charCodeAt(i));
    places[code] = places[code]! | (1 << i);
  }
}

/** Least edits between the pattern and any beginning of the last word measured. */
export let startDistance = 0;

/**
 * Edits between the pattern and the word in letters[from…to): insertions, deletions, changes, and swaps of neighbours.
 * All letters of the pattern at once, one bit each (Myers; swaps after Hyyrö).
 */
export function wholeDistance(letters: Uint8Array, from: number, to: number): number {
  const last = 1 << (size - 1);
  let plus = -1;
  let minus = 0;
  let score = size;
  let best = size;
  let zeroBefore = 0;
  let matchBefore = 0;
  for (let at = from; at < to; at++) {
    const match = places[letters[at]!]! | 0;
    const swap = ((~zeroBefore & match) << 1) & matchBefore;
    const zero = (((match & plus) + plus) ^ plus) | match | minus | swap;
    const up = minus | ~(zero | plus);
    const down = plus & zero;
    if (up & last) score++;
    else if (down & last) score--;
    const upNext = (up << 1) | 1;
    plus = (down << 1) | ~(zero | upNext);
    minus = upNext & zero;
    zeroBefore = zero;
    matchBefore = match;
    if (score < best) best = score;
  }
  startDistance = best;
  return score;
}
