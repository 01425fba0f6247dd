import { LONGEST_WORD, setPattern, startDistance, wholeDistance } from './edit-distance.ts';
import { countShared, gramsOf } from './grams.ts';
import type { CountedRow } from './counted-row.ts';
import type { TextIndex } from './text-index.ts';

/** So many of the most alike names are measured letter by letter. */
const MEASURED = 300;
const UNFINISHED = 0.2;
const UNASKED = 0.01;

const grams = new Uint16Array(64);
const joined = new Uint8Array(256);
const counters = new WeakMap<TextIndex, Uint8Array>();

/** Rows whose name shares most letter pairs with the query, each with the least edits between the two. */
export function nearRows(index: TextIndex, words: readonly string[]): readonly CountedRow[] {
  const candidates = mostAlike(index, words.join(''));
  const costs = new Float64Array(candidates.length);
  words.forEach((word, place) => {
    setPattern(word);
    const open = place === words.length - 1;
    candidates.forEach((row, at) => (costs[at]! += wordCost(index, row, word.length, open)));
  });
  const whole = words.join('').slice(0, LONGEST_WORD);
  setPattern(whole);
  return candidates.map((row, at) => {
    const cost = Math.min(costs[at]!, joinedCost(index, row, whole.length));
    const unasked = index.nameLengths[row]! - words.length;
    return { row, cost: cost + Math.max(unasked, 0) * UNASKED };
  });
}

/** Rows in order of shared pairs, cut where there would be too many. */
function mostAlike(index: TextIndex, text: string): readonly number[] {
  const gramCount = gramsOf(text, grams);
  let counts = counters.get(index);
  if (!counts) counters.set(index, (counts = new Uint8Array(index.rowCount)));
  counts.fill(0);
  countShared(index.grams, grams, gramCount, counts);
  const rowsBy = new Uint32Array(gramCount + 1);
  for (let row = 0; row < counts.length; row++) rowsBy[counts[row]!]!++;
  let least = gramCount;
  let rows = rowsBy[least] ?? 0;
  while (least > 1 && rows + rowsBy[least - 1]! <= MEASURED) rows += rowsBy[--least]!;
  const alike: number[] = [];
  for (let row = 0; row < counts.length && least > 0; row++) {
    if (counts[row]! >= least) alike.push(row);
  }
  return alike;
}

/** Edits to the nearest word of the name; lacking it altogether costs at most half its letters. */
function wordCost(index: TextIndex, row: number, length: number, open: boolean): number {
  const { rowStarts, rowWords, letterStarts, letters } = index;
  let best = Math.max(length / 2, 1.2);
  for (let place = rowStarts[row]!; place < rowStarts[row + 1]!; place++) {
    const word = rowWords[place]!;
    const whole = wholeDistance(letters, letterStarts[word]!, letterStarts[word + 1]!);
    if (whole < best) best = whole;
    if ((open || startDistance === 0) && startDistance + UNFINISHED < best) {
      best = startDistance + UNFINISHED;
    }
  }
  return best;
}

/** Edits between the two without their blanks: a blank too many or too few costs half an edit. */
function joinedCost(index: TextIndex, row: number, length: number): number {
  const { rowStarts, rowWords, nameLengths, letterStarts, letters } = index;
  let size = 0;
  for (let place = 0; place < nameLengths[row]!; place++) {
    const word = rowWords[rowStarts[row]! + place]!;
    for (let at = letterStarts[word]!; at < letterStarts[word + 1]!; at++) {
      if (size < joined.length) joined[size++] = letters[at]!;
    }
  }
  const whole = wholeDistance(joined, 0, size);
  return 0.5 + (length === LONGEST_WORD ? startDistance : whole);
}
