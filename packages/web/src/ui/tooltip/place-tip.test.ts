import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dockTip, placeTip } from './place-tip.ts';

const view = { width: 1440, height: 900 };
const tip = { width: 300, height: 400 };
const row = (left: number, top: number) => ({ left, top, right: left + 200, bottom: top + 50 });

test('I2: a tooltip stands to the right of what it tells of, else to the left', () => {
  expect(placeTip(row(100, 200), tip, view)).toEqual({ left: 310, top: 200 });
  expect(placeTip(row(1100, 200), tip, view)).toEqual({ left: 790, top: 200 });
});

test('I2: wherever the anchor is, the tooltip stays in the window when it fits into it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -500, max: 2000 }),
      fc.integer({ min: -500, max: 2000 }),
      (x, y) => {
        for (const { left, top } of [
          placeTip(row(x, y), tip, view),
          dockTip(row(x, y), tip, view),
        ]) {
          expect(left).toBeGreaterThanOrEqual(8);
          expect(top).toBeGreaterThanOrEqual(8);
          expect(left + tip.width).toBeLessThanOrEqual(1432);
          expect(top + tip.height).toBeLessThanOrEqual(892);
        }
      },
    ),
  );
});
