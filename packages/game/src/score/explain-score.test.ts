import { expect, test } from 'vitest';
import { anItem } from '../../test/an-item.ts';
import { emptyGear } from '../set/new-gear-set.ts';
import { EMPTY_PIECE } from '../set/piece.ts';
import { CHEST, HEAD } from '../slot/slots.ts';
import { explainScore } from './explain-score.ts';
import { scoreGear } from './score.ts';

test('V4: the worth of gear is the sum of its stats, the weightiest first', () => {
  const gear = {
    ...emptyGear(),
    [HEAD]: { ...EMPTY_PIECE, item: anItem({ baseId: 1, stats: { strength: 10, stamina: 40 } }) },
    [CHEST]: { ...EMPTY_PIECE, item: anItem({ baseId: 2, stats: { strength: 20, spirit: 9 } }) },
  };
  const weights = { strength: 2, stamina: 0.5, agility: 3 };
  const parts = explainScore(gear, weights, () => null);
  expect(parts).toEqual([
    { stat: 'strength', amount: 30, weight: 2, value: 60 },
    { stat: 'stamina', amount: 40, weight: 0.5, value: 20 },
  ]);
  const sum = parts.reduce((all, { value }) => all + value, 0);
  expect(sum).toBe(scoreGear(gear, weights, () => null));
});
