import type { PanelRunes } from '../rune/rune-code.ts';
import { engraving } from '../rune/engraving.ts';
import type { Edition } from '../edition/edition.ts';
import { emptyGlyphs } from '../set/new-gear-set.ts';
import type { SetEdit } from '../set/gear-set.ts';

/** What the calculator holds: a build with the glyphs and panel runes chosen beside it. */
export interface CalculatedBuild {
  readonly talents: string;
  readonly glyphs: readonly (number | null)[];
  readonly runes: PanelRunes;
}

/** Copy to Set: glyphs and panel runes go along in the editions that have them, empty places included. */
export function copyingTalents(build: CalculatedBuild, edition: Edition): SetEdit {
  return (set) => {
    const glyphs = edition.glyphs
      ? emptyGlyphs().map((_, slot) => build.glyphs[slot] ?? null)
      : set.glyphs;
    const panel = edition.runes?.panel ?? [];
    return panel.reduce((copied, slot) => engraving(slot, build.runes[slot] ?? null)(copied), {
      ...set,
      talents: build.talents,
      glyphs,
    });
  };
}
