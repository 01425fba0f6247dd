import { expect, test } from 'vitest';
import { chartOf } from './chart-of.ts';

const stop = (level: number, value: number, pointId = 'a', phase = 1) => ({
  ...{ level, phase, value, worn: value / 2 },
  point: { pointId },
});

test('a line begins anew where the weights change', () => {
  const { best, breaks } = chartOf([stop(9, 1), stop(10, 2, 'b'), stop(11, 4, 'b')], 3);
  expect(best.match(/[ML]/g)).toEqual(['M', 'M', 'L']);
  expect(breaks).toHaveLength(1);
});

test('stops to come keep their room, and the greatest worth stands highest', () => {
  const { x, y } = chartOf([stop(1, 10), stop(2, 40)], 5);
  expect(x(4) - x(0)).toBeCloseTo(4 * (x(1) - x(0)));
  expect(x(4)).toBeLessThan(1);
  expect([y(0), y(40) < y(10), y(40) > 0]).toEqual([1, true, true]);
});

test('tens are named, and phases once the level stays', () => {
  const stops = [stop(58, 1), stop(59, 1), stop(60, 1), stop(60, 1, 'a', 2)];
  expect(chartOf(stops, 4).ticks.map(({ label }) => label)).toEqual(['58', '60', 'P2']);
});
