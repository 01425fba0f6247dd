import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { editionHasStat, isStatName } from '@gearwright/game/stat/catalogue.ts';
import { type Row, rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import type { SourceFolder } from '../source-folder.ts';

/** One file an edition, for the order of its rows is the order of preference. */
export const presets: ImportedTable = {
  name: 'presets',
  read(folder) {
    const authors = new Map<string, string>();
    const files = EDITION_KEYS.map((edition) => ({
      path: `effect/presets.${edition}.json`,
      text: rowsText(readEdition(folder, edition, authors)),
    }));
    const links = [...authors.keys()]
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map((author) => ({ author, link: authors.get(author) }));
    return [...files, { path: 'effect/preset-authors.json', text: rowsText(links) }];
  },
};

function readEdition(folder: SourceFolder, edition: EditionKey, authors: Map<string, string>) {
  const file = `effects/presets.${edition}.json`;
  return rowsOf(file, folder.rows(file)).map((row) => {
    const author = row.text('author');
    const link = row.text('link');
    if ((authors.get(author) ?? link) !== link) row.fail(`another link of ${author}`);
    authors.set(author, link);
    const levels = row.has('level') ? row.wholes('level') : null;
    if (levels !== null && levels.length !== 2) row.fail('level must be a bracket of two');
    const fact = omitDefaults({
      gameClass: row.gameClass('gameClass'),
      spec: row.text('spec'),
      name: row.text('name'),
      phase: row.maybeNumber('phase'),
      author,
      levels,
      date: row.maybeText('date'),
      derived: row.flag('derived'),
      inherited: row.maybeText('inherited'),
      stats: readWeights(row, edition),
    });
    row.done();
    return fact;
  });
}

/** A weight for a stat that nobody in the edition can have weighs nothing, and could not be pasted back. */
function readWeights(row: Row, edition: EditionKey): Readonly<Record<string, number>> {
  const weights: Record<string, number> = {};
  for (const stat of row.inners('stats')) {
    const name = stat.text('name');
    if (name in weights) stat.fail(`${name} twice`);
    const value = stat.number('value');
    if (!isStatName(name)) stat.fail(`unknown stat ${name}`);
    else if (editionHasStat(name, EDITIONS[edition])) weights[name] = value;
    stat.done();
  }
  return weights;
}
