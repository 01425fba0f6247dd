import type { Effect } from '@gearwright/game/effect/effect.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type {
  SetBonusRow,
  SetConditionRow,
  SetPatchRow,
  SetRow,
} from '../../steps/items/fact-rows.ts';
import type { ImportedTable } from '../imported-table.ts';
import type { SourceFolder } from '../source-folder.ts';
import { mergeEditions, said } from './editions.ts';
import { readEffect } from './item-effects.ts';
import { readSeasonSets } from './season-sets.ts';
import { readSetConditions } from './set-conditions.ts';
import { readSetRequirements, requiring } from './set-requirements.ts';
import type { Row } from '../../row.ts';
import { factFile, maybeNumbers, sourceRows } from './source-rows.ts';

/** Item sets with their bonuses, and the plain bonuses found besides. */
export const sets: ImportedTable = {
  name: 'item sets',
  read(folder) {
    const requirements = readSetRequirements(folder);
    const rows: Partial<Record<EditionKey, readonly SetRow[]>> = {
      sod: readSeasonSets(folder).map((set) => requiring(set, 'sod', requirements)),
    };
    for (const edition of ['classic', 'tbc', 'wrath'] as const) {
      const effects = readSetEffects(folder, `effects/itemEffects.${edition}.json`);
      rows[edition] = sourceRows(folder, `items/itemSets.${edition}.json`).map((row) =>
        requiring(readSet(row, effects), edition, requirements),
      );
    }
    const conditions: Partial<Record<EditionKey, readonly SetConditionRow[]>> = {};
    for (const edition of ['classic', 'tbc', 'wrath'] as const) {
      conditions[edition] = readSetConditions(folder, edition);
    }
    // The season kept the sets of classic, with their words.
    conditions.sod = conditions.classic;
    const patches: Partial<Record<EditionKey, readonly SetPatchRow[]>> = {
      tbc: readPatches(folder, 'effects/setBonusPatches.tbc.json'),
      wrath: readPatches(folder, 'effects/setBonusPatches.wrath.json'),
    };
    return [
      factFile(
        'sets',
        mergeEditions(rows, (row) => row.id),
      ),
      factFile(
        'set-patches',
        mergeEditions(patches, (row) => row.setId ?? row.itemIds?.[0] ?? 0),
      ),
      factFile(
        'set-conditions',
        mergeEditions(conditions, (row) => row.setId),
      ),
    ];
  },
};

function readSet(row: Row, effects: ReadonlyMap<string, readonly Effect[]>): SetRow {
  const id = row.number('id');
  const name = row.text('name');
  const bonuses = row.inners('bonuses').map((bonus) => readBonus(bonus, id, effects));
  const known = new Set(bonuses.map((bonus) => `${id} ${bonus.pieces}`));
  for (const [key, list] of effects) {
    const [setId, pieces] = key.split(' ').map(Number);
    if (setId === id && !known.has(key)) bonuses.push({ pieces: pieces!, effects: list });
  }
  const set = said<SetRow>({
    id,
    name,
    altNames: row.has('altNames') ? row.texts('altNames') : null,
    size: row.number('pieces'),
    itemIds: row.numbers('itemIds'),
    bonuses,
  });
  row.done();
  return set;
}

function readBonus(
  row: Row,
  setId: number,
  effects: ReadonlyMap<string, readonly Effect[]>,
): SetBonusRow {
  const pieces = row.number('pieces');
  const stats = row.stats('stats');
  row.flag('effect');
  row.done();
  const extra = Object.keys(stats).length === 0 ? effects.get(`${setId} ${pieces}`) : undefined;
  return said<SetBonusRow>({ pieces, stats, effects: extra });
}

/** By "set pieces". */
function readSetEffects(
  folder: SourceFolder,
  file: string,
): ReadonlyMap<string, readonly Effect[]> {
  const effects = new Map<string, readonly Effect[]>();
  for (const row of sourceRows(folder, file)) {
    if (row.word('kind', ['item', 'set']) === 'item') continue;
    row.text('name');
    effects.set(
      `${row.number('setId')} ${row.number('pieces')}`,
      row.inners('effects').flatMap((effect) => readEffect(effect).effects),
    );
    row.done();
  }
  return effects;
}

function readPatches(folder: SourceFolder, file: string): readonly SetPatchRow[] {
  return sourceRows(folder, file).map((row) => {
    const patch = said<SetPatchRow>({
      name: row.text('name'),
      setId: row.maybeNumber('setId'),
      itemIds: maybeNumbers(row, 'itemIds'),
      pieces: row.number('pieces'),
      stats: row.stats('stats'),
    });
    if (patch.setId === undefined && patch.itemIds === undefined) row.fail('names no set');
    row.done();
    return patch;
  });
}
