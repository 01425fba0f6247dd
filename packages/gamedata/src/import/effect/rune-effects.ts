import { type Row, rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import type { SourceFolder } from '../source-folder.ts';
import { readCondition } from './condition.ts';
import { readOrigin, readStat } from './effects.ts';
import { EFFECT_TYPES } from './talent-effects.ts';

export const runeEffects: ImportedTable = {
  name: 'rune effects',
  read(folder) {
    const file = 'effects/runeEffects.sod.json';
    const facts = rowsOf(file, folder.rows(file)).map((row) => readRune(row, folder));
    return [{ path: 'effect/rune-effects.json', text: rowsText(facts) }];
  },
};

function readRune(row: Row, folder: SourceFolder) {
  const fact = omitDefaults({
    spellId: row.maybeWhole('spellId') ?? ringRune(row, folder),
    name: row.text('name'),
    effects: row.inners('effects').map(readEffect),
    basis: row.text('basis'),
    note: row.maybeText('note'),
  });
  row.skip('gameClass', 'slot');
  row.done();
  return fact;
}

/** Ring runes are named, not numbered. */
function ringRune(row: Row, folder: SourceFolder): number {
  const name = row.text('name');
  const runes = (folder.json('class/runes.sod.json') as { runes: readonly unknown[] }).runes;
  const rune = rowsOf('class/runes.sod.json', runes).find(
    (each) => each.whole('slot') === 11 && each.text('name') === name,
  );
  return rune?.whole('spellId') ?? row.fail('no ring rune of this name');
}

function readEffect(row: Row) {
  const type = row.word('type', EFFECT_TYPES);
  const effect = omitDefaults({
    type,
    stat: readStat(row),
    from: type === 'convert' ? readOrigin(row) : null,
    value: row.number('value'),
    when: row.has('condition') ? readCondition(row.inner('condition')) : null,
  });
  row.done();
  return effect;
}
