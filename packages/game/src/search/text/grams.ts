/** Pairs of neighbouring letters of names, blanks left out: what a name keeps of itself through a typo. */
export interface GramIndex {
  /** Rows of gram g: starts[g]…starts[g + 1]. */
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
}

/** Names between two yields. */
export const STEP = 256;

/** 26 letters, 10 digits, and 32 for letters of other scripts: as many as Russian has; signs of larger ones share them. */
const ALPHABET = 36 + 32;
const GRAM_COUNT = ALPHABET * ALPHABET;

function letterCode(code: number): number {
  if (code >= 128) return 36 + (code & 31);
  return code >= 97 ? code - 97 : code - 48 + 26;
}

/** The text that last had each pair, counted over all texts. */
const lastText = new Uint32Array(GRAM_COUNT);
let texts = 0;

/** The distinct pairs of a text without blanks, written into `into`; returns how many. */
export function gramsOf(letters: string, into: Uint16Array): number {
  texts++;
  let count = 0;
  let before = letterCode(letters.charCodeAt(0));
  for (let i = 1; i < letters.length && count < into.length; i++) {
    const letter = letterCode(letters.charCodeAt(i));
    const gram = before * ALPHABET + letter;
    before = letter;
    if (lastText[gram] === texts) continue;
    lastText[gram] = texts;
    into[count++] = gram;
  }
  return count;
}

/** Yields now and then. */
export function* gramIndexInSteps(names: readonly string[]): Generator<void, GramIndex> {
  const starts = new Uint32Array(GRAM_COUNT + 1);
  const own = new Uint16Array(64);
  const counts = new Uint8Array(names.length);
  const all: number[] = [];
  for (const [row, name] of names.entries()) {
    const count = gramsOf(name, own);
    counts[row] = count;
    for (let i = 0; i < count; i++) {
      all.push(own[i]!);
      starts[own[i]! + 1]!++;
    }
    if (row % STEP === 0) yield;
  }
  for (let gram = 0; gram < GRAM_COUNT; gram++) starts[gram + 1]! += starts[gram]!;
  const next = starts.slice();
  const rows = new Uint32Array(all.length);
  let at = 0;
  for (let row = 0; row < names.length; row++) {
    for (let i = 0; i < counts[row]!; i++) rows[next[all[at++]!]!++] = row;
    if (row % STEP === 0) yield;
  }
  return { starts, rows };
}

/** Counts, row by row, how many of the pairs a name shares; `counts` must be clean. */
export function countShared(
  index: GramIndex,
  grams: Uint16Array,
  gramCount: number,
  counts: Uint8Array,
): void {
  for (let i = 0; i < gramCount; i++) {
    const gram = grams[i]!;
    for (let at = index.starts[gram]!; at < index.starts[gram + 1]!; at++) {
      counts[index.rows[at]!]!++;
    }
  }
}
