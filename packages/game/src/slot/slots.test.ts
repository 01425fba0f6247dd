import { expect, test } from 'vitest';
import { SHEET_ORDER, SLOTS, SLOT_IDS } from './slots.ts';

test('every slot stands at its own number', () => {
  expect(SLOTS.map(({ id }) => id)).toEqual([...SLOTS.keys()]);
});

test('the sheet shows every slot once', () => {
  expect(SHEET_ORDER.toSorted((a, b) => a - b)).toEqual(SLOT_IDS);
});
