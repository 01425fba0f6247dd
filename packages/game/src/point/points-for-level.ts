import type { Dataset } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import type { Point } from './point.ts';
import { presetFor, presetPoint, type PresetWish } from './preset-for.ts';

/** Preset points chosen again for a new level, each for its own spec; custom and shared ones stay (acceptance D7). */
export function pointsForLevel(
  points: readonly Point[],
  dataset: Dataset,
  edition: Pick<Edition, 'maxLevel' | 'defaultPhase'>,
  wish: PresetWish,
): readonly Point[] {
  const specs = dataset.classes.find((facts) => facts.gameClass === wish.gameClass)?.specs ?? [];
  const chosen = points.map((point) => {
    if (point.type !== 'preset') return point;
    const rowSpec = dataset.presets.find((preset) => preset.id === point.pointId)?.spec;
    const ownSpec = specs.some((spec) => spec.key === rowSpec) ? rowSpec! : wish.spec;
    const preset = presetFor(dataset, edition, { ...wish, spec: ownSpec });
    return preset ? presetPoint(preset) : point;
  });
  return chosen.filter(
    (point, index) => chosen.findIndex((other) => other.pointId === point.pointId) === index,
  );
}
