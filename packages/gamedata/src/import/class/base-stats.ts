import { CLASSES, RACES, type GameClass } from '@gearwright/game/words/classes-and-races.ts';
import { Row } from '../../row.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { SOURCES } from '../../editions/all-sources.ts';
import { byEditions } from '../by-editions.ts';
import { rowsText } from '../fact-text.ts';
import type { FactFile, ImportedTable } from '../imported-table.ts';
import { type Shared, shareEditions } from '../share-editions.ts';
import type { SourceFolder } from '../source-folder.ts';

const COLUMNS = ['strength', 'agility', 'stamina', 'intellect', 'spirit', 'health', 'mana'];
type SourceEdition = 'classic' | 'tbc' | 'wrath';

interface Source {
  readonly offsets: readonly { readonly race: string; readonly add: readonly number[] }[];
  readonly levels: ReadonlyMap<string, { gameClass: GameClass; level: number; row: number[] }>;
}

/**
 * One row a class and level: [class, level, strength … mana], as the newest edition has it.
 * An older edition adds a row, named by its editions, only where it says otherwise.
 */
export const baseStats: ImportedTable = {
  name: 'base stats',
  read(folder) {
    const sources = byEditions((edition) =>
      readSource(folder, SOURCES[edition].tables as SourceEdition),
    );
    const { wrath } = sources;
    const offsets = shareEditions(
      byEditions((edition) => sources[edition].offsets),
      (fact) => fact.race,
    );
    const levels = [...wrath.levels].map(([, { gameClass, level, row }]) => [
      gameClass,
      level,
      ...row,
    ]);
    return [
      { path: 'class/race-offsets.json', text: rowsText(offsets) },
      { path: 'class/base-stats.json', text: rowsText(levels) },
      differences(sources, wrath),
    ];
  },
};

function differences(sources: Readonly<Record<EditionKey, Source>>, wrath: Source): FactFile {
  const facts: readonly Shared<object>[] = shareEditions(
    byEditions((edition) =>
      [...sources[edition].levels].flatMap(([key, { gameClass, level, row }]) =>
        JSON.stringify(row) === JSON.stringify(wrath.levels.get(key)?.row)
          ? []
          : [{ gameClass, level, row }],
      ),
    ),
    (fact) => `${fact.gameClass} ${fact.level}`,
  );
  return { path: 'class/base-stats.differences.json', text: rowsText(facts) };
}

function readSource(folder: SourceFolder, edition: SourceEdition): Source {
  const file = `class/baseStats.${edition}.json`;
  const table = new Row(file, 'file', folder.json(file));
  if (table.texts('columns').join() !== COLUMNS.join()) table.fail('other columns');
  const maxLevel = table.whole('maxLevel');
  const levels: Source['levels'] = new Map();
  const classes = table.inner('classes');
  for (const [name] of classes.entries()) {
    const gameClass = CLASSES.find((each) => each === name) ?? classes.fail(`no class ${name}`);
    readLevels(classes.inner(name), gameClass, maxLevel, levels as Map<string, never>);
  }
  const corrected = applyDisagreements(table, edition, levels);
  const offsets = readOffsets(table, edition);
  // Racial multipliers stand in racials, race and class pairs in classes.
  table.skip('edition', 'rule', 'racialMultipliers', 'combos');
  table.done();
  return { offsets, levels: corrected };
}

function readLevels(
  row: Row,
  gameClass: GameClass,
  maxLevel: number,
  into: Map<string, { gameClass: GameClass; level: number; row: number[] }>,
): void {
  const minLevel = row.whole('minLevel');
  const levels = row.list('levels') as readonly number[][];
  if (levels.length !== maxLevel - minLevel + 1) row.fail(`${levels.length} levels`);
  for (const [index, values] of levels.entries()) {
    const level = minLevel + index;
    if (values.length !== COLUMNS.length || !values.every(Number.isInteger)) {
      row.fail(`level ${level} is not ${COLUMNS.length} whole numbers`);
    }
    into.set(`${gameClass} ${level}`, { gameClass, level, row: values });
  }
  row.done();
}

/**
 * Whose simulator is believed where it states other attributes. The Burning Crusade one does for four classes at
 * the level cap: they count because totals are compared with it, not because they are known to be the game's.
 */
const SIMULATED_ATTRIBUTES: Readonly<Record<SourceEdition, boolean>> = {
  classic: false,
  tbc: true,
  wrath: false,
};

function applyDisagreements(table: Row, edition: SourceEdition, levels: Source['levels']) {
  const corrected = new Map(levels);
  for (const row of table.inners('disagreements')) {
    const gameClass = row.gameClass('gameClass');
    const level = row.whole('level');
    const field = row.word('field', ['attributes', 'health', 'mana']);
    row.skip('here', 'otherSource', 'other');
    row.done();
    if (field !== 'attributes' || !SIMULATED_ATTRIBUTES[edition]) continue;
    const key = `${gameClass} ${level}`;
    const old = corrected.get(key) ?? row.fail(`no level ${level}`);
    corrected.set(key, { ...old, row: [...row.wholes('other'), ...old.row.slice(5)] });
  }
  return corrected;
}

function readOffsets(table: Row, edition: string): Source['offsets'] {
  // Offsets the simulator's authors read off logs of the living game, where the source has both.
  const key = table.has('raceOffsetsAlternate') ? 'raceOffsetsAlternate' : 'raceOffsets';
  table.skip('raceOffsets');
  const rows = table.inner(key);
  rows.skip('note');
  return RACES.filter((race) => rows.has(race)).map((race) => {
    const add = rows.wholes(race);
    if (add.length !== 5) rows.fail(`${race} in ${edition} has ${add.length} offsets`);
    return { race, add };
  });
}
