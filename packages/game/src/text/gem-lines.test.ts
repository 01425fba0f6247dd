import { expect, test } from 'vitest';
import { classic } from '../edition/classic.ts';
import { bonusWords } from './gem-lines.ts';

test('I2: a minus stands alone', () => {
  expect(bonusWords({ spirit: 5, intellect: -5 }, classic)).toMatch(/(^|and )[-−]5 Intellect/);
  expect(bonusWords({ hitPercent: -1 }, classic)).toMatch(/^[-−]1% Hit$/);
  expect(bonusWords({ spirit: 5 }, classic)).toBe('+5 Spirit');
});
