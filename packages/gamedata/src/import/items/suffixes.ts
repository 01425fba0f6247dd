import type { Stats } from '@gearwright/game/stat/catalogue.ts';
import { sectionsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import type { SourceFolder } from '../source-folder.ts';
import type { SuffixGroupRow, SuffixRow } from '../../steps/items/fact-rows.ts';
import { mergeEditions } from './editions.ts';
import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { Row } from '../../row.ts';

/** Random suffixes, and the groups of them that come on the same items. */
export const suffixes: ImportedTable = {
  name: 'random suffixes',
  read(folder) {
    const suffixRows: Partial<Record<EditionKey, readonly SuffixRow[]>> = {};
    const groupRows: Partial<Record<EditionKey, readonly SuffixGroupRow[]>> = {};
    for (const edition of EDITION_KEYS) {
      const table = readTable(folder, `items/randomSuffixes.${edition}.json`);
      suffixRows[edition] = table.suffixes;
      groupRows[edition] = table.groups;
    }
    const text = sectionsText({
      suffixes: mergeEditions(suffixRows, (row) => row.id),
      groups: mergeEditions(groupRows, (row) => firstItem(row)),
    });
    return [{ path: 'item/suffixes.json', text }];
  },
};

function readTable(
  folder: SourceFolder,
  file: string,
): { suffixes: readonly SuffixRow[]; groups: readonly SuffixGroupRow[] } {
  const table = new Row(file, 'file', folder.json(file));
  const rows = table.inners('suffixes').map(readSuffix);
  const known = new Set(rows.map((row) => row.id));
  const lists = folder.json(file) as { groups?: unknown; items?: unknown };
  if (!Array.isArray(lists.groups)) return table.fail('groups is not a list');
  const groups = lists.groups.map((group: unknown, index) => {
    if (!Array.isArray(group) || group.some((id) => !known.has(id as number))) {
      return table.fail(`group ${index} names an unknown suffix`);
    }
    return group as readonly number[];
  });
  return { suffixes: rows, groups: gatherItems(table, groups) };
}

function readSuffix(row: Row): SuffixRow {
  const id = row.number('id');
  const name = row.raw('name'); // a few have none
  if (typeof name !== 'string') return row.fail('name must be text');
  const stats = row.stats('stats');
  const allocation = row.stats('allocation');
  if (row.has('stats') === row.has('allocation')) {
    row.fail(`suffix ${id} needs either stats or allocation`);
  }
  row.done();
  return row.has('allocation')
    ? { id, name, allocation }
    : { id, name, stats: oneSpellPower(stats) };
}

/** "of Sorcery" raises damage and healing once; the tables repeat it as healing (and a third of it as damage). */
function oneSpellPower(stats: Stats): Stats {
  if (stats.spellPower === undefined || stats.healingPower !== stats.spellPower) return stats;
  const { healingPower: _healing, spellDamage: _damage, ...rest } = stats;
  return rest;
}

/** From item → group index to group → items, so that no row is known by its number. */
function gatherItems(
  table: Row,
  groups: readonly (readonly number[])[],
): readonly SuffixGroupRow[] {
  const gathered = new Map<
    string,
    { suffixes: readonly number[]; items: (number | [number, number])[]; inferred: boolean }
  >();
  for (const [item, value] of table.inner('items').entries()) {
    const [index, points = 0, inferred = 0] = (
      Array.isArray(value) ? value : [value]
    ) as readonly number[];
    const group = index === undefined ? undefined : groups[index];
    if (group === undefined) table.fail(`item ${item} names an unknown group`);
    const key = `${index} ${inferred}`;
    const row = gathered.get(key) ?? { suffixes: group, items: [], inferred: inferred === 1 };
    row.items.push(points === 0 ? Number(item) : [Number(item), points]);
    gathered.set(key, row);
  }
  return [...gathered.values()].map(({ suffixes: ids, items, inferred }) =>
    inferred ? { suffixes: ids, items, inferred } : { suffixes: ids, items },
  );
}

function firstItem(row: SuffixGroupRow): number {
  const [first] = row.items;
  return typeof first === 'number' ? first : (first?.[0] ?? 0);
}
