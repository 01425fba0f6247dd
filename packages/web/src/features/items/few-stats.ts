import type { Item } from '@gearwright/game/item/item.ts';
import type { StatWeights } from '@gearwright/game/point/point.ts';
import { STAT_NAMES, type StatName } from '@gearwright/game/stat/catalogue.ts';

/** These have columns or places of their own. */
const ELSEWHERE: readonly StatName[] = [
  'armor',
  'weaponDps',
  'weaponSpeed',
  'weaponDamageMin',
  'weaponDamageMax',
];
const ROOM = 4;

/** What a row tells of the stats: with weights those that count most, otherwise the first of the sheet. */
export function fewStats(
  { stats }: Pick<Item, 'stats'>,
  weights: StatWeights | null,
): readonly { readonly stat: StatName; readonly amount: number }[] {
  const there = STAT_NAMES.flatMap((stat) => {
    const amount = stats[stat];
    return amount && !ELSEWHERE.includes(stat) ? [{ stat, amount }] : [];
  });
  const worth = ({ stat, amount }: (typeof there)[number]) => (weights?.[stat] ?? 0) * amount;
  const ranked = weights ? there.toSorted((a, b) => worth(b) - worth(a)) : there;
  return ranked.slice(0, ROOM);
}
