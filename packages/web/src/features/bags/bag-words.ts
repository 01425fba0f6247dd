import { PLACES, type Inventory, type Place } from '@gearwright/game/character/inventory.ts';

export const PLACE_WORDS: Readonly<Record<Place, string>> = {
  equipped: 'worn',
  bags: 'in the bags',
  bank: 'in the bank',
};

/** "17 worn, 90 in the bags, 27 in the bank"; null where there is nothing. */
export function inventoryWords(inventory: Inventory): string | null {
  const parts = PLACES.flatMap((place) => {
    const count = inventory.filter((owned) => owned.place === place).length;
    return count === 0 ? [] : [`${count} ${PLACE_WORDS[place]}`];
  });
  return parts.length === 0 ? null : parts.join(', ');
}
