import type { Dataset } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import type { Point } from './point.ts';
import { fitsLevel, presetFor, presetPoint, type PresetWish } from './preset-for.ts';

type Levels = Pick<Edition, 'maxLevel' | 'defaultPhase'> & Partial<Pick<Edition, 'phases'>>;

/** Preset points chosen again for a new level, each for its own spec; custom and shared ones stay (acceptance D7). */
export function pointsForLevel(
  points: readonly Point[],
  dataset: Dataset,
  edition: Levels,
  wish: PresetWish,
): readonly Point[] {
  return withoutTwins(points.map((point) => chosenAnew(point, dataset, edition, wish)));
}

/** The same for those alone that were made for the level before and are not for this one; a choice that still fits stays. */
export function pointsOutgrown(
  points: readonly Point[],
  dataset: Dataset,
  edition: Levels,
  wish: PresetWish & { readonly from: number },
): readonly Point[] {
  const isOutgrown = ({ pointId }: Point): boolean => {
    const row = dataset.presets.find((preset) => preset.id === pointId);
    const fits = (level: number) => row !== undefined && fitsLevel(row, level, edition.maxLevel);
    return fits(wish.from) && !fits(wish.level);
  };
  if (!points.some(isOutgrown)) return points;
  return withoutTwins(
    points.map((point) => (isOutgrown(point) ? chosenAnew(point, dataset, edition, wish) : point)),
  );
}

function chosenAnew(point: Point, dataset: Dataset, edition: Levels, wish: PresetWish): Point {
  if (point.type !== 'preset') return point;
  const specs = dataset.classes.find((facts) => facts.gameClass === wish.gameClass)?.specs ?? [];
  const rowSpec = dataset.presets.find((preset) => preset.id === point.pointId)?.spec;
  const ownSpec = specs.some((spec) => spec.key === rowSpec) ? rowSpec! : wish.spec;
  const preset = presetFor(dataset, edition, { ...wish, spec: ownSpec });
  return preset ? presetPoint(preset) : point;
}

function withoutTwins(points: readonly Point[]): readonly Point[] {
  return points.filter(
    (point, index) => points.findIndex((other) => other.pointId === point.pointId) === index,
  );
}
