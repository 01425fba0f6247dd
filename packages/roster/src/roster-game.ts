import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';

/** The game whose rules a roster keeps. */
export interface RosterGame {
  readonly edition: Edition;
  readonly dataset: Dataset;
}
