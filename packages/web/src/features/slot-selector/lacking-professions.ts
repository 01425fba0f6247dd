import { enchantFits } from '@gearwright/game/enchant/enchant-fits.ts';
import type { Profession } from '@gearwright/game/item/professions.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { wearerOf, type Rules } from '@gearwright/game/set/rules.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { PROFESSION_NAMES } from '@gearwright/game/text/names.ts';

/** Professions that would open enchants for what the slot wears, in words; none where the wearer has them. */
export function lackingProfessions(set: GearSet, slot: SlotId, rules: Rules): readonly string[] {
  const { dataset, edition } = rules;
  const wearer = wearerOf(set, rules.wearer);
  const { item } = set.gear[slot];
  const needed = dataset.enchants.flatMap((enchant) => {
    const { requiredProfession: profession } = enchant;
    if (!profession || wearer.professions?.includes(profession)) return [];
    const learned = { ...wearer, professions: [...(wearer.professions ?? []), profession] };
    return enchantFits(enchant, slot, item, learned, edition) ? [profession] : [];
  });
  return [...new Set(needed)].map((key) => PROFESSION_NAMES[key as Profession] ?? key);
}
