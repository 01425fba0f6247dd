import { RACES } from '@gearwright/game/words/classes-and-races.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { type Row, rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import { ROLES } from './weights.ts';

/** What a spec usually takes along: talents, glyphs or runes, consumables, buffs. */
export const builds: ImportedTable = {
  name: 'builds',
  read(folder) {
    return EDITION_KEYS.map((edition) => {
      const file = `value/builds.${edition}.json`;
      return {
        path: `value/builds.${edition}.json`,
        text: rowsText(rowsOf(file, folder.rows(file)).map(readBuild)),
      };
    });
  },
};

function readBuild(row: Row) {
  const fact = omitDefaults({
    gameClass: row.gameClass('gameClass'),
    spec: row.text('spec'),
    role: row.word('role', ROLES),
    name: row.text('name'),
    phase: row.maybeWhole('phase'),
    level: row.maybeWhole('level'),
    isDefault: row.flag('default'),
    talents: row.text('talents'),
    glyphs: row.inners('glyphs').map((glyph) => glyph.whole('itemId')),
    runes: row.inners('runes').map((rune) => [rune.whole('slotId'), rune.whole('spellId')]),
    consumables: [...new Set(row.inners('consumables').map((each) => each.whole('itemId')))],
    buffs: row.inners('buffs').map((buff) => buff.whole('spellId')),
    improved: row
      .inners('buffs')
      .filter((buff) => buff.flag('improved'))
      .map((buff) => buff.whole('spellId')),
    professions: row.has('professions') ? row.texts('professions') : null,
    race: row.maybeWord('race', RACES),
    author: row.text('author'),
  });
  row.skip('otherConsumables', 'otherBuffs', 'debuffs', 'source');
  row.done();
  return fact;
}
