import type { Effect } from '@gearwright/game/effect/effect.ts';
import type {
  ArmorType,
  ConsumableFacts,
  GemFacts,
  GemRequirement,
  Item,
  Quality,
  SourceType,
} from '@gearwright/game/item/item.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { ItemPartsFragment } from '../generated/operations.ts';
import { statRecord } from './stat-list.ts';

/** The item behind its parts on the wire; null for an enchant or rune, which is none. */
export function itemFromWire(parts: ItemPartsFragment): Item | null {
  const { baseId, kind, limitCategory, suffix, socketBonus, socketOrder, gem, consumable } = parts;
  if (baseId === null || kind === 'spell') return null;
  const { setId, stats, effects, quality, slotId, armorType, sourceTypes, ...same } = parts;
  const { socketOrder: _sockets, gem: _gem, ...plain } = same;
  return {
    ...plain,
    baseId: Number(baseId),
    kind,
    quality: quality as Quality,
    slotId: slotId as SlotId | null,
    armorType: armorType as ArmorType | null,
    stats: statRecord(stats),
    sockets: socketOrder,
    socketBonus: socketBonus && statRecord(socketBonus),
    limitCategory: limitCategory && { ...limitCategory, id: Number(limitCategory.id) },
    setId: setId === null ? null : Number(setId),
    suffix: suffix && { id: Number(suffix.id), name: suffix.name, stats: statRecord(suffix.stats) },
    gem: gem && gemFromWire(gem),
    consumable: consumable as ConsumableFacts | null,
    effects: effects as readonly Effect[],
    sourceTypes: sourceTypes as readonly SourceType[],
  };
}

function gemFromWire(gem: NonNullable<ItemPartsFragment['gem']>): GemFacts {
  return {
    color: gem.color,
    requirements: gem.requirements.map(
      ({ color, atLeast, moreThan }) =>
        (atLeast === null ? { color, moreThan } : { color, atLeast }) as GemRequirement,
    ),
    enchantId: gem.enchantId === null ? null : Number(gem.enchantId),
    fromQuest: gem.fromQuest,
  };
}
