import type { Dataset } from '../dataset/dataset.ts';
import type { GameClass, Race } from '../words/classes-and-races.ts';

/** Classes a race may be, in the order the creator shows them. */
export function classesOf(dataset: Dataset, race: Race): readonly GameClass[] {
  return dataset.races.find((facts) => facts.race === race)?.classes ?? [];
}

export function canBe(dataset: Dataset, race: Race, gameClass: GameClass): boolean {
  return classesOf(dataset, race).includes(gameClass);
}

/** Choosing a race that cannot be the current class switches to its first. */
export function classAfterRace(dataset: Dataset, race: Race, gameClass: GameClass): GameClass {
  const allowed = classesOf(dataset, race);
  return allowed.includes(gameClass) ? gameClass : (allowed[0] ?? gameClass);
}
