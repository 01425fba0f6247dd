import type { Item } from '@gearwright/game/item/item.ts';
import { QUALITY_NAMES } from '@gearwright/game/text/names.ts';
import { slotWords } from '@gearwright/game/text/slot-words.ts';

/** What is said under each name; where namesakes would read the same, also what tells them apart. */
export function rowWords(items: readonly Item[]): readonly string[] {
  const groups = Map.groupBy(items, (item) => `${item.name}\n${about(item)}`);
  return items.map((item) => {
    const alike = groups.get(`${item.name}\n${about(item)}`)!;
    return alike.length === 1 ? about(item) : `${about(item)}, ${difference(item, alike)}`;
  });
}

function about(item: Item): string {
  const worn = slotWords(item);
  const words = [
    QUALITY_NAMES[item.quality],
    worn?.slot,
    worn?.kind,
    `item level ${item.itemLevel}`,
  ];
  return words.filter(Boolean).join(', ');
}

function difference({ id, requiredLevel }: Item, alike: readonly Item[]): string {
  const levels = new Set(alike.map((item) => item.requiredLevel));
  return levels.size === alike.length ? `requires level ${requiredLevel}` : `no. ${id}`;
}
