import type { Wearer } from '../character/character.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import type { GearSet } from './gear-set.ts';

/** Whom a rule is asked for: the game, what is in it, and who wears the set. */
export interface Rules {
  readonly edition: Edition;
  readonly dataset: Dataset;
  readonly wearer: Wearer;
}

/** The wearer with the professions the set gives them (acceptance D5). */
export function wearerOf(set: Pick<GearSet, 'defaultFilters'>, wearer: Wearer): Wearer {
  return { ...wearer, professions: set.defaultFilters.professions ?? [] };
}
