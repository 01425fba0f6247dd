import type { Dataset } from '../dataset/dataset.ts';
import type { PointPreset } from '../dataset/tables.ts';
import type { GameClass } from '../words/classes-and-races.ts';

export interface PresetsAsked {
  readonly gameClass: GameClass;
  readonly spec: string;
  /** Words of name, author or spec, in any order. */
  readonly search: string;
}

/** The published weights of a class, those of the spec first, then its role's, each in order of preference. */
export function presetChoices(
  { presets, classes }: Pick<Dataset, 'presets' | 'classes'>,
  { gameClass, spec, search }: PresetsAsked,
): readonly PointPreset[] {
  const specs = classes.find((facts) => facts.gameClass === gameClass)?.specs ?? [];
  const role = specs.find(({ key }) => key === spec)?.role;
  const places = [spec, role, 'any'];
  const placeOf = (preset: PointPreset): number => {
    const place = places.indexOf(preset.spec);
    return place < 0 ? places.length : place;
  };
  const nameOf = (key: string): string => specs.find((each) => each.key === key)?.name ?? key;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return presets
    .filter((preset) => preset.gameClass === gameClass)
    .filter((preset) => {
      const text = `${preset.name} ${preset.author} ${nameOf(preset.spec)}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}
