import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WorkBudget } from './work-budget.ts';

test('a third of a minute’s work may be done at once, the rest as the minute goes', () => {
  let now = 0;
  const budget = new WorkBudget(6_000, () => now);
  budget.spend('a', 1_999);
  expect(budget.hasRoom('a')).toBe(true);
  budget.spend('a', 101);
  expect([budget.hasRoom('a'), budget.hasRoom('b')]).toEqual([false, true]);
  expect(budget.retryAfter('a')).toBe(1);
  now += 1_000;
  expect(budget.hasRoom('a')).toBe(false);
  now += 1;
  expect(budget.hasRoom('a')).toBe(true);
});

test('nobody is given more than a third at once and a minute’s work a minute, however they ask', () => {
  const ask = fc.record({ after: fc.nat(5_000), costs: fc.integer({ min: 1, max: 50 }) });
  fc.assert(
    fc.property(fc.array(ask, { maxLength: 300 }), (asked) => {
      let now = 0;
      let done = 0;
      const budget = new WorkBudget(600, () => now);
      for (const { after, costs } of asked) {
        now += after;
        if (!budget.hasRoom('a')) continue;
        budget.spend('a', costs);
        done += costs;
      }
      // What is begun with a little left is finished.
      expect(done).toBeLessThanOrEqual(200 + (now / 60_000) * 600 + 50);
    }),
  );
});
