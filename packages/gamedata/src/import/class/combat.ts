import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import { Row } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import { shareEditions, withSeason } from '../share-editions.ts';
import type { SourceFolder } from '../source-folder.ts';

export const LEVEL_TABLES = [
  'critPerAgility',
  'critPerIntellect',
  'dodgePerAgility',
  'manaRegenPerSpirit',
  'healthRegenPerSpiritFirst50',
  'healthRegenPerSpiritAbove50',
] as const;

/** Small constants of combat, and columns by class and level. */
export const combat: ImportedTable = {
  name: 'combat',
  read(folder) {
    const facts = shareEditions(
      withSeason((edition) => open(folder, edition).inners('facts').map(readFact), false),
      (fact) => fact.id!,
    );
    const wrath = readTables(open(folder, 'wrath'));
    const columns = shareEditions(
      withSeason(
        (edition) => readTables(open(folder, edition)).map((column) => longest(column, wrath)),
        false,
      ),
      (column) => `${column.table} ${column.gameClass}`,
    );
    return [
      { path: 'class/combat-facts.json', text: rowsText(facts) },
      { path: 'class/combat-tables.json', text: rowsText(columns) },
    ];
  },
};

interface Column {
  readonly table: string;
  readonly gameClass: string;
  readonly values: readonly number[];
}

function open(folder: SourceFolder, edition: string): Row {
  const file = `class/combat.${edition}.json`;
  return new Row(file, 'file', folder.json(file));
}

function readFact(row: Row) {
  const fact = omitDefaults({
    id: row.text('id'),
    formula: row.text('formula'),
    params: Object.fromEntries(row.inner('params').entries()),
    source: row.text('source'),
    note: row.maybeText('note'),
  });
  row.done();
  return fact;
}

function readTables(file: Row): readonly Column[] {
  const tables = file.inner('tables');
  return tables.entries().flatMap(([name]) => {
    const table = tables.inner(name);
    const known = LEVEL_TABLES.find((each) => each === name) ?? table.fail('unknown table');
    if (table.whole('firstLevel') !== 1) table.fail('does not begin at level 1');
    const rows = table.inner('rows');
    table.skip('unit', 'source');
    table.done();
    return rows.entries().map(([gameClass]): Column => {
      if (![...CLASSES, 'all'].includes(gameClass)) rows.fail(`no class ${gameClass}`);
      return { table: known, gameClass, values: rows.numbers(gameClass) };
    });
  });
}

/** A column that is the beginning of a longer one is that one: readers stop at their level cap. */
function longest(column: Column, wrath: readonly Column[]): Column {
  const other = wrath.find(
    (each) => each.table === column.table && each.gameClass === column.gameClass,
  );
  const isStart = column.values.every((value, index) => value === other?.values[index]);
  return isStart && other !== undefined ? other : column;
}
