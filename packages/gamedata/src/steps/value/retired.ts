import type { Retired } from '@gearwright/game/dataset/value-tables.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import type { CompiledItems } from '../../compiled.ts';
import type { EditionSources } from '../../editions/edition-sources.ts';

/** The last boss of the last raid before Outland gave them; afterwards nobody goes there. */
const OF_THE_SCOURGE: readonly number[] = [2715, 2716, 2717, 2721];

/** What the tables know of an edition and the game does not give in it, no longer or not yet. */
export function compileRetired(
  { ownItemsFrom, edition }: Pick<EditionSources, 'ownItemsFrom' | 'edition'>,
  { items, enchants, later }: Pick<CompiledItems, 'items' | 'enchants' | 'later'>,
): Retired {
  const remade =
    ownItemsFrom === undefined
      ? []
      : [...remadeItems(items, ownItemsFrom), ...secondCopies(items, ownItemsFrom)];
  const gone = edition.expansion > 0 ? OF_THE_SCOURGE : [];
  return {
    items: [...new Set([...remade, ...later.items])],
    enchants: [
      ...enchants.filter(({ effectId }) => gone.includes(effectId)).map(({ id }) => id),
      ...later.enchants,
    ],
  };
}

/** A season's raids give its own items, and what it made anew under the old name is no longer to be had as it was. */
function remadeItems(items: readonly Item[], ownFrom: number): readonly number[] {
  const key = ({ name, slotId }: Item): string => `${slotId} ${name}`;
  const own = new Set(items.filter(({ baseId }) => baseId >= ownFrom).map(key));
  return items
    .filter(
      (item) =>
        item.slotId !== null &&
        item.baseId < ownFrom &&
        (item.sourceTypes.includes('raid') || own.has(key(item))),
    )
    .map(({ baseId }) => baseId);
}

/** The same in every respect but its number: players have the one that came first. */
function secondCopies(items: readonly Item[], ownFrom: number): readonly number[] {
  const first = new Set<string>();
  return items
    .filter((item) => {
      if (item.slotId === null || item.baseId < ownFrom) return false;
      const { slotId, name, setId, itemLevel, stats, dps } = item;
      const key = JSON.stringify([slotId, name, setId, itemLevel, stats, dps]);
      if (first.has(key)) return true;
      first.add(key);
      return false;
    })
    .map(({ baseId }) => baseId);
}
