import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { PointPreset } from '@gearwright/game/dataset/tables.ts';
import { classFacts } from '@gearwright/game/dataset/class-facts.ts';
import { weightsOf as weightsOfPoint, type StatWeights } from '@gearwright/game/point/point.ts';
import { presetPoint } from '@gearwright/game/point/preset-for.ts';
import type { Equipper } from './filter-query.ts';
import type { ItemFilters } from './item-filters.ts';

export const NOT_VALUED = 'none';
/** The character's own set values. */
export const BY_SET = 'set';

/** Published weights of the class: those of the character's level, or of the highest. */
export function presetsOf(equipper: Equipper | null, dataset: Dataset): readonly PointPreset[] {
  if (!equipper) return [];
  const own = dataset.presets.filter(({ gameClass }) => gameClass === equipper.gameClass);
  const fitting = own.filter(({ levels }) => fits(levels, equipper.level));
  return fitting.length > 0 ? fitting : own;
}

/** "Protection: P4, WoWSims". */
export function presetLabel({ spec, name, author, gameClass }: PointPreset, dataset: Dataset) {
  const known = classFacts(dataset, gameClass)?.specs.find(({ key }) => key === spec)?.name;
  const whose = name.includes(author) ? name : `${name}, ${author}`;
  return `${known ?? ROLES[spec] ?? spec}: ${whose}`;
}

/** Weights may be for a role instead of a spec (acceptance D6). */
const ROLES: Readonly<Record<string, string>> = {
  any: 'Any spec',
  dps: 'Damage',
  healing: 'Healing',
  tank: 'Tank',
};

/** The chosen one; the first where the class is known and nothing was chosen. */
export function valuedBy(
  chosen: string | null,
  equipper: Equipper | null,
  dataset: Dataset,
): PointPreset | null {
  if (chosen === NOT_VALUED) return null;
  const presets = presetsOf(equipper, dataset);
  return presets.find(({ id }) => id === chosen) ?? presets[0] ?? null;
}

/** A character's own set values unless something else is chosen. */
export function isBySet(
  { valuedBy: chosen }: Pick<ItemFilters, 'valuedBy'>,
  own: unknown,
): boolean {
  return own !== null && (chosen === null || chosen === BY_SET);
}

const known = new WeakMap<PointPreset, StatWeights>();

/** The same object for the same preset: rows are not drawn anew. */
export function weightsOf(preset: PointPreset | null): StatWeights | null {
  if (!preset) return null;
  const weights = known.get(preset) ?? weightsOfPoint(presetPoint(preset));
  known.set(preset, weights);
  return weights;
}

/** No bracket means the highest level; without a level that is what is asked for. */
function fits(levels: PointPreset['levels'], level: number | undefined): boolean {
  if (levels === null || level === undefined) return levels === null;
  return levels[0] <= level && level <= levels[1];
}
