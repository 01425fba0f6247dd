import type { Wearer } from '../character/character.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import type { GearSet } from '../set/gear-set.ts';
import { talentRanks } from '../talent/read-talents.ts';
import { totals, type Totals } from './totals.ts';

export interface SetTotalsOptions {
  readonly edition: Edition;
  readonly dataset: Dataset;
  readonly wearer: Wearer;
  readonly form: string | null;
  /** The buffs bar's checkbox: off leaves out buffs and consumables. */
  readonly buffs: boolean;
}

/** The sheet of a set as its wearer stands there. */
export function setTotals(
  { gear, talents, gameClass, glyphs, buffs, consumables }: GearSet,
  { edition, dataset, wearer, form, buffs: buffed }: SetTotalsOptions,
): Totals {
  return totals({
    edition,
    dataset,
    wearer,
    gear,
    talents: talentRanks(talents, dataset.talents(gameClass)),
    glyphs,
    buffs: buffed ? buffs : NONE,
    consumables: buffed ? consumables : NONE,
    form,
  });
}

/** One list for all, so that what was worked out for it is remembered. */
const NONE: readonly never[] = [];
