import type { Section } from '@gearwright/game/dataset/pack.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { SourceError } from '../compiled.ts';

/** A column of small whole numbers; one that does not fit stops the compile rather than wrap around. */
export function bytes(name: string, items: readonly Item[], of: (item: Item) => number): Section {
  return { name, column: Uint8Array.from(fitting(name, items, of, 0xff)) };
}

export function shorts(name: string, items: readonly Item[], of: (item: Item) => number): Section {
  return { name, column: Uint16Array.from(fitting(name, items, of, 0xffff)) };
}

function fitting(
  name: string,
  items: readonly Item[],
  of: (item: Item) => number,
  most: number,
): number[] {
  return items.map((item) => {
    const row = `item ${item.id} ${item.name}`;
    let value: number;
    try {
      value = of(item);
    } catch (error) {
      throw new SourceError('pack', row, `${name}: ${(error as Error).message}`);
    }
    if (Number.isInteger(value) && value >= 0 && value <= most) return value;
    throw new SourceError('pack', row, `${name} ${value} does not fit 0 to ${most}`);
  });
}
