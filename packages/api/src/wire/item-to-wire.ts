import type { Enchant, Rune } from '@gearwright/game/dataset/tables.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import type * as wire from '../generated/types.ts';
import { statList } from './stat-list.ts';

/** Fields of an item that need more than the item itself: texts, sets, suffixes. Resolved when asked for. */
type Looked =
  | 'set'
  | 'suffixes'
  | 'source'
  | 'sources'
  | 'reachLevel'
  | 'effectTexts'
  | 'flavor'
  | 'requirements'
  | 'durability'
  | 'approxPrice'
  | 'approxCost'
  | 'sellPrice'
  | 'buyPrice'
  | 'materials'
  | 'pvpCost'
  | 'pvpRankName'
  | 'pvpRankNumber'
  | 'equippedCount'
  | 'arenaSeason'
  | 'displayInfo';

export type WireItem = Omit<wire.Item, Looked>;

export function itemToWire(item: Item, scaledLevel: number | null = null): WireItem {
  const { baseId, stats, sockets, socketBonus, limitCategory, setId, suffix, gem } = item;
  const { consumable, effects, sourceTypes, ...same } = item;
  return {
    ...same,
    baseId: String(baseId),
    stats: statList(stats),
    socketOrder: sockets,
    socketBonus: socketBonus && statList(socketBonus),
    limitCategory: limitCategory && { ...limitCategory, id: String(limitCategory.id) },
    setId: setId === null ? null : String(setId),
    suffix: suffix && { id: String(suffix.id), name: suffix.name, stats: statList(suffix.stats) },
    gemColor: gem?.color ?? null,
    gem: gem && {
      color: gem.color,
      requirements: gem.requirements.map((requirement) => ({
        atLeast: null,
        moreThan: null,
        ...requirement,
      })),
      enchantId: gem.enchantId === null ? null : String(gem.enchantId),
      fromQuest: gem.fromQuest,
    },
    consumableType: consumable?.type ?? null,
    consumable,
    effects,
    sourceTypes,
    enchant: null,
    rune: null,
    scaledLevel,
    score: null,
  };
}

/** What an item has and an enchant or rune has not. */
const NO_ITEM = {
  baseId: null,
  handed: null,
  armorType: null,
  weaponType: null,
  socketOrder: [],
  socketBonus: null,
  damageMin: null,
  damageMax: null,
  speed: null,
  dps: null,
  unique: false,
  uniqueEquipped: false,
  limitCategory: null,
  races: null,
  faction: null,
  bind: null,
  setId: null,
  suffix: null,
  random: false,
  gemColor: null,
  gem: null,
  consumableType: null,
  consumable: null,
  heroic: false,
  scaledLevel: null,
  score: null,
  sourceTypes: [],
} as const;

const text = (id: number | null): string | null => (id === null ? null : String(id));

export function enchantToWire(enchant: Enchant): WireItem {
  const { id, name, icon, quality, requiredLevel, phase, classes, effects } = enchant;
  const { hasEffectText, requiredProfession, requiredSkill, slotIds } = enchant;
  const { twoHandOnly, shieldOnly, offHandOnly, weaponTypes, addsSocket } = enchant;
  return {
    ...NO_ITEM,
    ...{ id, name, icon, quality, requiredLevel, phase, classes, effects },
    ...{ hasEffectText, requiredProfession, requiredSkill },
    kind: enchant.itemId === null ? 'spell' : 'enchant',
    baseId: text(enchant.itemId),
    itemLevel: 0,
    slotId: slotIds[0] ?? null,
    stats: statList(enchant.stats),
    enchant: {
      ...{ twoHandOnly, shieldOnly, offHandOnly, weaponTypes, addsSocket, slotIds },
      effectId: String(enchant.effectId),
      spellId: text(enchant.spellId),
      itemId: text(enchant.itemId),
    },
    rune: null,
  };
}

export function runeToWire(rune: Rune, description: string | null): WireItem {
  const { id, name, icon, slotId, classes, effects, inPanel } = rune;
  return {
    ...NO_ITEM,
    ...{ id, name, icon, slotId, classes, effects },
    kind: 'spell',
    quality: 1,
    itemLevel: 0,
    requiredLevel: 0,
    phase: 1,
    stats: [],
    hasEffectText: description !== null,
    requiredProfession: null,
    requiredSkill: null,
    enchant: null,
    rune: {
      spellId: String(rune.spellId),
      engraveSpellId: text(rune.engraveSpellId),
      itemId: text(rune.itemId),
      inPanel,
      description,
    },
  };
}
