import { expect, test } from 'vitest';
import { exactRequest } from '../../../test/exact-instances.ts';
import { makeItem } from '../../../test/rules/make.ts';
import { CHEST, HEAD } from '../../slot/slots.ts';
import { encode } from './encode.ts';
import { exactAutofill } from './exact-autofill.ts';
import { gather } from './gather.ts';
import { makeObjective } from './objective.ts';

/** What the cap becomes where some pieces have hit at the cost of strength. */
function targetOf(hitRating: number, kind: 'atLeast' | 'atMost', amount: number): number {
  const items = [
    makeItem(1, { slotId: HEAD, stats: { strength: 20 } }),
    makeItem(2, { slotId: HEAD, stats: { strength: 6, hitRating } }),
    makeItem(3, { slotId: CHEST, stats: { strength: 20 } }),
    makeItem(4, { slotId: CHEST, stats: { strength: 8, hitRating } }),
  ];
  const weights = { strength: 1, hitRating: 100 };
  const caps = [{ stat: 'hitRating', kind, amount }] as const;
  const request = exactRequest({ items }, { caps, weights });
  return encode(gather(request, makeObjective(weights, caps, {}))).problem.caps[0]!.target;
}

test.each([
  [8, 'atLeast', 7.5, 8],
  [8, 'atMost', 7.5, 7],
  [0.25, 'atLeast', 0.301, 0.5],
  // Thirds are steps too: rounded to thousandths, gear that meets the cap exactly would be shut out.
  [1 / 3, 'atLeast', 1 / 3, 1 / 3],
  [1 / 3, 'atMost', 2 / 3, 2 / 3],
] as const)('pieces of %d hit: %s %d is held to %d', (hit, kind, amount, target) => {
  expect(targetOf(hit, kind, amount)).toBe(target);
});

test('Q3: gear that meets a floor of thirds exactly is found and proved', () => {
  const items = [
    makeItem(1, { slotId: HEAD, stats: { strength: 20 } }),
    makeItem(2, { slotId: HEAD, stats: { strength: 6, hitRating: 1 / 3 } }),
    makeItem(3, { slotId: CHEST, stats: { strength: 20, hitRating: 2 / 3 } }),
    makeItem(4, { slotId: CHEST, stats: { strength: 8, hitRating: 1 } }),
  ];
  const caps = [{ stat: 'hitRating', kind: 'atLeast', amount: 1 }] as const;
  const found = exactAutofill(exactRequest({ items }, { caps, weights: { strength: 1 } }));
  expect(found).toMatchObject({ value: 28, proved: true, broken: [] });
});
