import type { PointLookup } from '@gearwright/api/wire/point.ts';
import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { PointPreset } from '@gearwright/game/dataset/tables.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { presetPoint } from '@gearwright/game/point/preset-for.ts';
import { newId } from '@gearwright/roster/new-id.ts';
import type { Catalog } from './catalog.ts';

export function presetsOf({ dataset }: Catalog, gameClass: GameClass): readonly PointPreset[] {
  return dataset.presets.filter((preset) => preset.gameClass === gameClass);
}

export function presetById({ dataset }: Catalog, id: string): PointPreset {
  const preset = dataset.presets.find((each) => each.id === id);
  if (!preset) throw new PlannerError('pointNotFound');
  return preset;
}

/** Fills in what points on the wire leave out: the weights of a preset, and ids of new points. */
export function pointLookup({ dataset }: Catalog): PointLookup {
  return {
    preset(pointId) {
      const preset = dataset.presets.find((each) => each.id === pointId);
      return preset ? presetPoint(preset) : null;
    },
    newPointId: newId,
  };
}
