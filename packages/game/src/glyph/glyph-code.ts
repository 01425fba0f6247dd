import type { GameClass } from '../words/classes-and-races.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import { refusal } from '../messages.ts';
import { read, refused, type Reading } from '../reading.ts';
import { glyphsFor, type GlyphKind } from './glyphs.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const PREFIXES: Readonly<Record<GlyphKind, string>> = { major: '0', minor: '1' };
const KINDS: readonly GlyphKind[] = ['major', 'minor'];

/** `0` and the letters of the major glyphs, `1` and those of the minor ones; empty slots are left out. */
export function formatGlyphs(
  glyphs: readonly (number | null)[],
  gameClass: GameClass,
  { glyphs: rules }: Edition,
  dataset: Dataset,
): string {
  if (!rules) return '';
  return KINDS.map((kind) => {
    const list = glyphsFor(dataset, gameClass, kind).map((glyph) => glyph.spellId);
    const first = kind === 'major' ? 0 : rules.major;
    const letters = glyphs
      .slice(first, first + rules[kind])
      .map((spellId) => (spellId === null ? '' : (ALPHABET[list.indexOf(spellId)] ?? '')))
      .join('');
    return letters === '' ? '' : PREFIXES[kind] + letters;
  }).join('');
}

export function parseGlyphs(
  code: string,
  gameClass: GameClass,
  { glyphs: rules, name }: Edition,
  dataset: Dataset,
): Reading<readonly (number | null)[]> {
  if (!rules) return code === '' ? read([]) : refused(refusal('notInEdition', 'glyphs', name));
  const placed: Record<GlyphKind, number[]> = { major: [], minor: [] };
  let kind: GlyphKind | null = null;
  for (const sign of code) {
    const prefixed = KINDS.find((other) => PREFIXES[other] === sign);
    if (prefixed) {
      kind = prefixed;
      continue;
    }
    const index = ALPHABET.indexOf(sign);
    const glyph = kind && index !== -1 ? glyphsFor(dataset, gameClass, kind)[index] : undefined;
    if (!kind || !glyph) return refused(refusal('unknownGlyph', sign));
    if (placed[kind].includes(glyph.spellId)) return refused(refusal('glyphTwice', glyph.name));
    if (placed[kind].length === rules[kind]) {
      return refused(refusal('outOfRange', `${kind} glyphs`, 0, rules[kind]));
    }
    placed[kind].push(glyph.spellId);
  }
  return read(
    KINDS.flatMap((each) =>
      Array.from({ length: rules[each] }, (_, index) => placed[each][index] ?? null),
    ),
  );
}
