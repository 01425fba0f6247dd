import { replacedBy } from '@gearwright/game/consumable/choosing-consumable.ts';
import type { ConsumableCategory } from '@gearwright/game/consumable/consumable-options.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import type { ChosenConsumable, GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { bonusWords } from '@gearwright/game/text/gem-lines.ts';
import { effectWords } from '@gearwright/game/text/effect-words.ts';

/** What it does to the sheet; empty for what no stat can say. */
export function consumableGives(item: Item, { edition, wearer }: Rules): string {
  const plain = bonusWords(item.stats, edition).replaceAll(' and ', ', ');
  const effects = item.effects.flatMap(
    (effect) => effectWords(effect, edition, wearer.level) ?? [],
  );
  return [...(plain ? [plain] : []), ...new Set(effects)].join(', ');
}

/** Names of what else goes when it is taken. */
export function doseReplaces(
  set: GearSet,
  item: Item,
  slotId: ConsumableCategory['slotId'],
  rules: Rules,
): readonly string[] {
  return replacedBy(set, item, slotId, rules).flatMap(({ itemId }) => {
    const other = rules.dataset.item(String(itemId));
    return other && other.baseId !== item.baseId ? other.name : [];
  });
}

export interface Dosed {
  readonly chosen: ChosenConsumable;
  readonly item: Item;
}

/** What of the set stands in this place. */
export function dosesIn({ slotId, options }: ConsumableCategory, set: GearSet): readonly Dosed[] {
  return set.consumables.flatMap((chosen) => {
    const item = options.find(({ baseId }) => baseId === chosen.itemId);
    return item && chosen.slotId === slotId ? { chosen, item } : [];
  });
}
