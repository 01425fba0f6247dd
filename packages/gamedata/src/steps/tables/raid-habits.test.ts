import type { PointPreset } from '@gearwright/game/dataset/tables.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import { expect, test } from 'vitest';
import { withRaidHabits } from './raid-habits.ts';

const preset = (stats: Partial<Record<StatName, number>>, levels: [number, number] | null = null) =>
  ({
    gameClass: 'rogue',
    spec: 'combat',
    levels,
    stats: Object.entries(stats).map(([name, value]) => ({ name, value })),
  }) as unknown as PointPreset;
const statsOf = (made: PointPreset) =>
  Object.fromEntries(made.stats.map(({ name, value }) => [name, value]));

test('run speed counts by the attribute weighed most', () => {
  const made = withRaidHabits(preset({ agility: 2, strength: 1 }), 70);
  expect(statsOf(made)).toEqual({
    agility: 2,
    strength: 1,
    runSpeedPercent: 3,
    stamina: 0.01,
  });
});

test('who shoots has less to run', () => {
  const made = withRaidHabits(preset({ agility: 2, rangedDps: 5 }), 70);
  expect(statsOf(made).runSpeedPercent).toBe(1);
});

test('what a scale says itself stays, and a scale for levelling is left alone', () => {
  const own = withRaidHabits(preset({ agility: 2, runSpeedPercent: 9 }), 70);
  expect(statsOf(own).runSpeedPercent).toBe(9);
  const levelling = preset({ agility: 2 }, [20, 29]);
  expect(withRaidHabits(levelling, 70)).toBe(levelling);
});
