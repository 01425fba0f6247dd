import { CLASSES, type GameClass, type Race } from '@gearwright/game/words/classes-and-races.ts';
import type { BaseRow, BaseStatsTable, ClassFacts } from '@gearwright/game/dataset/tables.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { SourceError } from '../../compiled.ts';
import type { FactsFolder } from './facts-folder.ts';

const FILE = 'class/base-stats.json';
type Levels = Map<string, BaseRow>;

/** Every class of the edition at every level it can have, and what each of its races adds. */
export function compileBaseStats(
  { key: edition, maxLevel }: Edition,
  facts: FactsFolder,
  classes: readonly ClassFacts[],
): BaseStatsTable {
  const levels = readLevels(facts);
  for (const row of facts.rowsIn(edition, 'class/base-stats.differences.json')) {
    levels.set(`${row.gameClass('gameClass')} ${row.whole('level')}`, baseRow(row.wholes('row')));
  }
  const offsets = readOffsets(edition, facts);
  for (const race of new Set(classes.flatMap((each) => each.races))) {
    if (offsets[race] === undefined) {
      throw new SourceError('facts/class/race-offsets.json', race, `no row in ${edition}`);
    }
  }
  return {
    classes: Object.fromEntries(
      classes.map(({ gameClass, minLevel }) => [
        gameClass,
        { minLevel, levels: span(levels, gameClass, minLevel, maxLevel) },
      ]),
    ),
    raceOffsets: offsets,
  };
}

function span(levels: Levels, gameClass: GameClass, from: number, to: number): readonly BaseRow[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const row = levels.get(`${gameClass} ${from + index}`);
    if (row !== undefined) return row;
    throw new SourceError(`facts/${FILE}`, `${gameClass} level ${from + index}`, 'no row');
  });
}

/** [class, level, strength, agility, stamina, intellect, spirit, health, mana] */
function readLevels(facts: FactsFolder): Levels {
  const rows = facts.json(FILE);
  if (!Array.isArray(rows)) throw new SourceError(`facts/${FILE}`, 'file', 'not a list of rows');
  const levels: Levels = new Map();
  for (const [index, row] of (rows as readonly unknown[]).entries()) {
    const [gameClass, level, ...values] = Array.isArray(row) ? (row as unknown[]) : [];
    if (
      !CLASSES.includes(gameClass as GameClass) ||
      !Number.isInteger(level) ||
      values.length !== 7 ||
      !values.every(Number.isInteger)
    ) {
      throw new SourceError(`facts/${FILE}`, `row ${index + 1}`, 'not a class, a level, 7 figures');
    }
    levels.set(`${String(gameClass)} ${String(level)}`, baseRow(values as number[]));
  }
  return levels;
}

function baseRow(values: readonly number[]): BaseRow {
  return values as unknown as BaseRow;
}

function readOffsets(edition: EditionKey, facts: FactsFolder) {
  const offsets: Partial<Record<Race, BaseStatsTable['raceOffsets'][Race]>> = {};
  for (const row of facts.rowsIn(edition, 'class/race-offsets.json')) {
    const add = row.wholes('add');
    if (add.length !== 5) row.fail(`${add.length} offsets`);
    offsets[row.race('race')] = add as unknown as BaseStatsTable['raceOffsets'][Race];
  }
  return offsets;
}
