import { describe, expect, test } from 'vitest';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { seasonOfDiscovery } from '../edition/season-of-discovery.ts';
import type { PointPreset } from '../dataset/tables.ts';
import { fixtureDataset } from '../../test/rules/fixture-dataset.ts';
import { makePreset } from '../../test/rules/make-preset.ts';
import type { Point } from './point.ts';
import { pointsForLevel, pointsOutgrown } from './points-for-level.ts';
import { presetFor, presetPoint, type PresetWish } from './preset-for.ts';

const row = (spec: string, id: string, facts: Partial<PointPreset> = {}): PointPreset =>
  makePreset('warrior', spec, { id, ...facts });

const best = (rows: readonly PointPreset[], wish: Partial<PresetWish> = {}): string | undefined =>
  presetFor(fixtureDataset(burningCrusade, rows), burningCrusade, {
    gameClass: 'warrior',
    spec: 'fury',
    level: 70,
    phase: 5,
    ...wish,
  })?.id;

describe('D6: the preset for class and spec', () => {
  test('exact spec, else role, else any, else the class’s first', () => {
    const [first, any, dps, fury] = [
      row('protection', 'first'),
      row('any', 'any'),
      row('dps', 'dps'),
      row('fury', 'fury'),
    ];
    expect(best([first, any, dps, fury])).toBe('fury');
    expect(best([first, any, dps])).toBe('dps');
    expect(best([first, any])).toBe('any');
    expect(best([first])).toBe('first');
    expect(best([makePreset('mage', 'fire', { id: 'mage' })])).toBeUndefined();
  });

  test('rows whose bracket fits the level come first; no bracket means the cap', () => {
    const rows = [row('fury', 'cap'), row('any', 'twenties', { levels: [20, 29] })];
    expect(best(rows)).toBe('cap');
    expect(best(rows, { level: 25 })).toBe('twenties');
    expect(best(rows, { level: 35 })).toBe('cap');
  });

  test('who raids at a cap of the season is served by the raid nearest in level', () => {
    const rows = [
      row('fury', 'sixty', { levels: [51, 60], method: 'uiDefault' }),
      row('fury', 'forty', { levels: [26, 40], method: 'uiDefault', phase: 2 }),
    ];
    const chosen = (level: number, phase: number): string | undefined =>
      presetFor(fixtureDataset(seasonOfDiscovery, rows), seasonOfDiscovery, {
        gameClass: 'warrior',
        spec: 'fury',
        level,
        phase,
      })?.id;
    expect(chosen(25, 1)).toBe('forty');
    expect(chosen(40, 2)).toBe('forty');
    expect(chosen(60, 4)).toBe('sixty');
  });

  test('a levelling row never serves at the cap, a phase’s bracket does', () => {
    const levelling = row('fury', 'levelling', { levels: [60, 70] });
    expect(best([levelling, row('any', 'cap')])).toBe('cap');
    expect(best([levelling, row('any', 'cap')], { level: 69 })).toBe('levelling');
    const phased = row('fury', 'phased', { levels: [61, 70], phase: 2 });
    expect(best([phased, row('any', 'cap')])).toBe('phased');
  });

  test('the greatest phase not above the set’s; 0 in a preset is before raids, in a set the default', () => {
    const rows = [0, 1, 3, 4].map((phase) => row('fury', `P${phase}`, { phase }));
    expect(best(rows, { phase: 1 })).toBe('P1');
    expect(best(rows, { phase: 2 })).toBe('P1');
    expect(best(rows, { phase: 3 })).toBe('P3');
    expect(best(rows, { phase: 0 })).toBe('P4');
    expect(best(rows.slice(2), { phase: 1 })).toBe('P3');
    expect(best([rows[0]!, rows[3]!], { phase: 1 })).toBe('P0');
  });

  test('file order is preference: the first author’s rows before another’s later phase', () => {
    const rows = [
      row('fury', 'mine', { author: 'A' }),
      row('fury', 'mine 2', { author: 'A', phase: 2 }),
      row('fury', 'theirs 5', { author: 'B', phase: 5 }),
    ];
    expect(best(rows)).toBe('mine 2');
    expect(best([rows[0]!, rows[2]!])).toBe('mine');
  });

  test('inherited rows are the last resort', () => {
    const inherited = row('fury', 'inherited', { inherited: true });
    expect(best([inherited, row('fury', 'own')])).toBe('own');
    expect(best([inherited])).toBe('inherited');
  });
});

test('D7: a new level chooses preset points again and leaves custom ones alone', () => {
  const rows = [
    row('fury', 'cap'),
    row('fury', 'young', { levels: [1, 69] }),
    row('protection', 'tank cap'),
    row('protection', 'young tank', { levels: [1, 69] }),
  ];
  const custom: Point = { type: 'custom', pointId: 'mine', name: 'Mine', stats: [] };
  const points = [presetPoint(rows[0]!), custom, presetPoint(rows[2]!), presetPoint(rows[0]!)];
  const chosen = pointsForLevel(points, fixtureDataset(burningCrusade, rows), burningCrusade, {
    gameClass: 'warrior',
    spec: 'fury',
    level: 30,
    phase: 1,
  });
  expect(chosen.map((point) => point.pointId)).toEqual(['young', 'mine', 'young tank']);
});

test('L2: a level later only presets that were for levels before it are chosen anew', () => {
  const rows = [
    row('fury', 'cap'),
    row('fury', 'young', { levels: [1, 69] }),
    row('fury', 'my choice', { levels: [1, 69] }),
    row('protection', 'of all levels', { levels: [1, 70], phase: 1 }),
  ];
  const custom: Point = { type: 'custom', pointId: 'mine', name: 'Mine', stats: [] };
  const dataset = fixtureDataset(burningCrusade, rows);
  const grown = (points: readonly Point[], from: number) =>
    pointsOutgrown(points, dataset, burningCrusade, {
      ...{ gameClass: 'warrior', spec: 'fury', phase: 1 },
      ...{ from, level: from + 1 },
    });
  const chosen = [presetPoint(rows[2]!), custom, presetPoint(rows[3]!)];
  expect(grown(chosen, 40)).toBe(chosen);
  expect(grown(chosen, 69).map(({ pointId }) => pointId)).toEqual(['cap', 'mine', 'of all levels']);
});
