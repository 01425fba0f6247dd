import type { GameClass } from '../words/classes-and-races.ts';
import type { Dataset } from './dataset.ts';
import type { ClassFacts } from './tables.ts';

/** What the game says of a class; null when the edition has no such class. */
export function classFacts(dataset: Dataset, gameClass: GameClass): ClassFacts | null {
  return dataset.classes.find((facts) => facts.gameClass === gameClass) ?? null;
}
