import { expect, test } from 'vitest';
import { fixtureSet } from '../../test/rules/fixture-dataset.ts';
import { valuingEffect } from './edits.ts';

test('Y2: an effect has one value a point by the player’s word, until it is taken back', () => {
  const first = valuingEffect('mine', 'item:1', 30)(fixtureSet());
  const both = valuingEffect('other', 'item:1', 5)(first);
  const again = valuingEffect('mine', 'item:1', 40)(both);
  expect(again.effectValues).toEqual([
    { pointId: 'other', thing: 'item:1', value: 5 },
    { pointId: 'mine', thing: 'item:1', value: 40 },
  ]);
  expect(valuingEffect('mine', 'item:1', null)(again).effectValues).toEqual([
    { pointId: 'other', thing: 'item:1', value: 5 },
  ]);
});
