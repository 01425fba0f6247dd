import type { ClassTalents } from '../dataset/tables.ts';
import { refusal, type Refusal } from '../messages.ts';
import { soundOrder } from './sound-order.ts';
import { pointsSpent, ranksOf, type TalentOrder, type TalentPoint } from './talent-order.ts';
import { talentPointsAt } from './talent-points.ts';
import { brokenTalent, rankCount, whyNotTaken } from './talent-rules.ts';

export function whyNotLearn(
  order: TalentOrder,
  point: TalentPoint,
  talents: ClassTalents,
  level: number,
): Refusal | null {
  const tree = talents.trees[point.tree];
  const ranks = ranksOf(order, talents);
  const inTree = ranks[point.tree]!;
  const locked = whyNotTaken(inTree, tree, point.talent);
  if (locked) return locked;
  const talent = tree.talents[point.talent]!;
  if (inTree[point.talent]! >= rankCount(talent)) return refusal('talentFull', talent.name);
  return pointsSpent(ranks) >= talentPointsAt(level) ? refusal('noTalentPoints', level) : null;
}

export function learn(order: TalentOrder, point: TalentPoint): TalentOrder {
  return [...order, point];
}

/** A point comes back only if what was built on it still stands; the sentence is the one of what would fall. */
export function whyNotUnlearn(
  order: TalentOrder,
  point: TalentPoint,
  talents: ClassTalents,
): Refusal | null {
  const tree = talents.trees[point.tree];
  const talent = tree.talents[point.talent];
  if (!talent) return refusal('invalidTalents', `${tree.name} has no talent ${point.talent + 1}`);
  const ranks = [...ranksOf(order, talents)[point.tree]!];
  if (ranks[point.talent] === 0) return refusal('talentNotTaken', talent.name);
  ranks[point.talent]! -= 1;
  const fallen = brokenTalent(ranks, tree);
  return fallen === -1 ? null : whyNotTaken(ranks, tree, fallen);
}

/** Takes back the last point in the talent; later points keep their order as far as the rows allow. */
export function unlearn(
  order: TalentOrder,
  point: TalentPoint,
  talents: ClassTalents,
): TalentOrder {
  const last = order.findLastIndex(
    (spent) => spent.tree === point.tree && spent.talent === point.talent,
  );
  return last === -1 ? order : soundOrder(order.toSpliced(last, 1), talents);
}
