import { NONE } from '../dataset/item-codes.ts';
import { RANGED } from '../slot/slots.ts';
import { CLASSES, type GameClass } from '../words/classes-and-races.ts';
import type { Filter } from './filter.ts';
import type { ItemQuery } from './query.ts';
import type { SearchIndex } from './search-index.ts';
import { usableTypes } from './usable-types.ts';

/** Class restriction and proficiency in one: who can put it on. */
export function classFilter(
  { table, dataset }: SearchIndex,
  gameClass: GameClass,
  query: Pick<ItemQuery, 'slotId' | 'maxRequiredLevel'>,
): Filter {
  const own = CLASSES.indexOf(gameClass);
  const usable = usableTypes(dataset, gameClass, query);
  const passes = (row: number): boolean => {
    if (!((table.classMasks[row]! >> own) & 1)) return false;
    const weapon = table.weaponTypes[row]!;
    const armor = table.armorTypes[row]!;
    if (weapon === NONE) return armor === NONE || ((usable.armor >> armor) & 1) === 1;
    const skills = table.slots[row] === RANGED ? usable.ranged : usable.inHand[table.handed[row]!]!;
    return ((skills >> weapon) & 1) === 1;
  };
  const key = [own, usable.armor, usable.ranged, ...usable.inHand].join(' ');
  return { field: 'gameClass', key, passes };
}
