import type { Dataset } from '../dataset/dataset.ts';
import type { PointPreset } from '../dataset/tables.ts';
import type { WeightMethod } from '../dataset/value-tables.ts';
import type { Edition } from '../edition/edition.ts';
import type { GameClass } from '../words/classes-and-races.ts';
import type { PresetPoint } from './point.ts';

export interface PresetWish {
  readonly gameClass: GameClass;
  readonly spec: string;
  readonly level: number;
  /** The set's; 0 is the edition's default. */
  readonly phase: number;
}

type Levels = Pick<Edition, 'maxLevel' | 'defaultPhase'> & Partial<Pick<Edition, 'phases'>>;

/** The published weights that suit a character best (acceptance D6); null only for a class without any. */
export function presetFor(dataset: Dataset, edition: Levels, wish: PresetWish): PointPreset | null {
  const ofClass = dataset.presets.filter((preset) => preset.gameClass === wish.gameClass);
  const role = dataset.classes
    .find((facts) => facts.gameClass === wish.gameClass)
    ?.specs.find((spec) => spec.key === wish.spec)?.role;
  const phase = wish.phase || edition.defaultPhase;
  const groups = groupsFor(ofClass, edition, wish.level);
  for (const key of [wish.spec, role, 'any']) {
    for (const group of groups) {
      const tier = nearest(
        group.filter((row) => row.spec === key),
        wish.level,
      );
      if (tier.length > 0) return bestOfPhase(tier, phase);
    }
  }
  return bestOfPhase(groups.find((group) => group.length > 0) ?? ofClass, phase);
}

/** First what fits the level; who raids at a cap of the season is better served by another raid's scale than by one for levelling. */
function groupsFor(
  rows: readonly PointPreset[],
  edition: Levels,
  level: number,
): readonly (readonly PointPreset[])[] {
  const fitting = rows.filter((row) => fitsLevel(row, level, edition.maxLevel));
  if (!edition.phases?.some((phase) => phase.level === level)) return [fitting];
  const forRaids = rows.filter((row) => !isForLevelling(row));
  return [fitting.filter((row) => !isForLevelling(row)), forRaids, fitting];
}

/** Where no bracket holds the level, those that miss it by least. */
function nearest(rows: readonly PointPreset[], level: number): readonly PointPreset[] {
  const missed = ({ levels }: PointPreset): number =>
    levels ? Math.max(levels[0] - level, level - levels[1], 0) : 0;
  const least = Math.min(...rows.map(missed));
  return rows.filter((row) => missed(row) === least);
}

/** A bracket without a phase, from nobody who measured it. */
function isForLevelling({ levels, phase, method }: PointPreset): boolean {
  return levels !== null && phase === null && method === undefined;
}

/** No bracket means the cap, where a levelling row never serves. */
export function fitsLevel(preset: PointPreset, level: number, cap: number): boolean {
  const { levels } = preset;
  if (!levels) return level === cap;
  if (level === cap && isForLevelling(preset)) return false;
  return levels[0] <= level && level <= levels[1];
}

/** What was worked out from runs comes first. */
function trust({ method, inherited }: PointPreset): number {
  if (inherited) return 2;
  return method !== undefined && MEASURED.includes(method) ? 0 : 1;
}

const MEASURED: readonly WeightMethod[] = ['simulated', 'interpolated', 'nearestPhase'];

/**
 * Measured weights come first and rows inherited from another game last; otherwise file order is preference, so the
 * first row's author is trusted. Of that author's rows for the spec, the one of the greatest phase not above the set's.
 */
function bestOfPhase(rows: readonly PointPreset[], phase: number): PointPreset | null {
  const sorted = rows.toSorted((a, b) => trust(a) - trust(b));
  const reached = sorted.filter((row) => row.phase === null || row.phase <= phase);
  const first = reached[0];
  if (!first) return sorted[0] ?? null;
  const isDated = ({ method }: PointPreset): boolean => method !== undefined;
  return reached
    .filter(
      (row) =>
        row.author === first.author &&
        row.spec === first.spec &&
        row.inherited === first.inherited &&
        trust(row) === trust(first) &&
        isDated(row) === isDated(first),
    )
    .reduce((best, row) => ((row.phase ?? -1) > (best.phase ?? -1) ? row : best));
}

export function presetPoint(preset: PointPreset): PresetPoint {
  return {
    type: 'preset',
    pointId: preset.id,
    name: preset.name,
    gameClass: preset.gameClass,
    author: preset.author,
    authorLink: preset.authorLink,
    stats: preset.stats,
  };
}
