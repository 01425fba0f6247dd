import type { Glyph } from '@gearwright/game/dataset/tables.ts';
import { SourceError } from '../../compiled.ts';
import type { EditionSources } from '../../editions/edition-sources.ts';
import { GLYPH_KINDS } from '../../import/class/glyphs.ts';
import type { Row } from '../../row.ts';
import type { TextSources, Tooltips } from './text-sources.ts';

/** The first glyph slot opens here: the level of glyphs whose item states none. */
const FIRST_GLYPH_LEVEL = 15;

export interface CompiledGlyphs {
  readonly glyphs: readonly Glyph[];
  readonly texts: ReadonlyMap<number, string>;
}

/** No glyph changes the bare sheet: those that raise a buff stand with the buff. */
export function compileGlyphs(
  { glyphs: files, itemPackage }: EditionSources,
  sources: TextSources,
): CompiledGlyphs {
  if (files.length === 0) return { glyphs: [], texts: new Map() };
  const rows = files.flatMap((file) => sources.facts.rows(file));
  const tooltips = sources.itemTooltips(itemPackage);
  return {
    glyphs: rows.map(readGlyph),
    texts: new Map(rows.map((row) => [row.whole('spellId'), textOf(row, tooltips)])),
  };
}

function readGlyph(row: Row): Glyph {
  const gameClass = row.gameClass('gameClass');
  const kind = row.word('kind', GLYPH_KINDS);
  return {
    gameClass,
    kind,
    name: row.text('name'),
    itemId: row.whole('itemId'),
    spellId: row.whole('spellId'),
    icon: `inv_glyph_${kind}${gameClass}`,
    level: row.maybeWhole('level') ?? FIRST_GLYPH_LEVEL,
    effects: [],
  };
}

/** "Use: Permanently teaches you this glyph.", a blank line, the sentence; a few have the sentence alone. */
function textOf(row: Row, tooltips: Tooltips): string {
  const own = row.maybeText('text');
  if (own !== null) return own;
  const use = tooltips.of(row.whole('itemId'))?.find((line) => line.startsWith('Use: '));
  const text = use?.slice('Use: '.length).split('\n\n').at(-1)?.replace(/\s+/g, ' ').trim();
  if (text === undefined || text === '') {
    throw new SourceError(
      tooltips.file,
      `itemId ${row.whole('itemId')}`,
      `no text for ${row.text('name')}`,
    );
  }
  return text;
}
