import { type Row, rowsOf } from '../../row.ts';
import { SOURCES } from '../../editions/all-sources.ts';
import { byEditions } from '../by-editions.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import { type Shared, shareEditions } from '../share-editions.ts';
import { TREE_EDITIONS } from './talents.ts';

/** Our own sentences, for talents that the item package lacks or garbles. */
export const talentTexts: ImportedTable = {
  name: 'talent texts',
  read(folder) {
    const file = 'class/texts.talents.json';
    const rows = rowsOf(file, folder.rows(file)).map((row) => ({
      edition: row.word('edition', TREE_EDITIONS),
      fact: readText(row),
    }));
    const of = (edition: string) =>
      rows.filter((row) => row.edition === edition).map((row) => row.fact);
    const facts: readonly Shared<object>[] = shareEditions(
      byEditions((edition) => of(SOURCES[edition].tables)),
      (fact) => `${fact.gameClass} ${fact.spellIds!.join()}`,
    );
    return [{ path: 'class/talent-texts.json', text: rowsText(facts) }];
  },
};

function readText(row: Row) {
  const spellIds = row.wholes('spellIds');
  const template = row.text('template');
  const values = row.list('values') as readonly (readonly (number | string)[])[];
  const holes = new Set(template.match(/\{\d+\}/g)).size;
  if (holes > 0 && values.length !== spellIds.length) row.fail('a rank has no values');
  if (values.some((rank) => rank.length !== holes)) row.fail(`values for ${holes} holes`);
  const fact = omitDefaults({
    gameClass: row.gameClass('gameClass'),
    name: row.text('name'),
    spellIds,
    template,
    values: holes === 0 ? null : values,
    spell: row.has('spell') ? readSpell(row.inner('spell')) : null,
    reason: row.word('reason', ['missing', 'partial', 'broken']),
    note: row.maybeText('note'),
  });
  row.skip('edition', 'tree');
  row.done();
  return fact;
}

function readSpell(row: Row) {
  const fact = omitDefaults({
    cost: row.maybeText('cost'),
    castTime: row.maybeText('castTime'),
    cooldown: row.maybeText('cooldown'),
    range: row.maybeText('range'),
    requires: row.maybeText('requires'),
  });
  row.done();
  return fact;
}
