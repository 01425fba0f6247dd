import { afterAll, expect, test } from 'vitest';
import { getBaseStats } from '@gearwright/api/generated/operations.ts';
import { guest, refusalOf } from '../askers.ts';
import { runServer } from '../run-server.ts';

const running = await runServer('sqlite');
afterAll(() => running.close());
const visitor = guest(running);

test('base stats of class, race and level', async () => {
  const who = { gameClass: 'warrior', race: 'orc', level: 60 } as const;
  const { getBaseStats: stats } = await visitor.call(getBaseStats, who, 'classic');
  expect(stats).toMatchObject({ strength: 123, agility: 77, stamina: 112, mana: 0 });
});

test.each([
  [{ gameClass: 'mage', race: 'tauren', level: 80 }, 'classNotOfRace'],
  [{ gameClass: 'mage', race: 'human', level: 81 }, 'outOfRange'],
  [{ gameClass: 'mage', race: 'human', level: 0 }, 'outOfRange'],
  [{ gameClass: 'deathknight', race: 'human', level: 54 }, 'outOfRange'],
] as const)('%j is refused', async (who, code) => {
  expect(await refusalOf(visitor.call(getBaseStats, who))).toBe(code);
});
