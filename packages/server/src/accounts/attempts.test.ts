import { randomBytes } from 'node:crypto';
import { PlannerError } from '@gearwright/game/messages.ts';
import { describe, expect, test } from 'vitest';
import { DATABASE_KINDS, throwawayDatabase } from '../../test/databases.ts';
import { Attempts, ATTEMPTS_WITHIN, type Limit } from './attempts.ts';

const MOST = 6;
const wrong = () => Promise.reject(new PlannerError('wrongCredentials'));
const right = () => Promise.resolve('in');
const limit = (of: string, most = MOST): Limit => ({ of, most });
const passwords = (of: string): Limit => ({
  ...limit(of),
  counts: ({ code }) => code === 'wrongCredentials',
});
const tooMany = { code: 'tooManyAttempts' };

describe.each(DATABASE_KINDS)('what went wrong lately on %s', (kind) => {
  test('two servers count together; another name and another while are free', async () => {
    const { db } = await throwawayDatabase(kind);
    const key = randomBytes(32);
    let now = 1_000_000_000_000;
    const servers = [0, 1].map(() => new Attempts(db, key, () => now)) as [Attempts, Attempts];
    for (let tries = 0; tries < MOST; tries++) {
      const guess = servers[tries % 2]!.try([limit('thrall')], wrong);
      await expect(guess).rejects.toMatchObject({ code: 'wrongCredentials' });
    }
    for (const server of servers) {
      await expect(server.try([limit('thrall')], right)).rejects.toMatchObject(tooMany);
    }
    expect(await servers[0].try([limit('jaina')], right)).toBe('in');
    const rows = await db.selectFrom('attempts').selectAll().execute();
    expect(rows).toHaveLength(MOST);
    expect(JSON.stringify(rows)).not.toContain('thrall');
    now += ATTEMPTS_WITHIN;
    expect(await servers[1].try([limit('thrall')], right)).toBe('in');
  });

  test('of several limits the first that is full refuses, and each counts what it says', async () => {
    const { db } = await throwawayDatabase(kind);
    const attempts = new Attempts(db, randomBytes(32));
    const limits = (name: string) => [limit('a client', 3), passwords(name)];
    const unconfirmed = () => Promise.reject(new PlannerError('userNotConfirmed'));
    for (const name of ['thrall', 'jaina', 'thrall']) {
      await expect(attempts.try(limits(name), unconfirmed)).rejects.toMatchObject({
        code: 'userNotConfirmed',
      });
    }
    expect(await db.selectFrom('attempts').selectAll().execute()).toHaveLength(3);
    await expect(attempts.try(limits('medivh'), right)).rejects.toMatchObject(tooMany);
    expect(await attempts.try([passwords('thrall')], right)).toBe('in');
  });

  test('a success takes back itself alone, and a failure of ours counts for nobody', async () => {
    const { db } = await throwawayDatabase(kind);
    const attempts = new Attempts(db, randomBytes(32));
    await expect(attempts.try([limit('thrall')], wrong)).rejects.toMatchObject({
      code: 'wrongCredentials',
    });
    await attempts.try([limit('thrall')], right);
    const broken = attempts.try([limit('thrall')], () => Promise.reject(new Error('out of order')));
    await expect(broken).rejects.toThrow('out of order');
    expect(await db.selectFrom('attempts').selectAll().execute()).toHaveLength(1);
  });

  test('many at once cannot slip through', async () => {
    const { db } = await throwawayDatabase(kind);
    const attempts = new Attempts(db, randomBytes(32));
    let guessed = 0;
    const guess = () => {
      guessed++;
      return wrong();
    };
    const guesses = Array.from({ length: MOST + 20 }, () => attempts.try([limit('x')], guess));
    await Promise.allSettled(guesses);
    expect(guessed).toBeLessThanOrEqual(MOST);
  });
});
