import type { HeirloomRow } from '../../steps/items/fact-rows.ts';
import { sectionsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { said } from './editions.ts';
import { Row } from '../../row.ts';

const FILE = 'items/heirlooms.wrath.json';

/** Heirlooms: shares of each item, and the columns they are shares of, level by level. */
export const heirlooms: ImportedTable = {
  name: 'heirlooms',
  read(folder) {
    const table = new Row(FILE, 'file', folder.json(FILE));
    const columns: Record<string, number[]> = {};
    const put = (column: string, value: unknown, row: Row) => {
      if (typeof value !== 'number') row.fail(`${column} is not a number`);
      (columns[column] ??= []).push(value);
    };
    for (const [index, row] of table.inners('levels').entries()) {
      if (row.number('level') !== index + 1) row.fail('levels are out of order');
      for (const kind of ['budgets', 'armor', 'dps'] as const) {
        const word = kind === 'budgets' ? 'budget' : kind;
        for (const [name, value] of row.inner(kind).entries()) put(`${word}.${name}`, value, row);
      }
      put('spellPower', row.number('spellPower'), row);
      row.done();
    }
    const items = table.inners('items').map((row) => readHeirloom(row, columns));
    table.done();
    return [{ path: 'item/heirlooms.json', text: sectionsText({ items, columns }) }];
  },
};

function readHeirloom(row: Row, columns: Readonly<Record<string, readonly number[]>>): HeirloomRow {
  const id = row.number('id');
  row.text('name');
  const column = (kind: string, name: string | null) => {
    if (name === null) return null;
    const key = `${kind}.${name}`;
    return key in columns ? key : row.fail(`item ${id} names an unknown column ${key}`);
  };
  const heirloom = said<HeirloomRow>({
    id,
    budget: column('budget', row.text('budget'))!,
    coefficients: row.stats('coefficients'),
    spellPower: row.flag('spellPowerColumn') || undefined,
    fixed: row.stats('fixed'),
    armor: column('armor', row.maybeText('armor')),
    dps: column('dps', row.maybeText('dps')),
    speed: row.maybeNumber('speed'),
    damageSpread: row.maybeNumber('damageSpread'),
  });
  row.done();
  return heirloom;
}
