import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { type Row, rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';

export const WEIGHT_METHODS = [
  'simulated',
  'interpolated',
  'nearestPhase',
  'uiDefaultAndSimulatorTest',
  'uiDefault',
] as const;

export const ROLES = ['dps', 'healing', 'tank'] as const;

/** Dated stat weights; the order of the rows is the order of preference. */
export const weights: ImportedTable = {
  name: 'weights',
  read(folder) {
    return EDITION_KEYS.map((edition) => {
      const file = `value/weights.${edition}.json`;
      return {
        path: `value/weights.${edition}.json`,
        text: rowsText(rowsOf(file, folder.rows(file)).map(readWeights)),
      };
    });
  },
};

function readWeights(row: Row) {
  const reference = Object.keys(row.stats('stats')).find(
    (stat) => stat === row.text('referenceStat'),
  );
  if (reference === undefined) row.fail('the reference stat has no weight');
  const fact = omitDefaults({
    gameClass: row.gameClass('gameClass'),
    spec: row.text('spec'),
    role: row.word('role', ROLES),
    name: row.text('name'),
    phase: row.maybeWhole('phase'),
    levels: readLevels(row),
    author: row.text('author'),
    date: row.text('date'),
    method: row.word('method', WEIGHT_METHODS),
    inherited: row.maybeText('inherited'),
    reference,
    dpsPerPoint: row.maybeNumber('dpsPerPoint'),
    stats: row.stats('stats'),
    aboveCap: row.stats('aboveCap'),
  });
  row.skip('source', 'blended', 'sharedBy');
  row.done();
  return fact;
}

function readLevels(row: Row): readonly [number, number] | null {
  if (!row.has('levelMin')) return null;
  const levels = [row.whole('levelMin'), row.whole('levelMax')] as const;
  if (levels[0] > levels[1]) row.fail('levels must be a bracket');
  return levels;
}
