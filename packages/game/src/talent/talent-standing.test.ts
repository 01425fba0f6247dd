import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixtureTalents } from '../../test/rules/fixture-talents.ts';
import { runs } from '../../test/rules/property-runs.ts';
import { learn, whyNotLearn } from './learn.ts';
import { ranksOf, type TalentOrder, type TreeIndex } from './talent-order.ts';
import { rankCount } from './talent-rules.ts';
import { talentStandings } from './talent-standing.ts';

const talents = fixtureTalents('warrior', 46917);

const standingsOf = (order: TalentOrder, level: number) =>
  talentStandings(ranksOf(order, talents), talents, level);

test('K1: at first the first row is open and the rest shut', () => {
  const [arms] = standingsOf([], 60);
  expect(arms).toEqual(talents.trees[0].talents.map(({ row }) => (row === 0 ? 'open' : 'shut')));
});

test('K1: without points left what has some stays apart from what has none', () => {
  const order = [{ tree: 0, talent: 0 } as const];
  expect(standingsOf(order, 10)[0]!.slice(0, 3)).toEqual(['some', 'shut', 'shut']);
});

test('K1: open is what can be learned, full what has all ranks', () => {
  const clicks = fc.array(fc.tuple(fc.nat(2), fc.nat(29)), { maxLength: 200 });
  fc.assert(
    fc.property(clicks, fc.integer({ min: 9, max: 80 }), (pairs, level) => {
      let order: TalentOrder = [];
      for (const [tree, talent] of pairs) {
        const point = { tree: tree as TreeIndex, talent };
        if (!whyNotLearn(order, point, talents, level)) order = learn(order, point);
      }
      const ranks = ranksOf(order, talents);
      standingsOf(order, level).forEach((inTree, tree) =>
        inTree.forEach((standing, talent) => {
          const facts = talents.trees[tree as TreeIndex].talents[talent]!;
          const rank = ranks[tree]![talent]!;
          const why = whyNotLearn(order, { tree: tree as TreeIndex, talent }, talents, level);
          if (rank === rankCount(facts)) expect(standing).toBe('full');
          else expect(standing).toBe(why ? (rank > 0 ? 'some' : 'shut') : 'open');
        }),
      );
    }),
    runs(40),
  );
});
