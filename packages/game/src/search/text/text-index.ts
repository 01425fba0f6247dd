import { gradual } from '../../dataset/lazy.ts';
import { letterByte, LONGEST_WORD } from './edit-distance.ts';
import { gramIndexInSteps, STEP } from './grams.ts';
import type { GramIndex } from './grams.ts';
import { plainText } from './words.ts';

/** A list of names: its words, sorted, each with the rows it stands in, and the letter pairs of each name. */
export interface TextIndex {
  readonly rowCount: number;
  readonly words: readonly string[];
  /** Letters of word w: letterStarts[w]…letterStarts[w + 1]. */
  readonly letterStarts: Uint32Array;
  readonly letters: Uint8Array;
  /** Rows of word w: postingStarts[w]…postingStarts[w + 1], ascending. */
  readonly postingStarts: Uint32Array;
  readonly postings: Uint32Array;
  /** Words of row r: rowStarts[r]…rowStarts[r + 1], in the name's order. */
  readonly rowStarts: Uint32Array;
  readonly rowWords: Uint32Array;
  /** How many of a row's words are its name's. */
  readonly nameLengths: Uint8Array;
  readonly grams: GramIndex;
}

type Named = (row: number) => string;

/** At once. */
export function buildTextIndex(rowCount: number, name: Named, alsoNamed?: Named): TextIndex {
  return gradual(() => textIndexInSteps(rowCount, name, alsoNamed))();
}

/** Yields now and then. `alsoNamed` adds words a row is found by though its name lacks them. */
export function* textIndexInSteps(
  rowCount: number,
  name: Named,
  alsoNamed: Named = () => '',
): Generator<void, TextIndex> {
  const found = new Map<string, number>();
  const rowStarts = new Uint32Array(rowCount + 1);
  const nameLengths = new Uint8Array(rowCount);
  const tokens: number[] = [];
  const joined: string[] = [];
  for (let row = 0; row < rowCount; row++) {
    const own = plainText(name(row)).split(' ');
    nameLengths[row] = own.length;
    const also = alsoNamed(row);
    const words = also === '' ? own : [...own, ...new Set(plainText(also).split(' '))];
    joined.push(words.join(''));
    for (const word of words) {
      const cut = word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD) : word;
      let id = found.get(cut);
      if (id === undefined) found.set(cut, (id = found.size));
      tokens.push(id);
    }
    rowStarts[row + 1] = tokens.length;
    if (row % STEP === 0) yield;
  }
  const words = [...found.keys()].sort();
  const places = new Uint32Array(words.length);
  words.forEach((word, place) => (places[found.get(word)!] = place));
  yield;
  const rowWords = Uint32Array.from(tokens, (token) => places[token]!);
  yield;
  return {
    rowCount,
    words,
    ...lettersOf(words),
    ...postingsOf(words.length, rowStarts, rowWords),
    rowStarts,
    rowWords,
    nameLengths,
    grams: yield* gramIndexInSteps(joined),
  };
}

function lettersOf(words: readonly string[]): Pick<TextIndex, 'letterStarts' | 'letters'> {
  const letterStarts = new Uint32Array(words.length + 1);
  words.forEach((word, id) => (letterStarts[id + 1] = letterStarts[id]! + word.length));
  const joined = words.join('');
  const letters = new Uint8Array(joined.length);
  for (let i = 0; i < joined.length; i++) letters[i] = letterByte(joined.charCodeAt(i));
  return { letterStarts, letters };
}

function postingsOf(
  wordCount: number,
  rowStarts: Uint32Array,
  rowWords: Uint32Array,
): Pick<TextIndex, 'postingStarts' | 'postings'> {
  const postingStarts = new Uint32Array(wordCount + 1);
  for (const word of rowWords) postingStarts[word + 1]!++;
  for (let word = 0; word < wordCount; word++) postingStarts[word + 1]! += postingStarts[word]!;
  const next = postingStarts.slice();
  const postings = new Uint32Array(rowWords.length);
  for (let row = 0; row + 1 < rowStarts.length; row++) {
    for (let at = rowStarts[row]!; at < rowStarts[row + 1]!; at++) {
      postings[next[rowWords[at]!]!++] = row;
    }
  }
  return { postingStarts, postings };
}
