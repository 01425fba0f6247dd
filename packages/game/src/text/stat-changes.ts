import type { Item } from '../item/item.ts';
import { itemAmounts } from '../score/amounts.ts';
import type { SlotId } from '../slot/slots.ts';
import { STAT_NAMES, statLabel, type StatName, type Stats } from '../stat/catalogue.ts';

export interface StatChange {
  readonly stat: StatName;
  readonly label: string;
  readonly by: number;
}

/** Told once, as the weapon's own figure, rather than again for the hand. */
const TOLD_OTHERWISE: readonly StatName[] = [
  'mainHandDps',
  'offHandDps',
  'rangedDps',
  'weaponDamageMin',
  'weaponDamageMax',
];

/** What the bare item gives more or less than what it would take the place of, in the order of the sheet. */
export function statChanges(
  item: Item,
  instead: readonly Item[],
  slot: SlotId | null = item.slotId,
): readonly StatChange[] {
  const after: Stats = itemAmounts(item, slot);
  const before = instead.map((each) => itemAmounts(each, each.slotId));
  return STAT_NAMES.flatMap((stat) => {
    const worn = before.reduce((sum, amounts) => sum + (amounts[stat] ?? 0), 0);
    const by = Math.round(((after[stat] ?? 0) - worn) * 100) / 100;
    return by === 0 || TOLD_OTHERWISE.includes(stat) ? [] : [{ stat, label: statLabel(stat), by }];
  });
}
