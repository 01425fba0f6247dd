import { expect, test } from 'vitest';
import { EDITIONS } from '../../edition/editions.ts';
import { stopsFrom } from './stops.ts';

test('every level of the phase, then each later phase at the last level', () => {
  const stops = stopsFrom({ level: 78, phase: 2 }, EDITIONS.wrath);
  expect(stops.map(({ level, phase }) => `${level}.${phase}`)).toEqual([
    ...['78.2', '79.2', '80.2'],
    ...['80.3', '80.4', '80.5'].slice(0, EDITIONS.wrath.phases.length - 2),
  ]);
});

test('a season that raises the cap brings the levels with its phases', () => {
  const stops = stopsFrom({ level: 24, phase: 1 }, EDITIONS.sod);
  expect(stops.slice(0, 4)).toEqual([
    { level: 24, phase: 1 },
    { level: 25, phase: 1 },
    { level: 26, phase: 2 },
    { level: 27, phase: 2 },
  ]);
  expect(stops.filter(({ level }) => level === 40)).toEqual([{ level: 40, phase: 2 }]);
  expect(stops.at(-1)).toEqual({ level: 60, phase: EDITIONS.sod.phases.length });
});

test('whoever is past the cap of the phase stays at the level they have', () => {
  const stops = stopsFrom({ level: 45, phase: 1 }, EDITIONS.sod);
  expect(stops.slice(0, 3)).toEqual([
    { level: 45, phase: 1 },
    { level: 45, phase: 2 },
    { level: 46, phase: 3 },
  ]);
});
