import type { CountedRow } from './counted-row.ts';
import type { TextIndex } from './text-index.ts';

/** What an unfinished word costs, a name that begins otherwise, and one that says more than was asked. */
const UNFINISHED = 0.05;
const BEGINS_OTHERWISE = 0.03;
const SAYS_MORE = 0.01;

interface WordRange {
  readonly word: string;
  readonly from: number;
  readonly to: number;
  readonly rows: number;
}

/** Rows in which every word of the query begins a word of the name. */
export function rowsWithAll(index: TextIndex, words: readonly string[]): readonly CountedRow[] {
  const asked = words.map((word) => rangeOf(index, word));
  const first = asked[0]!;
  const ranges = asked.toSorted((a, b) => a.rows - b.rows);
  const rarest = ranges[0]!;
  if (rarest.rows === 0) return [];
  const { postingStarts, postings, rowStarts, rowWords } = index;
  const counted: CountedRow[] = [];
  const seen = new Set<number>();
  for (let at = postingStarts[rarest.from]!; at < postingStarts[rarest.to]!; at++) {
    const row = postings[at]!;
    if (seen.has(row)) continue;
    seen.add(row);
    const from = rowStarts[row]!;
    const to = rowStarts[row + 1]!;
    const begins = rowWords[from]!;
    const isBegun = begins >= first.from && begins < first.to;
    let cost = index.nameLengths[row]! > words.length ? SAYS_MORE : 0;
    if (!isBegun) cost += BEGINS_OTHERWISE;
    for (const range of ranges) {
      let found = Infinity;
      for (let place = from; place < to; place++) {
        const word = rowWords[place]!;
        if (word < range.from || word >= range.to) continue;
        found = Math.min(found, index.words[word] === range.word ? 0 : UNFINISHED);
      }
      cost += found;
    }
    if (cost < Infinity) counted.push({ row, cost });
  }
  return counted;
}

/** The words a query word begins lie together, for they are sorted. */
function rangeOf(index: TextIndex, word: string): WordRange {
  const from = firstFrom(index.words, word);
  const to = firstFrom(index.words, `${word}\uffff`);
  return { word, from, to, rows: index.postingStarts[to]! - index.postingStarts[from]! };
}

function firstFrom(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
