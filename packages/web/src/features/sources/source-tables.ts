import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { Item, ItemSource, SourceType } from '@gearwright/game/item/item.ts';
import { SOURCE_TYPES } from '@gearwright/game/item/source-types.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { SHEET_ORDER, slotLabel } from '@gearwright/game/slot/slots.ts';
import { SOURCE_TYPE_WORDS } from '@gearwright/game/text/source-words.ts';

export type SourceFilter = 'all' | 'equipped' | 'wishlist';

export interface SourcedItem {
  readonly key: string;
  readonly item: Item;
  /** Where it is worn, or that it is wished for. */
  readonly place: string;
  readonly acquired: boolean;
}

export interface SourceRow extends SourcedItem {
  /** Null while the texts are not there. */
  readonly source: ItemSource | null;
  /** Further places of the same kind. */
  readonly others: number;
}

export interface SourceTable {
  readonly type: SourceType | 'other';
  readonly label: string;
  readonly rows: readonly SourceRow[];
}

/** What the summary is about: what is worn, then what is wished for. */
export function sourcedItems(set: GearSet, filter: SourceFilter): readonly SourcedItem[] {
  const worn = SHEET_ORDER.flatMap((slot): readonly SourcedItem[] => {
    const { item, itemAcquired } = set.gear[slot];
    if (!item) return [];
    return [{ key: `worn ${slot}`, item, place: slotLabel(slot), acquired: itemAcquired }];
  });
  const wished = set.wishlist.map((item) => ({
    ...{ key: `wished ${item.id}`, item },
    place: 'Wishlist',
    acquired: false,
  }));
  if (filter === 'equipped') return worn;
  return filter === 'wishlist' ? wished : [...worn, ...wished];
}

/** A table for each category of source; an item stands in every one it comes from. */
export function sourceTables(
  items: readonly SourcedItem[],
  texts: Pick<DatasetTexts, 'item'> | null,
): readonly SourceTable[] {
  const rows = items.flatMap((each) => rowsOf(each, texts));
  const tables = Map.groupBy(rows, ({ type }) => type);
  return [...SOURCE_TYPES, 'other' as const].flatMap((type) => {
    const found = tables.get(type);
    const label = type === 'other' ? 'Other' : SOURCE_TYPE_WORDS[type];
    return found ? [{ type, label, rows: found.map(({ row }) => row) }] : [];
  });
}

interface Placed {
  readonly type: SourceTable['type'];
  readonly row: SourceRow;
}

function rowsOf(each: SourcedItem, texts: Pick<DatasetTexts, 'item'> | null): readonly Placed[] {
  const sources = texts?.item(each.item.baseId)?.sources ?? [];
  const byType = Map.groupBy(sources, ({ type }) => type);
  const types = byType.size > 0 ? [...byType.keys()] : each.item.sourceTypes;
  if (types.length === 0) return [{ type: 'other', row: { ...each, source: null, others: 0 } }];
  return types.map((type) => {
    const [source = null, ...others] = byType.get(type) ?? [];
    return { type, row: { ...each, source, others: others.length } };
  });
}
