import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { type Row, rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import { shareEditions, withSeason } from '../share-editions.ts';
import type { SourceFolder } from '../source-folder.ts';
import { readCondition } from './condition.ts';
import { readOrigin, readStat } from './effects.ts';

export const EFFECT_TYPES = ['flat', 'percent', 'convert', 'perLevel'] as const;

export const talentEffects: ImportedTable = {
  name: 'talent effects',
  read(folder) {
    const more = readMore(folder);
    const byEdition = withSeason(
      (edition) => withMore(readEdition(folder, edition), more[edition]),
      true,
    );
    const facts = shareEditions(byEdition, (fact) => `${fact.gameClass} ${fact.spellIds[0]}`);
    return [{ path: 'effect/talent-effects.json', text: rowsText(facts) }];
  },
};

/** Ranks the source numbers wrongly, as the trees show: class and wrong spell id → right one. */
const RENUMBERED: Readonly<Record<string, number>> = {
  // Anticipation: 55129 is the death knight's talent of that name.
  'warrior 55129': 12297,
};

type TalentFact = ReturnType<typeof readTalent>;

/** Talents found later, most of which count under a condition only; the season shares the classic ones. */
function readMore(folder: SourceFolder): Readonly<Record<EditionKey, readonly TalentFact[]>> {
  const file = 'effects/talentEffects.more.json';
  const of = (edition: EditionKey) =>
    rowsOf(file, folder.rows(file))
      .filter((row) => row.word('edition', EDITION_KEYS) === edition)
      .map(readTalent);
  const classic = of('classic');
  return { classic, sod: classic, tbc: of('tbc'), wrath: of('wrath') };
}

/** A talent that both tables know is one: the first was measured, the second says it again. */
function withMore(rows: readonly TalentFact[], more: readonly TalentFact[]): readonly TalentFact[] {
  const keyOf = (fact: TalentFact) => `${fact.gameClass} ${fact.spellIds.join()}`;
  const known = new Set(rows.map(keyOf));
  return [...rows, ...more.filter((fact) => !known.has(keyOf(fact)))];
}

function readEdition(folder: SourceFolder, edition: EditionKey): readonly TalentFact[] {
  const file = `effects/talentEffects.${edition}.json`;
  return rowsOf(file, folder.rows(file)).map(readTalent);
}

function readTalent(row: Row) {
  const gameClass = row.gameClass('gameClass');
  const spellIds = row.wholes('spellIds').map((id) => RENUMBERED[`${gameClass} ${id}`] ?? id);
  const fact = {
    gameClass,
    talent: row.text('talent'),
    spellIds,
    effects: row.inners('effects').map((effect) => readEffect(effect, spellIds.length)),
  };
  // Where a talent stands is known from its tree.
  row.skip('tree', 'treeIndex', 'position');
  row.done();
  return fact;
}

function readEffect(row: Row, ranks: number) {
  const values = row.numbers('values');
  if (values.length !== ranks) row.fail(`${values.length} values for ${ranks} ranks`);
  const type = row.word('type', EFFECT_TYPES);
  const fact = omitDefaults({
    type,
    stat: readStat(row),
    from: type === 'convert' ? readOrigin(row) : null,
    values,
    when: row.has('condition') ? readCondition(row.inner('condition')) : null,
    basis: row.text('basis'),
    note: row.maybeText('note'),
  });
  row.done();
  return fact;
}
