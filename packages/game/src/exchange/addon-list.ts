import type { ItemId } from '../item/item.ts';

/** One item of a list that the in-game add-on marks in tooltips. */
export interface AddonRow {
  readonly id: ItemId;
  /** What it gains the set; null where that is not known. */
  readonly gain: number | null;
}

/** The add-on's own form: `GEARWRIGHT1;title;id,gain,step;…`, in the order the items should be got. */
export function writeAddonList(title: string, rows: readonly AddonRow[]): string {
  const seen = new Set<ItemId>();
  const once = rows.filter(({ id }) => !seen.has(id) && seen.add(id));
  const fields = once.map(({ id, gain }, at) => {
    const worth = gain === null ? '' : String(Math.round(gain * 10) / 10);
    return `${id},${worth},${at + 1}`;
  });
  // The two signs that divide the text cannot stand in a title.
  const plain = title
    .replaceAll(';', ' ')
    .replaceAll('\n', ' ')
    .split(' ')
    .filter(Boolean)
    .join(' ');
  return ['GEARWRIGHT1', plain, ...fields].join(';');
}
