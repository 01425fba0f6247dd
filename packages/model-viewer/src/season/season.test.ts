import { expect, test } from 'vitest';
import { seasonOf } from './season.ts';

test.each([
  ['2026-10-29', false, false],
  ['2026-10-30', true, false],
  ['2026-11-02', true, false],
  ['2026-11-03', false, false],
  ['2026-12-22', false, false],
  ['2026-12-23', false, true],
  ['2026-12-25', false, true],
  ['2026-12-26', false, false],
])('M1: on %s Get Spooky is offered: %s, hat and snow: %s', (day, spooky, winter) => {
  expect(seasonOf(new Date(`${day}T12:00:00`))).toEqual({ spooky, winter });
});
