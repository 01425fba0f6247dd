import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { SetConditionRow } from '../../steps/items/fact-rows.ts';
import type { SourceFolder } from '../source-folder.ts';
import { said } from './editions.ts';
import { readEffect } from './item-effects.ts';
import { maybeNumbers, sourceRows } from './source-rows.ts';
import { sumStats } from '../../steps/items/stat-sums.ts';

/** Bonuses of sets that hold under a condition, or that the tables of sets have lost. */
export function readSetConditions(
  folder: SourceFolder,
  edition: EditionKey,
): readonly SetConditionRow[] {
  return sourceRows(folder, `effects/setConditions.${edition}.json`).flatMap((row) => {
    const parts = row.inners('effects').map(readEffect);
    const fact = said<SetConditionRow>({
      setId: row.whole('setId'),
      name: row.text('name'),
      altNames: row.has('altNames') ? row.texts('altNames') : null,
      pieces: row.whole('pieces'),
      stats: sumStats(parts.map(({ stats }) => stats)),
      effects: parts.flatMap(({ effects }) => effects),
      replaces: row.word('mode', ['add', 'replace']) === 'replace' || undefined,
      itemIds: maybeNumbers(row, 'itemIds'),
    });
    row.skip('basis', 'note');
    row.done();
    return fact.stats === undefined && fact.effects === undefined ? [] : [fact];
  });
}
