import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeBeside, placeInDock, type Box } from './place-beside.ts';

const view = { width: 1300, height: 800 };
const card = { width: 300, height: 400 };
const box = (left: number, top: number, width = 200): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + 40,
});

test('I2: a card stands on the side it prefers, and on the other where that is too narrow', () => {
  expect(placeBeside(box(400, 200), card, view)).toEqual({ left: 610, top: 200 });
  expect(placeBeside(box(400, 200), card, view, 'left')).toEqual({ left: 90, top: 200 });
  expect(placeBeside(box(1100, 200), card, view)).toEqual({ left: 790, top: 200 });
  expect(placeBeside(box(100, 200), card, view, 'left')).toEqual({ left: 310, top: 200 });
});

test('I2: where neither side has room it stands below, else above, and never over its anchor', () => {
  const phone = { width: 390, height: 800 };
  expect(placeBeside(box(20, 100, 350), card, phone)).toEqual({ left: 20, top: 150 });
  expect(placeBeside(box(20, 500, 350), card, phone)).toEqual({ left: 20, top: 90 });
});

test('I2: wherever it belongs, it is whole within the window', () => {
  const at = fc.integer({ min: -300, max: 1600 });
  fc.assert(
    fc.property(at, at, fc.constantFrom('left', 'right'), (x, y, side) => {
      for (const { left, top } of [
        placeBeside(box(x, y), card, view, side),
        placeInDock(box(x, y), card, view),
      ]) {
        expect([left >= 8, left + card.width <= view.width - 8]).toEqual([true, true]);
        expect([top >= 8, top + card.height <= view.height - 8]).toEqual([true, true]);
      }
    }),
  );
});
