import fc from 'fast-check';
import { expect, test } from 'vitest';
import { burningCrusade } from '../edition/burning-crusade.ts';
import type { RatingKind } from '../edition/edition.ts';
import { wrath } from '../edition/wrath.ts';
import { fromRating, ratingPerPoint, ratingScale } from './rating.ts';

const tbc = burningCrusade.ratings!;
const wotlk = wrath.ratings!;

/** The client's combat rating tables (patch 2.4.3 and 3.3.5). */
test.each([
  ['crit', 60, tbc, 14],
  ['crit', 70, tbc, 22.076923],
  ['hit', 70, tbc, 15.769233],
  ['spellHit', 70, tbc, 12.615385],
  ['defense', 70, tbc, 2.365385],
  ['dodge', 70, tbc, 18.923079],
  ['parry', 70, tbc, 23.653847],
  ['block', 70, tbc, 7.884615],
  ['resilience', 70, tbc, 39.42308],
  ['expertise', 70, tbc, 3.942308],
  ['haste', 70, tbc, 15.769233],
  ['crit', 80, wotlk, 45.905987],
  ['hit', 80, wotlk, 32.789989],
  ['spellHit', 80, wotlk, 26.231993],
  ['defense', 80, wotlk, 4.918498],
  ['dodge', 80, wotlk, 45.250187],
  ['parry', 80, wotlk, 45.250187],
  ['block', 80, wotlk, 16.394995],
  ['resilience', 80, wotlk, 94.271225],
  ['expertise', 80, wotlk, 8.197496],
  ['haste', 80, wotlk, 32.789989],
] as const)('T2: %s rating at level %i costs what the client says', (kind, level, rules, cost) => {
  expect(ratingPerPoint(rules, kind, level)).toBeCloseTo(cost, 4);
});

test('T2: armor penetration rating is worth a tenth more: 13.99 a percent at 80, 4.27 at 60', () => {
  expect(ratingPerPoint(wotlk, 'armorPenetration', 80)).toBeCloseTo(13.9957, 3);
  expect(ratingPerPoint(wotlk, 'armorPenetration', 60)).toBeCloseTo(4.2683, 3);
});

test.each([
  [1, 2 / 52],
  [10, 2 / 52],
  [11, 3 / 52],
  [34, 26 / 52],
  [60, 1],
  [61, 82 / 79],
  [70, 82 / 52],
  [71, (82 / 52) * (131 / 63) ** 0.1],
  [80, (82 / 52) * (131 / 63)],
])('T2: the scale at level %i', (level, scale) => {
  expect(ratingScale(level)).toBeCloseTo(scale, 10);
});

test('T2: the three pieces of the scale meet, and a percent never gets cheaper', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 79 }), (level) => {
      expect(ratingScale(level + 1)).toBeGreaterThanOrEqual(ratingScale(level));
    }),
  );
});

test.each<RatingKind>(['defense', 'dodge', 'parry', 'block'])(
  'T2: %s rating is counted as at level 34 below it',
  (kind) => {
    expect(ratingPerPoint(tbc, kind, 10)).toBe(ratingPerPoint(tbc, kind, 34));
    expect(ratingPerPoint(tbc, kind, 35)).toBeGreaterThan(ratingPerPoint(tbc, kind, 34));
  },
);

test('T2: resilience is floored in Wrath only', () => {
  expect(ratingPerPoint(wotlk, 'resilience', 20)).toBe(ratingPerPoint(wotlk, 'resilience', 34));
  expect(ratingPerPoint(tbc, 'resilience', 20)).toBeLessThan(ratingPerPoint(tbc, 'resilience', 34));
});

test('an edition without ratings makes nothing of them', () => {
  expect(fromRating(null, 'crit', 100, 60)).toBe(0);
});
