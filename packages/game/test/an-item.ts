import { blankItem } from '../src/item/blank-item.ts';
import type { Item } from '../src/item/item.ts';

/** A white thing with nothing on it: tests name only what they are about. */
export function anItem(given: Partial<Item> & { readonly baseId: number }): Item {
  return {
    ...blankItem(given.baseId),
    kind: 'equipment',
    name: 'Plain Thing',
    icon: 'inv_misc_questionmark',
    itemLevel: 1,
    sourceTypes: ['dungeon'],
    ...given,
  };
}
