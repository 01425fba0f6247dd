import type { Enchant } from '../src/dataset/tables.ts';

/** An enchant that does nothing anywhere: tests name what they are about. */
export function blankEnchant(id: string): Enchant {
  return {
    id,
    effectId: 1,
    spellId: null,
    itemId: null,
    recipeItemId: null,
    name: `Enchant ${id}`,
    icon: '',
    slotIds: [],
    twoHandOnly: false,
    shieldOnly: false,
    offHandOnly: false,
    weaponTypes: null,
    addsSocket: false,
    stats: {},
    effects: [],
    hasEffectText: false,
    classes: null,
    requiredProfession: null,
    requiredSkill: null,
    requiredLevel: 0,
    phase: 1,
    quality: 1,
  };
}
