import type { Effect } from '@gearwright/game/effect/effect.ts';
import type { GemColor, GemRequirement } from '@gearwright/game/item/item.ts';
import { PROFESSIONS } from '@gearwright/game/item/professions.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { StatName, Stats } from '@gearwright/game/stat/catalogue.ts';
import type { GemRow } from '../../steps/items/fact-rows.ts';
import type { ImportedTable } from '../imported-table.ts';
import type { SourceFolder } from '../source-folder.ts';
import { mergeEditions, said } from './editions.ts';
import { flatEffects, percentEffects, specialStats } from './effects.ts';
import type { Row } from '../../row.ts';
import { factFile, sourceRows } from './source-rows.ts';

const COLORS: readonly GemColor[] = [
  'red',
  'blue',
  'yellow',
  'meta',
  'prismatic',
  'orange',
  'purple',
  'green',
];
const PURE = ['red', 'yellow', 'blue'] as const;

/** Gems with the conditions and effects of meta gems; names and icons stand in the package. */
export const gems: ImportedTable = {
  name: 'gems',
  read(folder) {
    const rows: Partial<Record<EditionKey, readonly GemRow[]>> = {};
    for (const edition of ['tbc', 'wrath'] as const) {
      const metas = readMetas(folder, `effects/metaGems.${edition}.json`);
      rows[edition] = sourceRows(folder, `items/gems.${edition}.json`).map((row) =>
        readGem(row, metas),
      );
    }
    return [
      factFile(
        'gems',
        mergeEditions(rows, (row) => row.id),
      ),
    ];
  },
};

interface Meta {
  readonly stats: Stats;
  readonly effects: readonly Effect[];
}

function readMetas(folder: SourceFolder, file: string): ReadonlyMap<number, Meta> {
  const metas = new Map<number, Meta>();
  for (const row of sourceRows(folder, file)) {
    row.text('name');
    const requires = row.maybeInner('requires'); // the client's colour conditions stand with the gem
    requires?.entries();
    metas.set(row.number('itemId'), {
      stats: { ...row.stats('stats'), ...specialStats(row.maybeInner('special')) },
      effects: percentEffects(row.stats('multipliers')),
    });
    row.done();
  }
  return metas;
}

function readGem(row: Row, metas: ReadonlyMap<number, Meta>): GemRow {
  const id = row.number('id');
  row.text('name');
  row.text('icon');
  row.number('quality');
  row.number('itemLevel');
  row.flag('notInSims');
  const own = row.stats('stats');
  const meta = metas.get(id);
  const limit = row.maybeInner('limitCategory');
  const gem = said<GemRow>({
    id,
    color: row.word('color', COLORS),
    stats: own,
    effects: [...flatEffects(lacking(own, meta?.stats)), ...(meta?.effects ?? [])],
    special: row.flag('effect') || undefined,
    requirements: row.inners('requirements').map(readRequirement),
    enchantId: row.maybeNumber('enchantId'),
    phase: row.number('phase'),
    unique: row.flag('unique') || undefined,
    uniqueEquipped: row.flag('uniqueEquipped') || undefined,
    limitCategory:
      limit === null
        ? null
        : { id: limit.number('id'), name: limit.text('name'), max: limit.number('max') },
    requiredProfession: row.maybeWord('requiredProfession', PROFESSIONS),
    requiredSkill: row.maybeNumber('requiredSkill'),
    requiredLevel: row.maybeNumber('requiredLevel'),
  });
  row.done();
  return gem;
}

function readRequirement(row: Row): GemRequirement {
  const color = row.word('color', PURE);
  const requirement: GemRequirement = row.has('atLeast')
    ? { color, atLeast: row.number('atLeast') }
    : { color, moreThan: row.word('moreThan', PURE) };
  row.done();
  return requirement;
}

function lacking(own: Stats, more: Stats | undefined): Stats {
  return Object.fromEntries(
    Object.entries(more ?? {}).filter(([stat]) => own[stat as StatName] === undefined),
  );
}
