import type { ClassFacts } from '@gearwright/game/dataset/tables.ts';
import { expect, test } from 'vitest';
import { phasesBetween } from './phases-between.ts';
import type { NamedPreset } from './told-apart.ts';

const classes: readonly ClassFacts[] = [];
const row = (phase: number, strength: number, more: Partial<NamedPreset> = {}): NamedPreset => ({
  id: `P${phase}`,
  own: [`P${phase}`],
  gameClass: 'warrior',
  spec: 'fury',
  name: `Fury, phase ${phase} · WoWSims, 2026`,
  phase,
  author: 'WoWSims',
  authorLink: null,
  levels: null,
  inherited: false,
  derived: false,
  stats: [{ name: 'strength', value: strength }],
  method: 'simulated',
  reference: 'attackPower',
  dpsPerPoint: phase,
  aboveCap: { hitRating: strength },
  ...more,
});
const brief = (presets: readonly NamedPreset[]) =>
  presets.map(({ phase, stats, dpsPerPoint, aboveCap }) => [
    phase,
    stats[0]?.value,
    dpsPerPoint,
    aboveCap?.hitRating,
  ]);

test('phases between two measured ones lie on the line', () => {
  expect(brief(phasesBetween('tbc', [row(1, 2), row(5, 4)], classes))).toEqual([
    [2, 2.5, 2, 2.5],
    [3, 3, 3, 3],
    [4, 3.5, 4, 3.5],
  ]);
});

test('a line that the source drew itself stays, and defaults draw none', () => {
  const drawn = [row(1, 2), row(2, 9, { method: 'interpolated' }), row(3, 4)];
  expect(phasesBetween('tbc', drawn, classes)).toEqual([]);
  const defaults = [row(1, 2, { method: 'uiDefault' }), row(3, 4)];
  expect(phasesBetween('tbc', defaults, classes)).toEqual([]);
});
