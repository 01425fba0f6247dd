import { expect, test } from 'vitest';
import fc from 'fast-check';
import { onLattice } from './lattice.ts';

const ball = (x: number, y: number, z: number): number => Math.hypot(x, y - 1, z) - 0.4;
const place = fc.double({ min: -0.8, max: 1.8, noNaN: true });

test('a lattice answers close to its field', () => {
  const quick = onLattice(ball, 0.01);
  fc.assert(
    fc.property(place, place, place, (x, y, z) => {
      fc.pre(Math.hypot(x, y - 1, z) > 0.05);
      expect(Math.abs(quick(x, y, z) - ball(x, y, z))).toBeLessThan(0.0015);
    }),
  );
});

test('whoever asks first hears what all others hear', () => {
  const quick = onLattice(ball, 0.01);
  fc.assert(
    fc.property(place, place, place, (x, y, z) => {
      const first = quick(x, y, z);
      expect(quick(x, y, z)).toBe(first);
      expect(onLattice(ball, 0.01)(x, y, z)).toBe(first);
    }),
  );
});
