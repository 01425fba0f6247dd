import { afterAll, expect, test } from 'vitest';
import { getBuffOptions } from '@gearwright/api/generated/operations.ts';
import { guest, refusalOf } from '../askers.ts';
import { runServer } from '../run-server.ts';

const running = await runServer('sqlite');
afterAll(() => running.close());
const visitor = guest(running);

test('B1: by who casts them, with ranks of the level and improvements', async () => {
  const who = { gameClass: 'mage', race: 'human' } as const;
  const at = async (level: number) =>
    (await visitor.call(getBuffOptions, { ...who, level })).getBuffOptions;
  const categories = await at(80);
  const priest = categories.find(({ category }) => category === 'priest')!;
  const fortitude = priest.spells.find(({ name }) => name === 'Power Word: Fortitude')!;
  expect(fortitude.improvements[0]!.name).toBe('Improved Power Word: Fortitude');
  const young = (await at(20))
    .find(({ category }) => category === 'priest')!
    .spells.find(({ name }) => name === 'Power Word: Fortitude')!;
  expect(young.ranks.length).toBeLessThan(fortitude.ranks.length);
  expect(young.ranks.every(({ level }) => level <= 20)).toBe(true);
});

test('who cannot be is refused', async () => {
  const nobody = { gameClass: 'mage', race: 'tauren', level: 80 } as const;
  expect(await refusalOf(visitor.call(getBuffOptions, nobody))).toBe('classNotOfRace');
});
