import { afterAll, expect, test } from 'vitest';
import { getTalentData } from '@gearwright/api/generated/operations.ts';
import { guest, refusalOf } from '../askers.ts';
import { runServer } from '../run-server.ts';

const running = await runServer('sqlite');
afterAll(() => running.close());
const visitor = guest(running);

test('K1: three trees with ranks, words and what they give', async () => {
  const { getTalentData: data } = await visitor.call(getTalentData, { gameClass: 'mage' });
  expect(data.trees.map(({ name }) => name)).toEqual(['Arcane', 'Fire', 'Frost']);
  const mind = data.trees[0]!.talents.find(({ name }) => name === 'Arcane Mind')!;
  expect(mind.ranks.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
  expect(mind.ranks[4]!.description).toContain('15%');
  expect(mind.ranks[4]!.stats).toEqual([
    { stat: 'intellect', type: 'percent', value: 15, condition: null },
  ]);
  const talents = data.trees.flatMap((tree) => tree.talents);
  expect(talents.some(({ requires }) => requires !== null)).toBe(true);
  expect(talents.some(({ ranks }) => ranks[0]!.spell?.cooldown)).toBe(true);
});

test('a class the edition does not have is refused', async () => {
  const asked = visitor.call(getTalentData, { gameClass: 'deathknight' }, 'tbc');
  expect(await refusalOf(asked)).toBe('malformed');
});
