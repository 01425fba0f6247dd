import type { Inventory, OwnedItem } from '@gearwright/game/character/inventory.ts';

/** What either list has; of things alike, as many as the list with more of them. */
export function mergedInventories(there: Inventory, here: Inventory): Inventory {
  const counted = new Map<string, number>();
  for (const owned of there) counted.set(keyOf(owned), (counted.get(keyOf(owned)) ?? 0) + 1);
  const added = here.filter((owned) => {
    const left = counted.get(keyOf(owned)) ?? 0;
    counted.set(keyOf(owned), left - 1);
    return left <= 0;
  });
  return [...there, ...added];
}

function keyOf({ id, place, enchant, gems }: OwnedItem): string {
  return `${id} ${place} ${enchant} ${gems.join(',')}`;
}
