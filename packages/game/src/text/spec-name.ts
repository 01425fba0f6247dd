import { classFacts } from '../dataset/class-facts.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { GameClass } from '../words/classes-and-races.ts';

/** A spec as the game names it. */
export function specName(
  { gameClass, spec }: { readonly gameClass: GameClass; readonly spec: string },
  dataset: Dataset,
): string {
  return classFacts(dataset, gameClass)?.specs.find(({ key }) => key === spec)?.name ?? spec;
}
