import type { SetBonusRow, SetRow } from '../../steps/items/fact-rows.ts';
import type { SourceFolder } from '../source-folder.ts';
import { sumStats } from '../../steps/items/stat-sums.ts';
import { said } from './editions.ts';
import { readEffect } from './item-effects.ts';
import { sourceRows } from './source-rows.ts';

interface Gathered {
  ids: number[];
  size: number | null;
  itemIds: Set<number>;
  bonuses: readonly SetBonusRow[];
}

/** Above every id of the client, so that an id made from an item cannot meet a real one. */
const MADE_ID = 1_000_000;
/** Ids above this are of spells: some bonuses are listed by the spell that grants them. */
const LAST_SET_ID = 9_999;

/** Three tables know the season's sets, each by name: the items' own, the list of sets, the list of bonuses. */
export function readSeasonSets(folder: SourceFolder): readonly SetRow[] {
  const byName = new Map<string, Gathered>();
  const set = (name: string): Gathered => {
    const known = byName.get(name) ?? { ids: [], size: null, itemIds: new Set(), bonuses: [] };
    byName.set(name, known);
    return known;
  };
  for (const row of sourceRows(folder, 'items/items.sod.json')) {
    const own = row.maybeInner('set');
    if (own === null) continue;
    const gathered = set(own.text('name'));
    gathered.itemIds.add(row.number('id'));
    gathered.ids.push(own.maybeNumber('id') ?? 0);
  }
  for (const row of sourceRows(folder, 'items/itemSets.sod.json')) {
    const gathered = set(row.text('name'));
    gathered.ids.push(row.maybeNumber('id') ?? 0);
    for (const id of row.numbers('itemIds')) gathered.itemIds.add(id);
    row.done();
  }
  const bonuses = Map.groupBy(readBonuses(folder), ({ name }) => name);
  for (const row of sourceRows(folder, 'effects/setBonuses.sod.json')) {
    const gathered = set(row.text('name'));
    gathered.ids.push(row.maybeNumber('setId') ?? 0);
    gathered.size = row.maybeNumber('size');
    for (const id of row.numbers('itemIds')) gathered.itemIds.add(id);
    gathered.bonuses = (bonuses.get(row.text('name')) ?? []).map(({ bonus }) => bonus);
    // The later table says the same of every set, and more.
    row.skip('bonuses');
    row.done();
  }

  const taken = new Set<number>();
  return (
    [...byName]
      // A set no table lists items for may still be named by the tooltips of classic items.
      .filter(([, { itemIds, ids }]) => itemIds.size > 0 || ids.some(isSetId))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, gathered]) => {
        const itemIds = [...gathered.itemIds].sort((a, b) => a - b);
        const own = gathered.ids.find((id) => isSetId(id) && !taken.has(id));
        const id = own ?? MADE_ID + (itemIds[0] ?? 0);
        taken.add(id);
        return said<SetRow>({
          id,
          name,
          size: gathered.size,
          itemIds,
          bonuses: gathered.bonuses,
          whole: gathered.bonuses.length > 0 || undefined,
        });
      })
  );
}

/** What every number of pieces gives; a bonus without stats or effects is one that only words can say. */
function readBonuses(folder: SourceFolder) {
  return sourceRows(folder, 'effects/setBonuses.more.sod.json').map((row) => {
    const parts = row.inners('effects').map(readEffect);
    const bonus = said<SetBonusRow>({
      pieces: row.number('pieces'),
      stats: sumStats(parts.map(({ stats }) => stats)),
      effects: parts.flatMap(({ effects }) => effects),
    });
    const name = row.text('name');
    row.skip('setId', 'text', 'unknown', 'changed', 'note', 'basis');
    row.done();
    return { name, bonus };
  });
}

function isSetId(id: number): boolean {
  return id > 0 && id <= LAST_SET_ID;
}
