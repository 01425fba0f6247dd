import type { Character } from '../character/character.ts';
import type { Inventory } from '../character/inventory.ts';
import type { Dataset } from '../dataset/dataset.ts';

/** The bags as a text that every importer of ours reads again. */
export function writeInventory(
  inventory: Inventory,
  character: Pick<Character, 'name' | 'level' | 'gameClass' | 'race'>,
  dataset: Dataset,
) {
  const { name, level, gameClass, race } = character;
  return {
    character: { name, level, gameClass: gameClass.toUpperCase(), race: race.toUpperCase() },
    inventory: inventory.map(({ id, place, enchant, gems }) => ({
      id,
      name: dataset.item(id)?.name ?? id,
      place,
      ...(enchant !== null && { enchant }),
      ...(gems.length > 0 && { gems }),
    })),
  };
}
