import { expect, test } from 'vitest';
import { fixtureDataset } from '../../test/rules/fixture-dataset.ts';
import { wrath } from '../edition/wrath.ts';
import { fittingVariations, turnedVariation } from './fitting-variations.ts';

test('C2: looks are bounded by what race and gender have', () => {
  const dataset = fixtureDataset(wrath);
  const before = { skinColor: 9, face: 12, hair: 40, hairColor: 0, facialHair: 8 };
  expect(fittingVariations(dataset, 'human', 0, before)).toEqual({
    skinColor: 9,
    face: 11,
    hair: 11,
    hairColor: 0,
    facialHair: 8,
  });
});

test.each([
  [0, 3, 1, 1],
  [2, 3, 1, 0],
  [0, 3, -1, 2],
  [0, 0, 1, 0],
] as const)('C2: from look %i of %i by %i comes %i', (value, count, by, next) => {
  expect(turnedVariation(value, count, by)).toBe(next);
});
