import { NO_SOURCE } from '@gearwright/game/dataset/text-defaults.ts';
import type { ItemSource, SourceType } from '@gearwright/game/item/item.ts';

/** A source of which only the type is known, with what is known besides. */
export function sourceOf(type: SourceType, known: Partial<ItemSource> = {}): ItemSource {
  return { ...NO_SOURCE, type, ...known };
}
