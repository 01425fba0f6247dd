import type { ClassTalents } from '../dataset/tables.ts';
import { noRanks, type TalentOrder, type TalentPoint } from './talent-order.ts';
import { rankCount, whyNotTaken } from './talent-rules.ts';

/**
 * The same points, moved no further back than needed for each to be spendable in its turn.
 * Points that can never be spent stay at the end.
 */
export function soundOrder(order: TalentOrder, talents: ClassTalents): TalentOrder {
  const { trees } = talents;
  const ranks = noRanks(talents);
  const spent: TalentPoint[] = [];
  let waiting = [...order];
  const spendable = ({ tree, talent }: TalentPoint): boolean => {
    const facts = trees[tree].talents[talent];
    return (
      facts !== undefined &&
      ranks[tree]![talent]! < rankCount(facts) &&
      whyNotTaken(ranks[tree]!, trees[tree], talent) === null
    );
  };
  for (let next = waiting.findIndex(spendable); next !== -1; next = waiting.findIndex(spendable)) {
    const point = waiting[next]!;
    ranks[point.tree]![point.talent]! += 1;
    spent.push(point);
    waiting = waiting.toSpliced(next, 1);
  }
  return [...spent, ...waiting];
}
