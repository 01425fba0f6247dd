import type { Condition, Effect } from '@gearwright/game/effect/effect.ts';
import type { EditionKey, Stats, StatName } from '@gearwright/game/stat/catalogue.ts';
import type { ItemEffectRow } from '../../steps/items/fact-rows.ts';
import type { ImportedTable } from '../imported-table.ts';
import { mergeEditions, said } from './editions.ts';
import { conversions, flatEffects, percentEffects } from './effects.ts';
import type { Row } from '../../row.ts';
import { factFile, sourceRows } from './source-rows.ts';

/** Special items; the season shares the classic table. Set effects go with the sets. */
export const itemEffects: ImportedTable = {
  name: 'item effects',
  read(folder) {
    const rows: Partial<Record<EditionKey, readonly ItemEffectRow[]>> = {};
    for (const edition of ['classic', 'tbc', 'wrath'] as const) {
      rows[edition] = sourceRows(folder, `effects/itemEffects.${edition}.json`)
        .filter((row) => row.word('kind', ['item', 'set']) === 'item')
        .map(readItemEffect)
        .filter(({ stats, effects }) => stats !== undefined || effects !== undefined);
    }
    rows.sod = rows.classic;
    return [
      factFile(
        'item-effects',
        mergeEditions(rows, (row) => row.itemId),
      ),
    ];
  },
};

/** Darkmoon Card: Blue Dragon regenerates at times only; the table states it as if always. */
const AT_TIMES: readonly number[] = [19288];

function readItemEffect(row: Row): ItemEffectRow {
  const itemId = row.number('itemId');
  row.text('name');
  const stats: Partial<Record<StatName, number>> = {};
  const effects: Effect[] = [];
  for (const effect of row.inners('effects')) {
    const read = readEffect(effect);
    Object.assign(stats, read.stats);
    effects.push(...read.effects);
  }
  row.done();
  if (AT_TIMES.includes(itemId)) return { itemId, effects: flatEffects(stats, { proc: true }) };
  return said({ itemId, stats, effects });
}

/** Plain amounts apart from what needs a condition, multiplies or converts. */
export function readEffect(row: Row): { stats: Stats; effects: readonly Effect[] } {
  row.maybeText('see');
  // An aura of the party is a buff of its own; counting it here would count it twice.
  if (row.maybeText('aura') !== null) return { stats: {}, effects: [] };
  const amounts = row.stats('stats');
  const buff = row.maybeText('buff');
  row.skip('forms'); // they say what feral attack power says by itself
  const when: Condition | undefined = buff === null ? undefined : { buff: [buff] };
  const effects = [
    ...(when === undefined ? [] : flatEffects(amounts, when)),
    ...percentEffects(row.stats('multipliers'), when),
    ...conversions(row.inners('conversions'), when),
  ];
  return { stats: when === undefined ? amounts : {}, effects };
}
