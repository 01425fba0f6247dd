import { PAGE_SIZE } from './query.ts';
import type { ItemQuery } from './query.ts';
import type { TextMatch } from './text/match-text.ts';
import { TopRows } from './top-rows.ts';

export interface ListHit<Thing> {
  readonly thing: Thing;
  readonly score: number;
}

export interface ListPage<Thing> {
  readonly total: number;
  readonly hits: readonly ListHit<Thing>[];
}

interface Judge<Thing> {
  readonly match: TextMatch | null;
  readonly fits: (thing: Thing) => boolean;
  readonly score: (thing: Thing) => number;
}

const SAME_SPELLING = 0.9;

/** A page of a short list, as searchItems makes one of the table: weights first, else likeness, else name. */
export function pageOf<Thing extends { readonly name: string }>(
  list: readonly Thing[],
  query: ItemQuery,
  { match, fits, score }: Judge<Thing>,
): ListPage<Thing> {
  const from = Math.max(query.from ?? 0, 0);
  const size = Math.max(query.size ?? PAGE_SIZE, 0);
  const weighs = query.statWeights !== null && query.statWeights !== undefined;
  const byName = (a: number, b: number): number => compare(list[a]!.name, list[b]!.name) || a - b;
  const top = new TopRows(from + size, byName);
  const limit = weighs ? (match?.costs[0] ?? 0) + SAME_SPELLING : Infinity;
  let total = 0;
  const add = (row: number, cost: number): void => {
    const thing = list[row]!;
    if (cost > limit || !fits(thing)) return;
    total++;
    top.add(row, weighs ? score(thing) : -cost);
  };
  if (match) match.rows.forEach((row, place) => add(row, match.costs[place]!));
  else list.forEach((_, row) => add(row, 0));
  return {
    total,
    hits: top.from(from).map(({ row, score: key }) => ({
      thing: list[row]!,
      score: weighs ? key : 0,
    })),
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
