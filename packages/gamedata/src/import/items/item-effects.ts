import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import type { Condition, Effect } from '@gearwright/game/effect/effect.ts';
import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Stats, StatName } from '@gearwright/game/stat/catalogue.ts';
import type { ItemEffectRow } from '../../steps/items/fact-rows.ts';
import type { ImportedTable } from '../imported-table.ts';
import { mergeEditions, said } from './editions.ts';
import { conversions, flatEffects, percentEffects, specialStats } from './effects.ts';
import type { Row } from '../../row.ts';
import { readCondition } from '../effect/condition.ts';
import { factFile, sourceRows } from './source-rows.ts';

/** Special items; the season has the classic table and one of its own. Set effects go with the sets. */
export const itemEffects: ImportedTable = {
  name: 'item effects',
  read(folder) {
    const rows: Partial<Record<EditionKey, readonly ItemEffectRow[]>> = {};
    for (const edition of EDITION_KEYS) {
      rows[edition] = sourceRows(folder, `effects/itemEffects.${edition}.json`)
        .filter((row) => row.word('kind', ['item', 'set']) === 'item')
        .map(readItemEffect)
        .filter(({ stats, effects }) => stats !== undefined || effects !== undefined);
    }
    const own = new Set(rows.sod?.map(({ itemId }) => itemId));
    rows.sod = [...rows.classic!.filter(({ itemId }) => !own.has(itemId)), ...rows.sod!];
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
  row.maybeText('name');
  const stats: Partial<Record<StatName, number>> = {};
  const effects: Effect[] = [];
  for (const effect of row.inners('effects')) {
    const read = readEffect(effect);
    Object.assign(stats, read.stats);
    effects.push(...read.effects);
  }
  row.skip('basis', 'note');
  row.done();
  if (AT_TIMES.includes(itemId)) return { itemId, effects: flatEffects(stats, { proc: true }) };
  return said({ itemId, stats, effects });
}

/** Plain amounts apart from what needs a condition, multiplies or converts. */
export function readEffect(row: Row): { stats: Stats; effects: readonly Effect[] } {
  row.maybeText('see');
  // An aura of the party is a buff of its own; counting it here would count it twice.
  if (row.maybeText('aura') !== null) return { stats: {}, effects: [] };
  if (isPerPiece(row)) return { stats: {}, effects: [] };
  const amounts = { ...row.stats('stats'), ...specialStats(row.maybeInner('special')) };
  row.skip('forms'); // they say what feral attack power says by itself
  const when = whenOf(row);
  const effects = [
    ...(when === undefined ? [] : flatEffects(amounts, when)),
    ...percentEffects(row.stats('multipliers'), when),
    ...conversions(row.inners('conversions'), when),
  ];
  return { stats: when === undefined ? amounts : {}, effects };
}

/** The bronze signets count the Timeworn pieces worn; no item of the season's data is one. */
function isPerPiece(row: Row): boolean {
  return row.maybeInner('condition')?.has('perPiece') ?? false;
}

function whenOf(row: Row): Condition | undefined {
  const buff = row.maybeText('buff');
  const condition = row.maybeInner('condition');
  const classes = row.maybeWords('classes', CLASSES);
  const when: Condition = {
    ...(buff !== null && { buff: [buff] }),
    ...(condition !== null && readCondition(condition)),
    ...(classes !== null && { classes }),
  };
  return Object.keys(when).length > 0 ? when : undefined;
}
