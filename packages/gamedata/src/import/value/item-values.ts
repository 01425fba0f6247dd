import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { type Row, rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import type { SourceFolder } from '../source-folder.ts';

/** [id, points, error], [set, pieces, points, error] or [enchant, slot, points, error]. */
type Measured = readonly (number | string)[];

interface SpecValues {
  readonly head: object;
  readonly items: Measured[];
  readonly gems: Measured[];
  readonly enchants: Measured[];
  readonly sets: Measured[];
}

/**
 * What a simulator measured an effect to be worth, in points of the reference stat, gathered by spec.
 * Whole-set tests that swap what is worn against a default (the season's) measure no effect by itself and stay out,
 * as do effects that need a special target.
 */
export const itemValues: ImportedTable = {
  name: 'itemValues',
  read(folder) {
    return EDITION_KEYS.map((edition) => ({
      path: `value/item-values.${edition}.json`,
      text: rowsText(readEdition(folder, edition)),
    }));
  },
};

function readEdition(folder: SourceFolder, edition: EditionKey): readonly object[] {
  const file = `value/itemValues.${edition}.json`;
  const specs = new Map<string, SpecValues>();
  for (const row of rowsOf(file, folder.rows(file))) {
    if (!row.has('effectPoints') || row.has('condition')) continue;
    const reference = row.inner('base').text('referenceStat');
    const head = omitDefaults({
      gameClass: row.gameClass('gameClass'),
      spec: row.text('spec'),
      reference,
      author: 'WoWSims',
      derivedFrom: row.maybeText('derivedFrom'),
    });
    const key = JSON.stringify(head);
    const values = specs.get(key) ?? { head, items: [], gems: [], enchants: [], sets: [] };
    specs.set(key, values);
    addMeasured(values, row);
  }
  return [...specs.values()].map(({ head, ...lists }) => ({ ...head, ...omitDefaults(lists) }));
}

function addMeasured({ items, gems, enchants, sets }: SpecValues, row: Row): void {
  const figures = [pointsOf(row), row.number('error')] as const;
  const slot = row.text('slot');
  if (slot === 'set') {
    const id = row.maybeWhole('setId') ?? row.text('setName');
    sets.push([id, row.whole('pieces'), ...figures]);
  } else if (slot === 'enchant') {
    enchants.push([row.whole('enchantId'), row.whole('slotId'), ...figures]);
  } else {
    (slot === 'metaGem' ? gems : items).push([row.whole('itemId'), ...figures]);
  }
}

/** The source writes 0 where a run says little; what it said is kept, for others may say more. */
function pointsOf(row: Row): number {
  if (!row.flag('belowNoise')) return row.number('effectPoints');
  const points = row.number('effectDps') / row.inner('base').number('dpsPerPoint');
  return Math.round(points * 10) / 10;
}
