import type { Wearer } from '../character/character.ts';
import type { ClassFacts, Proficiency } from '../dataset/tables.ts';
import type { Item } from '../item/item.ts';
import { refusal, type Refusal } from '../messages.ts';
import { MAIN_HAND, OFF_HAND, RANGED, type SlotId } from '../slot/slots.ts';
import { isMeleeWeapon } from '../item/hands.ts';

export type KnowsAbility = (via: NonNullable<Proficiency['via']>) => boolean;

/** Which list of the class a thing in this slot is judged by; null for what everyone can wear. */
function skillsFor(item: Item, slot: SlotId, facts: ClassFacts): readonly Proficiency[] | null {
  if (item.weaponType === null) return item.armorType === null ? null : facts.armor;
  if (slot === MAIN_HAND) return facts.mainHand;
  if (slot === OFF_HAND) return facts.offHand;
  return slot === RANGED ? facts.ranged : null;
}

/** Why the class has not learned to use this kind of armor or weapon there. */
export function whyNotProficient(
  item: Item,
  slot: SlotId,
  wearer: Wearer,
  facts: ClassFacts,
  knows: KnowsAbility,
): Refusal | null {
  const skills = skillsFor(item, slot, facts);
  if (!skills) return null;
  const known = skills.filter((skill) => skill.type === (item.weaponType ?? item.armorType));
  const strikes = slot === OFF_HAND && isMeleeWeapon(item);
  if (known.length === 0 || (strikes && !facts.dualWield)) {
    return refusal('wrongClass', item.name, wearer.gameClass);
  }
  const reasons = known.map((skill) => whyNotSkilled(item, skill, wearer, knows));
  if (!reasons.includes(null)) return reasons[0]!;
  return strikes ? whyNotSkilled(item, facts.dualWield!, wearer, knows) : null;
}

function whyNotSkilled(
  item: Item,
  { minLevel, via }: Pick<Proficiency, 'minLevel' | 'via'>,
  { level }: Wearer,
  knows: KnowsAbility,
): Refusal | null {
  if (level < minLevel) return refusal('levelTooLow', item.name, minLevel);
  return via && !knows(via) ? refusal('abilityMissing', item.name, via.name) : null;
}
