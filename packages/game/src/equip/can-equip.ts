import type { Wearer } from '../character/character.ts';
import type { Item } from '../item/item.ts';
import { refusal, type Refusal } from '../messages.ts';
import type { GearSet } from '../set/gear-set.ts';
import { wearerOf, type Rules } from '../set/rules.ts';
import { slotLabel, type SlotId } from '../slot/slots.ts';
import { hasAbility } from './abilities.ts';
import { fitsSlot } from './fits-slot.ts';
import { classFacts } from '../dataset/class-facts.ts';
import { whyNotProficient } from './proficiency.ts';

export interface Requirements {
  readonly name: string;
  readonly classes: Item['classes'];
  readonly requiredLevel: number;
  readonly requiredProfession: string | null;
}

/** Class, level and profession, as items, gems and enchants alike ask for them. */
export function whyNotAllowed(thing: Requirements, wearer: Wearer): Refusal | null {
  const { name, classes, requiredLevel, requiredProfession } = thing;
  if (classes && !classes.includes(wearer.gameClass)) {
    return refusal('wrongClass', name, wearer.gameClass);
  }
  if (wearer.level < requiredLevel) return refusal('levelTooLow', name, requiredLevel);
  if (requiredProfession && !wearer.professions?.includes(requiredProfession.toLowerCase())) {
    return refusal('professionMissing', name, requiredProfession);
  }
  return null;
}

/** Why this item may not be put into this slot; what else it takes off is no reason. */
export function whyNotEquip(
  set: GearSet,
  slot: SlotId,
  item: Item,
  { edition, dataset, wearer }: Rules,
): Refusal | null {
  const wearable = item.kind === 'equipment' || item.kind === 'ammo';
  if (!wearable || item.slotId === null) return refusal('notWearable', item.name);
  if (!fitsSlot(item, slot, edition)) return refusal('wrongSlot', item.name, slotLabel(slot));
  const { race, faction, gameClass } = wearer;
  if (item.races && !item.races.includes(race)) return refusal('wrongRace', item.name, race);
  if (item.faction && item.faction !== faction) {
    return refusal('wrongFaction', item.name, faction);
  }
  const notAllowed = whyNotAllowed(item, wearerOf(set, wearer));
  if (notAllowed) return notAllowed;
  const facts = classFacts(dataset, gameClass);
  if (!facts) return refusal('wrongClass', item.name, gameClass);
  return whyNotProficient(item, slot, wearer, facts, (via) => hasAbility(set, dataset, via));
}

export function canEquip(set: GearSet, slot: SlotId, item: Item, rules: Rules): boolean {
  return whyNotEquip(set, slot, item, rules) === null;
}
