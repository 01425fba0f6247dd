import type { Item } from '../item/item.ts';
import { refusal, type Refusal } from '../messages.ts';
import type { ChosenConsumable, GearSet, SetEdit } from '../set/gear-set.ts';
import type { Rules } from '../set/rules.ts';
import { slotLabel, type SlotId } from '../slot/slots.ts';
import { enhances, isEnhancement } from './enhancement.ts';
import { exclude } from './exclusion.ts';

/** Why it is not offered to this wearer, whatever they hold. */
export function whyNotConsume(item: Item, { edition, wearer }: Rules): Refusal | null {
  const facts = item.consumable;
  if (!facts) return refusal('unknownConsumable', item.id);
  const flaskLevel = facts.type === 'flask' ? (edition.consumables.flaskFromLevel ?? 0) : 0;
  const level = Math.max(item.requiredLevel, flaskLevel);
  if (wearer.level < level) return refusal('levelTooLow', item.name, level);
  const classes = facts.classes ?? item.classes;
  return classes && !classes.includes(wearer.gameClass)
    ? refusal('wrongClass', item.name, wearer.gameClass)
    : null;
}

export function whyNotChooseConsumable(
  set: GearSet,
  item: Item,
  slotId: SlotId | null,
  rules: Rules,
): Refusal | null {
  const notOffered = whyNotConsume(item, rules);
  if (notOffered) return notOffered;
  const inPlace = isEnhancement(item)
    ? slotId !== null && enhances(item.consumable!, slotId, set.gear[slotId].item)
    : slotId === null;
  const place = slotId === null ? 'weapon' : slotLabel(slotId);
  return inPlace ? null : refusal('consumableDoesNotFit', item.name, place);
}

/** What choosing it takes away: the "replaces …" of the picker. */
export function replacedBy(
  set: GearSet,
  item: Item,
  slotId: SlotId | null,
  { edition, dataset }: Pick<Rules, 'edition' | 'dataset'>,
): readonly ChosenConsumable[] {
  return set.consumables.filter((chosen) => {
    const other = dataset.item(String(chosen.itemId));
    if (!other) return chosen.itemId === item.baseId && chosen.slotId === slotId;
    return exclude({ item, slotId }, { item: other, slotId: chosen.slotId }, edition);
  });
}

export function choosingConsumable(
  item: Item,
  slotId: SlotId | null,
  rules: Pick<Rules, 'edition' | 'dataset'>,
): SetEdit {
  return (set) => {
    const replaced = replacedBy(set, item, slotId, rules);
    return {
      ...set,
      consumables: [
        ...set.consumables.filter((chosen) => !replaced.includes(chosen)),
        { itemId: item.baseId, enabled: true, slotId },
      ],
    };
  };
}

export function droppingConsumable(itemId: number, slotId: SlotId | null): SetEdit {
  return (set) => ({
    ...set,
    consumables: set.consumables.filter((chosen) => !isIt(chosen, itemId, slotId)),
  });
}

export function enablingConsumable(
  itemId: number,
  slotId: SlotId | null,
  enabled: boolean,
): SetEdit {
  return (set) => ({
    ...set,
    consumables: set.consumables.map((chosen) =>
      isIt(chosen, itemId, slotId) ? { ...chosen, enabled } : chosen,
    ),
  });
}

function isIt(chosen: ChosenConsumable, itemId: number, slotId: SlotId | null): boolean {
  return chosen.itemId === itemId && chosen.slotId === slotId;
}
