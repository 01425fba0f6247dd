import type { ClassTalents } from '../dataset/tables.ts';

export type TreeIndex = 0 | 1 | 2;

/** One point: the tree, and the place of the talent in it (by row, then column). */
export interface TalentPoint {
  readonly tree: TreeIndex;
  readonly talent: number;
}

/** Points in the order they were spent. */
export type TalentOrder = readonly TalentPoint[];

/** Rank of every talent, tree by tree, in tree order. */
export type TalentRanks = readonly (readonly number[])[];

export function noRanks({ trees }: ClassTalents): number[][] {
  return trees.map((tree) => tree.talents.map(() => 0));
}

export function ranksOf(order: TalentOrder, talents: ClassTalents): TalentRanks {
  const ranks = noRanks(talents);
  for (const { tree, talent } of order) {
    const row = ranks[tree];
    if (row && talent < row.length) row[talent]! += 1;
  }
  return ranks;
}

export function pointsIn(ranks: readonly number[]): number {
  let points = 0;
  for (const rank of ranks) points += rank;
  return points;
}

export function pointsSpent(ranks: TalentRanks): number {
  return ranks.reduce((points, tree) => points + pointsIn(tree), 0);
}
