import type { Item } from './item.ts';
import { HELD_IN_OFF_HAND, SHIELD } from './weapon-types.ts';

export function isTwoHanded(item: Item | null): boolean {
  return item?.handed === 'two';
}

/** Something to strike with, not a shield or an orb. */
export function isMeleeWeapon(item: Item | null): boolean {
  return (
    item !== null &&
    item.weaponType !== null &&
    item.weaponType !== SHIELD &&
    item.weaponType !== HELD_IN_OFF_HAND
  );
}
