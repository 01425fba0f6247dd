import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeScale } from './whole-scale.ts';

test.each([
  { amounts: [], scale: 1 },
  { amounts: [12, 40, -3], scale: 1 },
  { amounts: [0.5, 1.25], scale: 4 },
  { amounts: [0.07, 3], scale: 100 },
  { amounts: [1 / 3, 2 / 3, 5], scale: 3 },
  { amounts: [1 / 3, 0.5], scale: 6 },
  { amounts: [0.016909], scale: 1_000_000 },
  { amounts: [Math.PI], scale: null },
])('$amounts are whole after $scale', ({ amounts, scale }) => {
  expect(wholeScale(amounts)).toBe(scale);
});

test('fractions with small denominators become whole', () => {
  const fraction = fc.record({
    over: fc.integer({ min: -5000, max: 5000 }),
    under: fc.integer({ min: 1, max: 30 }),
  });
  fc.assert(
    fc.property(fc.array(fraction, { maxLength: 3 }), (fractions) => {
      const amounts = fractions.map(({ over, under }) => over / under);
      const scale = wholeScale(amounts)!;
      for (const amount of amounts)
        expect(amount * scale).toBeCloseTo(Math.round(amount * scale), 6);
    }),
  );
});
