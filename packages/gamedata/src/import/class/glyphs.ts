import { type Row, rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import type { SourceFolder } from '../source-folder.ts';

export const GLYPH_KINDS = ['major', 'minor'] as const;

export const glyphs: ImportedTable = {
  name: 'glyphs',
  read(folder) {
    const texts = readTexts(folder);
    const file = 'class/glyphs.wrath.json';
    const facts = rowsOf(file, folder.rows(file)).flatMap((row) => {
      const gameClass = row.gameClass('gameClass');
      const ofClass = GLYPH_KINDS.flatMap((kind) =>
        row.inners(kind).map((glyph) => readGlyph(glyph, gameClass, kind, texts)),
      );
      row.done();
      return ofClass;
    });
    return [{ path: 'class/glyphs.json', text: rowsText(facts) }];
  },
};

function readGlyph(row: Row, gameClass: string, kind: string, texts: ReadonlyMap<number, string>) {
  const spellId = row.whole('spellId');
  const fact = omitDefaults({
    gameClass,
    kind,
    name: row.text('name'),
    itemId: row.whole('itemId'),
    spellId,
    level: row.maybeWhole('level'),
    text: texts.get(spellId),
  });
  // That it came late changes nothing for the planner: it is there.
  row.skip('lateAddition');
  row.done();
  return fact;
}

function readTexts(folder: SourceFolder): ReadonlyMap<number, string> {
  const file = 'class/texts.glyphs.json';
  return new Map(
    rowsOf(file, folder.rows(file)).map((row) => {
      row.skip('gameClass', 'kind', 'name', 'itemId', 'reason');
      const text = [row.whole('spellId'), row.text('text')] as const;
      row.done();
      return text;
    }),
  );
}
