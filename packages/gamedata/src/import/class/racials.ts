import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { type Row, rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import { shareEditions, withSeason } from '../share-editions.ts';
import type { SourceFolder } from '../source-folder.ts';
import { readRacialEffect } from './racial-effects.ts';

export const racials: ImportedTable = {
  name: 'racials',
  read(folder) {
    const byEdition = withSeason((edition) => readEdition(folder, edition), false);
    const facts = shareEditions(byEdition, (fact) => `${fact.race} ${fact.spellId}`);
    return [{ path: 'class/racials.json', text: rowsText(facts) }];
  },
};

function readEdition(folder: SourceFolder, edition: EditionKey) {
  const file = `class/racials.${edition}.json`;
  return rowsOf(file, folder.rows(file)).map(readRacial);
}

function readRacial(row: Row) {
  const { effects, says } = readRacialEffect(
    row.inner('effect'),
    row.text('kind'),
    row.text('name'),
  );
  const fact = omitDefaults({
    race: row.race('race'),
    name: row.text('name'),
    spellId: row.whole('spellId'),
    classes: row.maybeWords('classes', CLASSES),
    effects,
    note: says,
    /** No source states the figure outright. */
    unverified: row.raw('verified') === false,
  });
  // Its notes compare editions and spell ids; what a reader needs is said above.
  row.skip('source', 'note');
  row.done();
  return fact;
}
