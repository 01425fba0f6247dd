import type { Dataset } from '../dataset/dataset.ts';
import type { Variations } from './character.ts';
import type { Gender, Race } from '../words/classes-and-races.ts';

export const VARIATION_KEYS = [
  'skinColor',
  'face',
  'hair',
  'hairColor',
  'facialHair',
] as const satisfies readonly (keyof Variations)[];

/** Looks as another race and gender can have them: each keeps its number where there is one. */
export function fittingVariations(
  dataset: Dataset,
  race: Race,
  gender: Gender,
  variations: Variations,
): Variations {
  const counts = dataset.appearance(race, gender);
  const fitting = (key: keyof Variations): number =>
    Math.max(0, Math.min(variations[key], counts[key] - 1));
  return {
    skinColor: fitting('skinColor'),
    face: fitting('face'),
    hair: fitting('hair'),
    hairColor: fitting('hairColor'),
    facialHair: fitting('facialHair'),
  };
}

/** The next look of a kind, or the one before; after the last comes the first. */
export function turnedVariation(value: number, count: number, by: 1 | -1): number {
  return count < 1 ? 0 : (value + by + count) % count;
}
