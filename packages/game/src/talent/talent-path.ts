import type { Dataset } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import { formatGlyphs } from '../glyph/glyph-code.ts';
import { formatRunes } from '../rune/rune-code.ts';
import type { GearSet } from '../set/gear-set.ts';
import type { GameClass } from '../words/classes-and-races.ts';
import type { CalculatedBuild } from './copying-talents.ts';

interface Place {
  readonly edition: Edition;
  readonly dataset: Dataset;
  readonly gameClass: GameClass;
}

/** The path of a build without its season: `/talents/mage/2a3B?o=1&g=0ab` (acceptance K2). */
export function talentPath(
  { talents, glyphs, runes }: CalculatedBuild,
  { edition, dataset, gameClass }: Place,
  showsOrder = false,
): string {
  const query = [
    code('o', showsOrder ? '1' : ''),
    code('g', formatGlyphs(glyphs, gameClass, edition, dataset)),
    code('r', formatRunes(runes, gameClass, edition, dataset)),
  ].filter((part) => part !== '');
  const path = `/talents/${gameClass}${talents && `/${talents}`}`;
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

function code(name: string, text: string): string {
  return text === '' ? '' : `${name}=${encodeURIComponent(text)}`;
}

/** What a set's talent tab shows: its talents, its glyphs, and the runes of the panel. */
export function buildOfSet({ talents, glyphs, gear }: GearSet, edition: Edition): CalculatedBuild {
  const runes = (edition.runes?.panel ?? []).flatMap((slot) => {
    const { rune } = gear[slot];
    return rune ? [[slot, rune] as const] : [];
  });
  return { talents, glyphs, runes: Object.fromEntries(runes) };
}
