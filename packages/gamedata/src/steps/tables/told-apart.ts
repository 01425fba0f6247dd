import type { PointPreset } from '@gearwright/game/dataset/tables.ts';

export interface NamedPreset extends PointPreset {
  /** What else tells it from its like: what it is for, then what its author calls it. */
  readonly own: readonly string[];
}

/** Never twice the same name within a class: those of one name say the first thing in which they differ. */
export function toldApart(presets: readonly NamedPreset[]): readonly PointPreset[] {
  const alike = Map.groupBy(presets, ({ gameClass, name }) => `${gameClass} ${name}`);
  return presets.map(({ own, ...preset }) => {
    const others = alike.get(`${preset.gameClass} ${preset.name}`)!;
    if (others.length === 1) return preset;
    const differs = own.findIndex((_, at) => new Set(others.map((each) => each.own[at])).size > 1);
    return { ...preset, name: `${preset.name} (${own[differs] ?? own.join(', ')})` };
  });
}
