import { expect, test } from 'vitest';
import { exactRequest } from '../../../test/exact-instances.ts';
import { makeItem } from '../../../test/rules/make.ts';
import { CHEST, HEAD } from '../../slot/slots.ts';
import { lagrangianBound, solvePricing, solveRelaxation } from './column-generation.ts';
import { encode } from './encode.ts';
import { exactAutofill } from './exact-autofill.ts';
import { gather } from './gather.ts';
import { makeModel } from './model.ts';
import { makeObjective } from './objective.ts';
import { Pricing } from './pricing.ts';

const weights = { strength: 1, hitRating: 2 };
const caps = [{ stat: 'hitRating', kind: 'worthlessAbove', amount: 10 }] as const;
const request = exactRequest(
  {
    items: [
      makeItem(1, { slotId: HEAD, stats: { strength: 20 } }),
      makeItem(2, { slotId: HEAD, stats: { strength: 6, hitRating: 8 } }),
      makeItem(3, { slotId: CHEST, stats: { strength: 20 } }),
      makeItem(4, { slotId: CHEST, stats: { strength: 8, hitRating: 8 } }),
    ],
  },
  { weights, caps },
);
const { problem } = encode(gather(request, makeObjective(weights, caps, {})));
const model = makeModel(problem, { meta: -1, idle: null, sets: [] });

test.each([
  { price: 1, bound: 50 },
  { price: 1.5, bound: 45 },
  { price: 1.75, bound: 44.5 },
  { price: 2, bound: 46 },
])('Q3: the Lagrangian bound of the worked example at $price is $bound', ({ price, bound }) => {
  const prices = Float64Array.of(price);
  const choices = solvePricing(new Pricing(model), prices);
  expect(lagrangianBound(model, prices, choices)).toBeCloseTo(bound, 9);
});

test('Q3: column generation ends at the lowest bound of the worked example', () => {
  const { prices, bound, infeasible } = solveRelaxation(model);
  expect(prices[0]).toBeCloseTo(1.75, 9);
  expect(bound).toBeCloseTo(44.5, 9);
  expect(infeasible).toBe(false);
});

test('Q3: the best gear of the worked example is proved', () => {
  const { gear, value, proved } = exactAutofill(request);
  expect([gear[HEAD].item?.id, gear[CHEST].item?.id]).toEqual(['1', '4']);
  expect({ value, proved }).toEqual({ value: 44, proved: true });
});
