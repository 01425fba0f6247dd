import { type Row, rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import type { SourceFolder } from '../source-folder.ts';
import { readCondition } from './condition.ts';
import { readOrigin, readStat } from './effects.ts';
import { COPIED_BY_SOUL } from './soul-copies.ts';
import { EFFECT_TYPES } from './talent-effects.ts';

/** What runes do to the sheet: the first table, what a second adds, and what the second says better. */
export const runeEffects: ImportedTable = {
  name: 'rune effects',
  read(folder) {
    const facts = new Map(
      rowsOf(FIRST, folder.rows(FIRST))
        // Ring runes have no number here; the second table has them all.
        .filter((row) => row.maybeWhole('spellId') !== null)
        .map((row) => [row.whole('spellId'), readRune(row)]),
    );
    for (const row of readMore(folder)) {
      const spellId = row.whole('spellId');
      const supersedes = row.flag('supersedes');
      const same = facts.has(spellId) && row.text('slot') === 'back';
      // The cloak's Tree of Life is told of twice, in the same figures.
      if (facts.has(spellId) && !supersedes && !same) row.fail('a second row for the same rune');
      facts.set(spellId, readRune(row));
    }
    return [{ path: 'effect/rune-effects.json', text: rowsText([...facts.values()]) }];
  },
};

const FIRST = 'effects/runeEffects.sod.json';

function readMore(folder: SourceFolder): readonly Row[] {
  const file = 'effects/runeEffects.more.sod.json';
  return rowsOf(file, folder.rows(file));
}

function readRune(row: Row) {
  const fact = omitDefaults({
    spellId: row.whole('spellId'),
    name: row.text('name'),
    effects: row.inners('effects').flatMap(readEffect),
    /** The same rune on both rings counts once. */
    once: row.flag('sameRuneOnce'),
    /** Not added to a racial of the same skill: the higher counts. */
    notWithRacial: row.flag('notWithRacial'),
    /** A soul is the bonus of a set, and does not add to it. */
    copies: copiedBy(row),
    basis: row.text('basis'),
    note: row.maybeText('note'),
  });
  row.skip('gameClass', 'slot', 'classes', 'bonusSpellId', 'itemId', 'supersedes');
  row.done();
  return fact;
}

function copiedBy(row: Row): { readonly set: string; readonly pieces: number } | null {
  if (!row.has('bonusSpellId')) return null;
  const spellId = row.whole('bonusSpellId');
  return COPIED_BY_SOUL[spellId] ?? row.fail(`no set bonus is known to be that of ${spellId}`);
}

/** Of a shield's armor, of one swing: passing things that no sheet shows. */
const OF_THE_MOMENT = ['percentOfShieldArmor', 'percentOfSwing'] as const;

function readEffect(row: Row) {
  const type = row.word('type', [...EFFECT_TYPES, ...OF_THE_MOMENT]);
  if (OF_THE_MOMENT.some((each) => each === type)) return [];
  const stat = readStat(row);
  const from = type === 'convert' ? readOrigin(row) : null;
  const effect = omitDefaults({
    type,
    stat,
    from,
    value: row.number('value'),
    when: row.has('condition') ? readCondition(row.inner('condition')) : null,
  });
  row.done();
  // A share of the caster's own power is the raid's, and a buff of its own.
  return from === stat ? [] : [effect];
}
