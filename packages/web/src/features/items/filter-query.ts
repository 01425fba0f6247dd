import {
  CLASSES,
  type Faction,
  type GameClass,
  type Race,
} from '@gearwright/game/words/classes-and-races.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import type { StatWeights } from '@gearwright/game/point/point.ts';
import type { ItemQuery } from '@gearwright/game/search/query.ts';
import type { Handed } from '@gearwright/game/item/item.ts';
import { MAIN_HAND, OFF_HAND } from '@gearwright/game/slot/slots.ts';
import type { ItemFilters } from './item-filters.ts';
import { offersRaids } from './offered.ts';

/** Whoever should be able to wear it: a class, or a character with race, side and level. */
export interface Equipper {
  readonly gameClass: GameClass;
  readonly race?: Race;
  readonly faction?: Faction;
  readonly level?: number;
}

interface Owned extends Equipper {
  readonly id: string;
}

export function equipperOf(equippableBy: string | null, owned: readonly Owned[]): Equipper | null {
  const gameClass = CLASSES.find((each) => each === equippableBy);
  return gameClass ? { gameClass } : (owned.find(({ id }) => id === equippableBy) ?? null);
}

/** Either hand looks among all weapons: what only the other one holds is not meant. */
const HANDS: Readonly<Record<number, readonly Handed[]>> = {
  [MAIN_HAND]: ['one', 'main', 'two'],
  [OFF_HAND]: ['one', 'off'],
};

/** What the page's search asks for; null for things that are not worn, which are found by name alone. */
export function filterQuery(
  filters: ItemFilters,
  equipper: Equipper | null,
  weights: StatWeights | null,
  edition: Edition,
): ItemQuery | null {
  const { slot, quality, phases, sources, raids, professions, sort, q } = filters;
  if (slot === 'other') return null;
  const [start, end] = filters.levels ?? [1, edition.maxLevel];
  const most = Math.min(end, equipper?.level ?? end);
  return {
    ...(slot === 'gems'
      ? { type: 'gem' as const }
      : { slotId: slot, handed: HANDS[slot ?? -1] ?? null }),
    ...typesAsked(filters.types, slot),
    gameClass: equipper?.gameClass ?? null,
    race: equipper?.race ?? null,
    faction: equipper?.faction ?? null,
    minRequiredLevel: start > 1 ? start : null,
    maxRequiredLevel: most < edition.maxLevel ? most : null,
    ...{ quality, phases, sources, professions },
    raids: offersRaids(sources) ? raids : null,
    maxPvpRank: filters.maxPvpRank,
    maxArenaRating: filters.maxArenaRating,
    search: q.trim() || null,
    statWeights: weights,
    // What vanishes with its encounter leads no list; by its name it is still found.
    lasting: q.trim() ? null : true,
    sort: sort?.by === 'score' && !weights ? null : sort,
  };
}

/** Kinds of armor and weapon; with one sort of them chosen the other is not looked for. */
function typesAsked(types: ItemFilters['types'], slot: ItemFilters['slot']): Partial<ItemQuery> {
  if (!types || slot === 'gems') return {};
  const of = (kind: string) =>
    types.filter((type) => type.startsWith(kind)).map((type) => Number(type.slice(kind.length)));
  const armor = of('armor');
  const weapons = of('weapon');
  return {
    armorType: armor.length > 0 ? armor : null,
    weaponTypes: weapons.length > 0 ? weapons : null,
    type: weapons.length === 0 ? 'armor' : armor.length === 0 ? 'weapon' : null,
  };
}
