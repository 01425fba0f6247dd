import type { ItemSource, SourceType } from '@gearwright/game/item/item.ts';

/** A source of which only the type is known, with what is known besides. */
export function sourceOf(type: SourceType, known: Partial<ItemSource> = {}): ItemSource {
  return {
    type,
    primary: null,
    primaryId: null,
    primaryKind: null,
    secondary: null,
    secondaryId: null,
    secondaryKind: null,
    raid: null,
    dropChance: null,
    randomChance: null,
    standing: null,
    profession: null,
    requiredSkill: null,
    pvpRank: null,
    arenaRating: null,
    arenaSeason: null,
    price: null,
    honorPrice: null,
    arenaPrice: null,
    itemPrice: [],
    faction: null,
    fromPhase: null,
    note: null,
    ...known,
  };
}
