import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { readTalents } from '@gearwright/game/talent/read-talents.ts';
import { pointsIn, ranksOf } from '@gearwright/game/talent/talent-order.ts';

export type TabCounts = Readonly<Partial<Record<string, string>>>;

/** What stands beside the name of a tab: `0/43/18` points, and how many buffs and consumables are on. */
export function tabCounts(
  {
    talents,
    gameClass,
    buffs,
    consumables,
  }: Pick<GearSet, 'talents' | 'gameClass' | 'buffs' | 'consumables'>,
  { dataset }: Rules,
): TabCounts {
  const trees = dataset.talents(gameClass);
  const order = readTalents(talents, trees).value ?? [];
  const on = [...buffs, ...consumables].filter(({ enabled }) => enabled).length;
  return {
    ...(order.length > 0 && { talents: ranksOf(order, trees).map(pointsIn).join('/') }),
    ...(on > 0 && { buffs: String(on) }),
  };
}
