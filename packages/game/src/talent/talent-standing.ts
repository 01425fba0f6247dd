import type { ClassTalents, TalentTree } from '../dataset/tables.ts';
import { pointsSpent, type TalentRanks } from './talent-order.ts';
import { talentPointsAt } from './talent-points.ts';
import { POINTS_PER_ROW } from './talent-rules.ts';

/**
 * How a talent stands in a build: `full` has all its ranks; `some` has a few and can have no more now; `open` can be
 * raised; `shut` has none and can have none yet.
 */
export type TalentStanding = 'full' | 'some' | 'open' | 'shut';

/** Of every talent, tree by tree. Runs on every click: one pass over each tree. */
export function talentStandings(
  ranks: TalentRanks,
  { trees }: ClassTalents,
  level: number,
): readonly (readonly TalentStanding[])[] {
  const hasPoints = pointsSpent(ranks) < talentPointsAt(level);
  return trees.map((tree, index) => standingsIn(ranks[index] ?? [], tree, hasPoints));
}

function standingsIn(
  ranks: readonly number[],
  { talents }: TalentTree,
  hasPoints: boolean,
): readonly TalentStanding[] {
  let row = 0;
  let inRow = 0;
  let above = 0;
  return talents.map((talent, place) => {
    if (talent.row !== row) {
      above += inRow;
      inRow = 0;
      row = talent.row;
    }
    const rank = ranks[place] ?? 0;
    inRow += rank;
    if (rank >= talent.spellIds.length) return 'full';
    const required = talent.requires;
    const isOpen =
      hasPoints &&
      above >= POINTS_PER_ROW * row &&
      (required === null || (ranks[required] ?? 0) >= talents[required]!.spellIds.length);
    if (isOpen) return 'open';
    return rank > 0 ? 'some' : 'shut';
  });
}
