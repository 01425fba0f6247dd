import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { type Row, rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import type { SourceFolder } from '../source-folder.ts';

/** Published sets. The season's later ones name items that no source has yet, and stay out. */
export const examples: ImportedTable = {
  name: 'examples',
  read(folder) {
    return EDITION_KEYS.map((edition) => ({
      path: `example/examples.${edition}.json`,
      text: rowsText(readEdition(folder, edition)),
    }));
  },
};

function readEdition(folder: SourceFolder, edition: EditionKey) {
  const file = `sets/examples.${edition}.json`;
  return rowsOf(file, folder.rows(file)).map((row) => {
    const fact = omitDefaults({
      gameClass: row.gameClass('gameClass'),
      spec: row.text('spec'),
      name: row.text('name'),
      phase: row.whole('phase'),
      level: row.whole('level'),
      faction: row.maybeWord('faction', ['alliance', 'horde']),
      author: row.text('author'),
      talents: row.maybeText('talents'),
      items: readItems(row),
    });
    row.done();
    return fact;
  });
}

/** [slot, item], or [slot, item, {what is on it}]. */
function readItems(row: Row) {
  const slots = new Set<number>();
  return row.inners('items').map((item) => {
    const slotId = item.whole('slotId');
    if (slotId < 1 || slotId > 18) item.fail(`no slot ${slotId}`);
    if (slots.has(slotId)) item.fail(`slot ${slotId} twice`);
    slots.add(slotId);
    const id = item.whole('id');
    const more = omitDefaults({
      suffixId: item.maybeWhole('suffixId'),
      enchant: item.maybeWhole('enchant'),
      gems: item.has('gems') ? item.wholes('gems') : null,
      rune: item.maybeWhole('rune'),
    });
    item.done();
    return Object.keys(more).length === 0 ? [slotId, id] : [slotId, id, more];
  });
}
