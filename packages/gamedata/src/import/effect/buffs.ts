import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { type Row, rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import { shareEditions, withSeason } from '../share-editions.ts';
import type { SourceFolder } from '../source-folder.ts';
import { glyphImprovement, readImprovement } from './buff-improvements.ts';
import { FORMS } from './condition.ts';
import { flatEffects, readGains } from './effects.ts';

export const SCOPES = ['single', 'party', 'raid', 'self', 'world'] as const;
export const FACTIONS = ['alliance', 'horde'] as const;

export const buffs: ImportedTable = {
  name: 'buffs',
  read(folder) {
    const byEdition = withSeason((edition) => readEdition(folder, edition), true);
    const facts = shareEditions(byEdition, (fact) => fact.name!);
    return [{ path: 'effect/buffs.json', text: rowsText(facts) }];
  },
};

function readEdition(folder: SourceFolder, edition: EditionKey) {
  const file = `effects/buffs.${edition}.json`;
  return rowsOf(file, folder.rows(file)).map((row) => readBuff(row, folder));
}

function readBuff(row: Row, folder: SourceFolder) {
  const also = row.has('also') ? row.wholes('also') : [];
  const gameClass = row.maybeGameClass('castBy');
  const glyph = row.maybeInner('glyph');
  const scope = row.maybeWord('multiplierScope', ['baseStat']) === null ? undefined : 'base';
  const effects = readGains(row, scope);
  const alsoCategory = row.has('alsoCategory') ? row.texts('alsoCategory') : [];
  if (alsoCategory.length > 1) row.fail('more than one second category');
  const fact = omitDefaults({
    spellId: row.whole('spellId'),
    name: row.text('name'),
    alsoName: row.maybeText('alsoName'),
    category: row.text('category'),
    alsoCategory: alsoCategory[0],
    castBy: gameClass,
    scope: row.word('scope', SCOPES),
    selfOnly: row.flag('selfOnly'),
    effects,
    ranks: readRanks(row, also),
    also,
    improvements: [
      ...row.inners('improvements').map(readImprovement),
      ...(glyph === null ? [] : [glyphImprovement(glyph, gameClass, effects, folder)]),
    ],
    byLevel: readByLevel(row),
    faction: row.maybeWord('faction', FACTIONS),
    race: row.has('race') ? row.race('race') : null,
    classes: row.maybeWords('classes', CLASSES),
    requiresTalent: row.maybeText('requiresTalent'),
    requiresForm: row.maybeWords('requiresForm', FORMS),
    maxLevel: row.maybeWhole('maxLevel'),
    itemId: row.maybeWhole('itemId'),
    note: row.maybeText('note'),
    basis: row.text('basis'),
  });
  // Who asks for a buff may count on it, whether a pet or a chance brings it.
  row.skip('pet', 'proc');
  row.done();
  return fact;
}

/** Some sources list the group version among the ranks of the single one. */
function readRanks(row: Row, also: readonly number[]) {
  return row
    .inners('ranks')
    .filter((rank) => !also.includes(rank.whole('spellId')))
    .map((rank) => {
      const fact = omitDefaults({
        spellId: rank.whole('spellId'),
        rank: rank.whole('rank'),
        level: rank.whole('level'),
        effects: flatEffects(rank.stats('stats')),
      });
      rank.done();
      return fact;
    });
}

function readByLevel(row: Row) {
  const byLevel = row.maybeInner('byLevel');
  if (byLevel === null) return [];
  return byLevel
    .entries()
    .map(([level]) => ({ level: Number(level), effects: flatEffects(byLevel.stats(level)) }))
    .sort((one, other) => one.level - other.level);
}
