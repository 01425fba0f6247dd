import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Gear } from '../../set/gear-set.ts';
import { emptyGear } from '../../set/new-gear-set.ts';
import { pieceOf, withPiece } from '../../set/piece.ts';
import { FINGER_1, HEAD } from '../../slot/slots.ts';
import { anItem } from '../../../test/an-item.ts';
import { spansOf } from './spans.ts';

const helm = anItem({ baseId: 1, slotId: HEAD });
const crown = anItem({ baseId: 2, slotId: HEAD });
const ring = anItem({ baseId: 3, slotId: FINGER_1 });

const wearing = (...items: readonly (typeof helm)[]): Gear =>
  items.reduce((gear, item) => withPiece(gear, item.slotId!, pieceOf(item, null)), emptyGear());

test('a piece lasts from the stop it comes at to the one it is replaced at', () => {
  const spans = spansOf([wearing(helm), wearing(helm, ring), wearing(crown, ring)]);
  expect(spans.map(({ item, from, to }) => [item.id, from, to])).toEqual([
    ['1', 0, 2],
    ['3', 1, 3],
    ['2', 2, 3],
  ]);
});

test('at every stop the spans say what is worn there, and nothing else', () => {
  const gears = fc.array(fc.subarray([helm, ring]), { maxLength: 8 });
  fc.assert(
    fc.property(gears, (worn) => {
      const spans = spansOf(worn.map((items) => wearing(...items)));
      worn.forEach((items, at) => {
        const there = spans.filter(({ from, to }) => from <= at && at < to);
        expect(there.map(({ item }) => item.id).toSorted()).toEqual(
          items.map(({ id }) => id).toSorted(),
        );
      });
    }),
  );
});
