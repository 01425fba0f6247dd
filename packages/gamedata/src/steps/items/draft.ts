import { NO_TEXTS } from '@gearwright/game/dataset/text-defaults.ts';
import { blankItem } from '@gearwright/game/item/blank-item.ts';
import type { Item, ItemTexts } from '@gearwright/game/item/item.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import type { PackageItem } from './package-items.ts';
import type { Tooltip } from './tooltip.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** An item while the steps work on it. */
export interface Draft {
  readonly item: Writable<Omit<Item, 'stats'>> & { stats: Partial<Record<StatName, number>> };
  readonly texts: Writable<ItemTexts>;
  /** Null for items the package lacks. */
  readonly row: PackageItem | null;
  readonly tooltip: Tooltip | null;
}

/** The item's fields when nothing is said. */
export function emptyItem(id: number, name: string, icon: string): Draft['item'] {
  return { ...blankItem(id), name, icon };
}

export function emptyTexts(): Draft['texts'] {
  return { ...NO_TEXTS };
}
