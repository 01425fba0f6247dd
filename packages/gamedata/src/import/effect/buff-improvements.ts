import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Effect } from '@gearwright/game/effect/effect.ts';
import { type Row, rowsOf } from '../../row.ts';
import { omitDefaults } from '../omit-defaults.ts';
import type { SourceFolder } from '../source-folder.ts';
import { readGains } from './effects.ts';

/** A talent of the caster: one factor, or one list of further effects, for each of its ranks. */
export function readImprovement(row: Row) {
  const spellIds = row.wholes('talentSpellIds');
  const fact = omitDefaults({
    name: row.text('name'),
    gameClass: row.maybeGameClass('gameClass'),
    spellIds,
    multipliers: row.has('multiplier') ? row.numbers('multiplier') : null,
    adds: row.inners('adds').map((rank) => {
      const effects = readGains(rank);
      rank.done();
      return effects;
    }),
  });
  const ranks = fact.multipliers?.length ?? fact.adds?.length;
  if (ranks !== spellIds.length) row.fail(`${ranks} figures for ${spellIds.length} ranks`);
  row.done();
  return fact;
}

/** A glyph of the caster improves a buff as a talent does. */
export function glyphImprovement(
  row: Row,
  gameClass: GameClass | null,
  buff: readonly Effect[],
  folder: SourceFolder,
) {
  const glyph = findGlyph(row, gameClass, folder);
  const shares = row.stats('multipliers');
  const adds = [
    ...readGains(row).filter((effect) => effect.type !== 'percent'),
    // Half as much again of what the buff gives, not of the sheet's total.
    ...buff.flatMap((effect): readonly Effect[] => {
      const share = shares[effect.stat];
      if (share === undefined || effect.type !== 'flat') return [];
      return [{ ...effect, value: (effect.value * share) / 100 }];
    }),
  ];
  row.done();
  return { name: glyph.name, gameClass, spellIds: [glyph.spellId], adds: [adds] };
}

function findGlyph(row: Row, gameClass: GameClass | null, folder: SourceFolder) {
  const spellId = row.maybeWhole('glyphSpellId');
  const name = row.maybeText('name');
  const file = 'class/glyphs.wrath.json';
  const glyphs = rowsOf(file, folder.rows(file))
    .filter((ofClass) => ofClass.gameClass('gameClass') === gameClass)
    .flatMap((ofClass) => [...ofClass.inners('major'), ...ofClass.inners('minor')])
    .map((glyph) => ({ name: glyph.text('name'), spellId: glyph.whole('spellId') }));
  return (
    glyphs.find((glyph) => glyph.spellId === spellId || glyph.name === name) ??
    row.fail(`no glyph ${name ?? spellId} for ${gameClass}`)
  );
}
