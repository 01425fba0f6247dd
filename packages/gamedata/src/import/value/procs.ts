import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import { TRIGGERS } from '@gearwright/game/dataset/value-tables.ts';
import { type Row, rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import { shareEditions } from '../share-editions.ts';
import type { SourceFolder } from '../source-folder.ts';

/** Procs, uses and standing effects of items, sets, enchants and gems: what they give, how often and for how long. */
export const procs: ImportedTable = {
  name: 'procs',
  read(folder) {
    const read = (edition: EditionKey) => [
      ...readEdition(folder, edition),
      ...readMetaGems(folder, edition),
    ];
    const rows = shareEditions(
      { classic: read('classic'), sod: read('sod'), tbc: read('tbc'), wrath: read('wrath') },
      ({ kind, id, name, pieces }) => [kind, id ?? name, pieces].join(' '),
    );
    return [{ path: 'value/procs.json', text: rowsText(rows) }];
  },
};

function readEdition(folder: SourceFolder, edition: EditionKey) {
  const file = `effects/procs.${edition}.json`;
  return rowsOf(file, folder.rows(file)).map((row) => {
    const id = row.maybeWhole('id');
    const average = row.maybeInner('average');
    const fact = omitDefaults({
      kind: row.word('kind', ['item', 'set', 'enchant', 'gem']),
      id,
      name: id === null ? row.text('name') : null,
      pieces: row.maybeWhole('pieces'),
      trigger: row.word('trigger', TRIGGERS),
      stats: row.stats('stats'),
      highestOf: row.has('highestOf') ? row.texts('highestOf') : null,
      amount: row.maybeNumber('amount'),
      randomOf: row.inners('randomOf').map((each) => Object.fromEntries(each.entries())),
      multipliers: row.has('multipliers') ? row.raw('multipliers') : null,
      damage: range(row, 'damage'),
      heal: range(row, 'heal'),
      absorb: range(row, 'absorb'),
      mana: range(row, 'mana'),
      extraAttacks: row.maybeNumber('extraAttacks'),
      resource: row.has('resource') ? row.raw('resource') : null,
      utility: row.maybeInner('utility')?.text('type') ?? null,
      chance: row.maybeNumber('chance'),
      ppm: row.maybeNumber('ppm'),
      icd: row.maybeNumber('icd'),
      duration: row.maybeNumber('duration'),
      cooldown: row.maybeNumber('cooldown'),
      stacks: row.maybeNumber('stacks'),
      growsEvery: row.maybeInner('grows')?.number('every') ?? null,
      decays: row.flag('decays'),
      affects: row.maybeWord('affects', ['pet', 'party']),
      conditional: row.has('condition'),
      named: row.has('spells'),
      classes: row.maybeWords('classes', CLASSES),
      average: average && readAverage(average),
    });
    return fact;
  });
}

/** Editions with sockets, whose meta gems stand in a table of their own. */
const WITH_META_GEMS: readonly EditionKey[] = ['tbc', 'wrath'];

/** Meta gems that make critical strikes worse for whom they hit. */
function readMetaGems(folder: SourceFolder, edition: EditionKey) {
  if (!WITH_META_GEMS.includes(edition)) return [];
  const file = `effects/metaGems.${edition}.json`;
  return rowsOf(file, folder.rows(file)).flatMap((row) => {
    const critDamagePercent = row.maybeInner('special')?.maybeNumber('critDamagePercent') ?? null;
    if (critDamagePercent === null) return [];
    const fact = { kind: 'gem' as const, id: row.whole('itemId'), trigger: 'passive' as const };
    return [omitDefaults({ ...fact, name: null, pieces: null, average: { critDamagePercent } })];
  });
}

/** [least, most, every, over]: an amount once, or each so many seconds, or in all over so many. */
function range(row: Row, key: string) {
  const inner = row.maybeInner(key);
  return (
    inner &&
    omitDefaults({
      min: inner.maybeNumber('min'),
      max: inner.maybeNumber('max'),
      every: inner.maybeNumber('every'),
      over: inner.maybeNumber('over'),
    })
  );
}

/** Over a fight of 180 seconds. What nothing weighs (absorbs, percents of a total) is left out. */
function readAverage(row: Row) {
  const { highest, ...stats } = Object.fromEntries(
    row.has('stats') ? row.inner('stats').entries() : [],
  ) as Record<string, number>;
  return omitDefaults({
    uptime: row.maybeNumber('uptime'),
    stats,
    highest: highest ?? null,
    dps: row.maybeNumber('dps'),
    hps: row.maybeNumber('hps'),
    mp5: row.maybeNumber('mp5'),
    absorb: row.maybeNumber('absorbPerSec'),
    extraAttacks: row.maybeNumber('extraAttacksPerMin'),
    assumed: row.maybeText('assumed'),
  });
}
