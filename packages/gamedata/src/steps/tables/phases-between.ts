import type { ClassFacts } from '@gearwright/game/dataset/tables.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { StatName, Stats } from '@gearwright/game/stat/catalogue.ts';
import { presetName } from './preset-name.ts';
import { presetId, specName } from './preset-rows.ts';
import type { NamedPreset } from './told-apart.ts';

/** Weights of the phases between two that were measured: on the line from the one to the other. */
export function phasesBetween(
  edition: EditionKey,
  presets: readonly NamedPreset[],
  classes: readonly ClassFacts[],
): readonly NamedPreset[] {
  const measured = presets.filter(({ method }) => method === 'simulated');
  return measured.flatMap((from) => {
    const later = measured.filter((row) => isOfSpec(row, from) && row.phase! > from.phase!);
    const to = later.toSorted((a, b) => a.phase! - b.phase!)[0];
    if (!to) return [];
    const phases = [...Array(to.phase! - from.phase! - 1).keys()].map((n) => from.phase! + 1 + n);
    return phases
      .filter((phase) => !presets.some((row) => isBetween(row, from) && row.phase === phase))
      .map((phase) => {
        const share = (phase - from.phase!) / (to.phase! - from.phase!);
        return between(edition, from, to, phase, share, classes);
      });
  });
}

function isOfSpec(row: NamedPreset, { gameClass, spec, author }: NamedPreset): boolean {
  return row.gameClass === gameClass && row.spec === spec && row.author === author;
}

/** The source may have drawn the line itself. */
function isBetween(row: NamedPreset, from: NamedPreset): boolean {
  return isOfSpec(row, from) && row.method === 'interpolated';
}

function between(
  edition: EditionKey,
  from: NamedPreset,
  to: NamedPreset,
  phase: number,
  share: number,
  classes: readonly ClassFacts[],
): NamedPreset {
  const { gameClass, spec, author } = from;
  const mixed = (a: number, b: number): number => rounded(a + (b - a) * share);
  const line = (a: Stats, b: Stats): Stats =>
    Object.fromEntries(
      Object.entries(a).map(([name, value]) => [name, mixed(value, b[name as StatName] ?? value)]),
    );
  const name = presetName({
    spec: specName(classes, gameClass, spec),
    name: `P${phase}`,
    author,
    phase,
    date: /\d{4}/.exec(from.name)?.[0] ?? null,
    isPageDefault: false,
  });
  return {
    ...from,
    id: presetId([edition, gameClass, spec, author, 'between', '', String(phase), 'dated']),
    name,
    own: [...from.own.slice(0, -1), 'interpolated'],
    phase,
    method: 'interpolated',
    stats: Object.entries(line(statsOf(from), statsOf(to))).map(([stat, value]) => ({
      name: stat as StatName,
      value,
    })),
    ...(from.dpsPerPoint && to.dpsPerPoint
      ? { dpsPerPoint: mixed(from.dpsPerPoint, to.dpsPerPoint) }
      : {}),
    ...(from.aboveCap ? { aboveCap: line(from.aboveCap, to.aboveCap ?? {}) } : {}),
  };
}

function statsOf({ stats }: NamedPreset): Stats {
  return Object.fromEntries(stats.map(({ name, value }) => [name, value]));
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
