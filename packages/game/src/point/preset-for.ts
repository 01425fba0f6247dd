import type { Dataset } from '../dataset/dataset.ts';
import type { PointPreset } from '../dataset/tables.ts';
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

/** The published weights that suit a character best (acceptance D6); null only for a class without any. */
export function presetFor(
  dataset: Dataset,
  edition: Pick<Edition, 'maxLevel' | 'defaultPhase'>,
  wish: PresetWish,
): PointPreset | null {
  const ofClass = dataset.presets.filter((preset) => preset.gameClass === wish.gameClass);
  const fitting = ofClass.filter((preset) => fitsLevel(preset, wish.level, edition.maxLevel));
  const rows = fitting.length > 0 ? fitting : ofClass;
  const role = dataset.classes
    .find((facts) => facts.gameClass === wish.gameClass)
    ?.specs.find((spec) => spec.key === wish.spec)?.role;
  const tiers = [wish.spec, role, 'any'].map((key) => rows.filter((row) => row.spec === key));
  const tier = tiers.find((tierRows) => tierRows.length > 0) ?? rows;
  return bestOfPhase(tier, wish.phase || edition.defaultPhase);
}

/** No bracket means the cap, where a levelling row (a bracket without a phase) never serves. */
export function fitsLevel({ levels, phase }: PointPreset, level: number, cap: number): boolean {
  if (!levels) return level === cap;
  if (level === cap && phase === null) return false;
  return levels[0] <= level && level <= levels[1];
}

/**
 * File order is preference and rows inherited from another game come last, so the first row's author is trusted;
 * of that author's rows for the spec, the one of the greatest phase not above the set's.
 */
function bestOfPhase(rows: readonly PointPreset[], phase: number): PointPreset | null {
  const ordered = [...rows.filter((row) => !row.inherited), ...rows.filter((row) => row.inherited)];
  const reached = ordered.filter((row) => row.phase === null || row.phase <= phase);
  const first = reached[0];
  if (!first) return ordered[0] ?? null;
  return reached
    .filter(
      (row) =>
        row.author === first.author && row.spec === first.spec && row.inherited === first.inherited,
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
