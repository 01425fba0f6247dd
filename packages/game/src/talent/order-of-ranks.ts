import type { ClassTalents } from '../dataset/tables.ts';
import { soundOrder } from './sound-order.ts';
import type { TalentOrder, TalentPoint, TalentRanks, TreeIndex } from './talent-order.ts';

/** An order in which these ranks can be reached: tree by tree, row by row. */
export function orderOfRanks(ranks: TalentRanks, talents: ClassTalents): TalentOrder {
  const order = ranks.flatMap((inTree, tree) =>
    inTree.flatMap((rank, talent) =>
      Array.from({ length: rank }, (): TalentPoint => ({ tree: tree as TreeIndex, talent })),
    ),
  );
  return soundOrder(order, talents);
}
