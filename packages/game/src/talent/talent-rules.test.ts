import { describe, expect, test } from 'vitest';
import { fixtureTalents } from '../../test/rules/fixture-talents.ts';
import { learn, unlearn, whyNotLearn, whyNotUnlearn } from './learn.ts';
import { orderGroups } from './order-groups.ts';
import { orderOfRanks } from './order-of-ranks.ts';
import { ranksOf, type TalentOrder, type TreeIndex } from './talent-order.ts';
import { pointsLeft, requiredLevel, talentPointsAt } from './talent-points.ts';
import { whyNotRanks } from './talent-rules.ts';

const talents = fixtureTalents('warrior', 46917);

/** Points as [tree, talent, how many]. */
function spend(...runs: readonly (readonly [TreeIndex, number, number])[]): TalentOrder {
  return runs.flatMap(([tree, talent, points]) =>
    Array.from({ length: points }, () => ({ tree, talent })),
  );
}

describe('K1: talents', () => {
  test('the first row is open to everyone', () => {
    expect(whyNotLearn([], { tree: 0, talent: 0 }, talents, 10)).toBeNull();
  });

  test('row r asks for 5·r points in earlier rows of the tree', () => {
    const four = spend([0, 0, 4], [1, 0, 5]);
    expect(whyNotLearn(four, { tree: 0, talent: 3 }, talents, 60)?.message).toBe(
      'Requires 5 points in Arms Talents',
    );
    expect(whyNotLearn(spend([0, 0, 5]), { tree: 0, talent: 3 }, talents, 60)).toBeNull();
  });

  test('points in the same row do not open it', () => {
    const nineAbove = spend([0, 0, 5], [0, 2, 2], [0, 1, 2], [0, 3, 5]);
    expect(whyNotLearn(nineAbove, { tree: 0, talent: 5 }, talents, 60)).toBeNull();
    const inRow = { ...talents };
    const ranks = [[5, 0, 0, 4, 0, 1, 0, 0, 0, 0], [], []];
    expect(whyNotRanks(ranks, inRow, 60)?.message).toBe('Requires 10 points in Arms Talents');
  });

  test('a prerequisite needs full ranks', () => {
    const almost = spend([0, 0, 5], [0, 1, 2]);
    expect(whyNotLearn(almost, { tree: 0, talent: 4 }, talents, 60)?.message).toBe(
      'Requires 3 points in Arms 1',
    );
    expect(
      whyNotLearn(spend([0, 0, 5], [0, 1, 3]), { tree: 0, talent: 4 }, talents, 60),
    ).toBeNull();
  });

  test('ranks end where the talent ends, points where the level ends', () => {
    expect(whyNotLearn(spend([0, 0, 5]), { tree: 0, talent: 0 }, talents, 60)?.code).toBe(
      'talentFull',
    );
    expect(whyNotLearn(spend([0, 0, 1]), { tree: 0, talent: 0 }, talents, 10)?.code).toBe(
      'noTalentPoints',
    );
    expect(whyNotLearn([], { tree: 0, talent: 99 }, talents, 60)?.code).toBe('invalidTalents');
  });

  test('a point on which others stand cannot be taken back', () => {
    const built = spend([0, 0, 5], [0, 3, 1]);
    expect(whyNotUnlearn(built, { tree: 0, talent: 0 }, talents)?.message).toBe(
      'Requires 5 points in Arms Talents',
    );
    const chained = spend([0, 0, 5], [0, 1, 3], [0, 4, 1]);
    expect(whyNotUnlearn(chained, { tree: 0, talent: 1 }, talents)?.message).toBe(
      'Requires 3 points in Arms 1',
    );
    expect(whyNotUnlearn(chained, { tree: 0, talent: 4 }, talents)).toBeNull();
    expect(whyNotUnlearn([], { tree: 0, talent: 0 }, talents)?.code).toBe('talentNotTaken');
  });

  test('the last point of a talent comes back and the order of the rest stays', () => {
    const order = spend([0, 0, 5], [1, 0, 1], [0, 3, 2]);
    expect(unlearn(order, { tree: 1, talent: 0 }, talents)).toEqual(spend([0, 0, 5], [0, 3, 2]));
    expect(unlearn(order, { tree: 2, talent: 0 }, talents)).toBe(order);
  });

  test('points that came too early after a change move back no further than needed', () => {
    const order = spend([0, 0, 5], [0, 3, 1], [0, 1, 3]);
    expect(unlearn(order, { tree: 0, talent: 0 }, talents)).toEqual(
      spend([0, 0, 4], [0, 1, 1], [0, 3, 1], [0, 1, 2]),
    );
  });

  test('learning appends', () => {
    expect(learn(spend([0, 0, 1]), { tree: 1, talent: 2 })).toEqual(spend([0, 0, 1], [1, 2, 1]));
  });

  test('a prerequisite to the right in the same row is spent first', () => {
    const ranks = [[5, 3, 2, 4, 0, 1, 0, 2, 1, 0], [], []];
    const order = orderOfRanks(ranks, talents);
    const places = order.map((point) => point.talent);
    expect(places.indexOf(7)).toBeGreaterThan(places.indexOf(8));
    expect(ranksOf(order, talents)[0]).toEqual(ranks[0]);
  });

  test('points available are the level minus 9; the required level is 9 plus points', () => {
    expect([1, 9, 10, 60, 70, 80].map(talentPointsAt)).toEqual([0, 0, 1, 51, 61, 71]);
    expect(requiredLevel(51)).toBe(60);
    expect(pointsLeft(60, 50)).toBe(1);
  });

  test('the order panel counts in fives from level 10', () => {
    const groups = orderGroups(spend([0, 0, 5], [0, 1, 2]));
    expect(groups.map((group) => group.label)).toEqual(['10 - 14', '15 - 19']);
    expect(groups[1]?.points.map((point) => point.level)).toEqual([15, 16]);
  });
});
