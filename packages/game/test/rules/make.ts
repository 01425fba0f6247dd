import type { Buff, Enchant, Glyph, Rune } from '../../src/dataset/tables.ts';
import { blankItem } from '../../src/item/blank-item.ts';
import type { ConsumableFacts, GemColor, GemRequirement, Item } from '../../src/item/item.ts';
import { CHEST, MAIN_HAND, OFF_HAND, type SlotId } from '../../src/slot/slots.ts';
import { blankEnchant } from '../blank-enchant.ts';

/** Plain things to test rules with: each takes what matters and is otherwise unremarkable. */

export function makeItem(baseId: number, facts: Partial<Item> = {}): Item {
  return {
    ...blankItem(baseId),
    kind: 'equipment',
    name: `Item ${baseId}`,
    icon: 'inv_misc_questionmark',
    quality: 3,
    itemLevel: 60,
    requiredLevel: 1,
    slotId: CHEST,
    sourceTypes: ['dungeon'],
    ...facts,
  };
}

export function makeWeapon(
  baseId: number,
  weaponType: number,
  handed: Item['handed'],
  facts: Partial<Item> = {},
): Item {
  return makeItem(baseId, { slotId: MAIN_HAND, weaponType, handed, ...facts });
}

export function makeGem(
  baseId: number,
  color: GemColor,
  facts: Partial<Item> = {},
  requirements: readonly GemRequirement[] = [],
): Item {
  const gem = { color, requirements, enchantId: null, fromQuest: false };
  return makeItem(baseId, {
    kind: 'gem',
    slotId: null,
    name: `${color} gem ${baseId}`,
    gem,
    ...facts,
  });
}

export function makeConsumable(
  baseId: number,
  facts: Partial<ConsumableFacts> & Pick<ConsumableFacts, 'type'>,
  item: Partial<Item> = {},
): Item {
  const hands: ConsumableFacts['hands'] = facts.type === 'enhancement' ? ['main', 'off'] : [];
  return makeItem(baseId, {
    kind: 'consumable',
    slotId: null,
    name: `${facts.type} ${baseId}`,
    consumable: { group: null, durationSec: null, classes: null, hands, weapon: null, ...facts },
    ...item,
  });
}

export function makeEnchant(
  id: string,
  slotIds: readonly SlotId[],
  facts: Partial<Enchant> = {},
): Enchant {
  return {
    ...blankEnchant(id),
    effectId: Number(id.replace(/\D/g, '')),
    icon: 'trade_engraving',
    slotIds,
    quality: 2,
    ...facts,
  };
}

export function makeRune(spellId: number, slotId: SlotId, classes: Rune['classes']): Rune {
  return {
    id: `spell:${spellId}`,
    spellId,
    engraveSpellId: null,
    itemId: null,
    name: `Rune ${spellId}`,
    icon: 'rune',
    slotId,
    classes,
    inPanel: true,
    effects: [],
    once: false,
    notWithRacial: false,
    copies: null,
  };
}

export function makeGlyph(
  spellId: number,
  kind: Glyph['kind'],
  gameClass: Glyph['gameClass'],
  level = 15,
): Glyph {
  return {
    gameClass,
    kind,
    name: `Glyph ${spellId}`,
    itemId: spellId,
    spellId,
    icon: 'glyph',
    level,
    effects: [],
  };
}

export function makeBuff(spellId: number, name: string, facts: Partial<Buff> = {}): Buff {
  return {
    spellId,
    name,
    alsoName: null,
    icon: 'spell',
    category: name,
    alsoCategory: null,
    castBy: null,
    scope: 'raid',
    selfOnly: false,
    ranks: [{ spellId, rank: 1, level: 1, effects: [] }],
    alsoSpellIds: [],
    improvements: [],
    byLevel: [],
    faction: null,
    races: null,
    classes: null,
    requiresTalent: null,
    requiresForm: null,
    maxLevel: null,
    itemId: null,
    note: null,
    ...facts,
  };
}

export const BOTH_HANDS: readonly SlotId[] = [MAIN_HAND, OFF_HAND];
