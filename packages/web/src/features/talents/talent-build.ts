import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { emptyGlyphs } from '@gearwright/game/set/new-gear-set.ts';
import type { PanelRunes } from '@gearwright/game/rune/rune-code.ts';
import type { CalculatedBuild } from '@gearwright/game/talent/copying-talents.ts';
import { formatTalents } from '@gearwright/game/talent/encoded-talents.ts';
import type { TalentOrder } from '@gearwright/game/talent/talent-order.ts';

/** What is planned: points in the order they are spent, and the glyphs or runes beside them. */
export interface TalentBuild {
  readonly order: TalentOrder;
  readonly glyphs: readonly (number | null)[];
  readonly runes: PanelRunes;
}

export const EMPTY_BUILD: TalentBuild = { order: [], glyphs: emptyGlyphs(), runes: {} };

/** Whose talents are planned. */
export interface Trainee {
  readonly edition: Edition;
  readonly dataset: Dataset;
  readonly gameClass: GameClass;
  readonly level: number;
}

export function calculated(build: TalentBuild, { dataset, gameClass }: Trainee): CalculatedBuild {
  return { ...build, talents: formatTalents(build.order, dataset.talents(gameClass)) };
}

/** A build taken over; glyphs and runes it says nothing of stay as they are. */
export function besides(start: TalentBuild, now: TalentBuild): TalentBuild {
  return {
    order: start.order,
    glyphs: start.glyphs.some((glyph) => glyph !== null) ? start.glyphs : now.glyphs,
    runes: { ...now.runes, ...start.runes },
  };
}
