import { expect, test } from 'vitest';
import { isBetter } from './is-better.ts';

test.each([
  ['+5', false, true],
  ['−5', false, false],
  ['Yes', false, true],
  ['No', false, false],
  ['+1.50%', true, false],
  ['−1.50%', true, true],
])('V5: %s of something unwanted (%s) is better: %s', (by, unwanted, better) => {
  expect(isBetter(by, unwanted)).toBe(better);
});
