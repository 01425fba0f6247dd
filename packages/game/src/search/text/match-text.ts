import type { CountedRow } from './counted-row.ts';
import { LONGEST_WORD } from './edit-distance.ts';
import { nearRows } from './near-rows.ts';
import { rowsWithAll } from './rows-with-all.ts';
import type { TextIndex } from './text-index.ts';
import { wordsIn } from './words.ts';

/** Rows a text may mean, best first. */
export interface TextMatch {
  readonly rows: readonly number[];
  /** Below 1 when every word is in the name; about 1 more for each edit. */
  readonly costs: readonly number[];
}

const MOST_WORDS = 8;
/** As long as a page: below it, near misses are offered too. */
const ENOUGH = 20;
/** Rows this much worse than the best are noise. */
const REACH = 1.5;
/** With more than a third of its letters wrong it is another name. */
const MOST_WRONG = 1 / 3;
const LEAST_FORGIVEN = 1.5;

/** Forgives case, order, unfinished words and small typos; null when the text holds no word. */
export function matchText(index: TextIndex, text: string): TextMatch | null {
  const words = wordsIn(text)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
  if (words.length === 0) return null;
  const complete = rowsWithAll(index, words);
  if (complete.length >= ENOUGH) return inOrder(complete, Infinity);
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const most = Math.max(LEAST_FORGIVEN, letters * MOST_WRONG);
  return inOrder([...complete, ...nearRows(index, words)], most);
}

function inOrder(counted: readonly CountedRow[], most: number): TextMatch {
  const best = counted.reduce((least, row) => Math.min(least, row.cost), Infinity);
  const limit = Math.min(best + REACH, most);
  const seen = new Set<number>();
  const rows = counted
    .filter((row) => row.cost <= limit)
    .sort((a, b) => a.cost - b.cost || a.row - b.row)
    .filter(({ row }) => !seen.has(row) && seen.add(row));
  return { rows: rows.map(({ row }) => row), costs: rows.map(({ cost }) => cost) };
}
