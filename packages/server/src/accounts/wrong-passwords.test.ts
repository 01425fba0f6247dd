import { randomBytes } from 'node:crypto';
import { PlannerError } from '@gearwright/game/messages.ts';
import { describe, expect, test } from 'vitest';
import { DATABASE_KINDS, throwawayDatabase } from '../../test/databases.ts';
import { WRONG_PASSWORDS, WrongPasswords } from './wrong-passwords.ts';

const { most, within } = WRONG_PASSWORDS;
const wrong = () => Promise.reject(new PlannerError('wrongCredentials'));
const right = () => Promise.resolve('in');

describe.each(DATABASE_KINDS)('wrong passwords for one name on %s', (kind) => {
  test('two servers count together; another name and another while are free', async () => {
    const { db } = await throwawayDatabase(kind);
    const key = randomBytes(32);
    let now = 1_000_000_000_000;
    const servers = [0, 1].map(() => new WrongPasswords(db, key, () => now)) as [
      WrongPasswords,
      WrongPasswords,
    ];
    for (let tries = 0; tries < most; tries++) {
      const code = servers[tries % 2]!.try('thrall', wrong);
      await expect(code).rejects.toMatchObject({ code: 'wrongCredentials' });
    }
    for (const server of servers) {
      await expect(server.try('thrall', right)).rejects.toMatchObject({ code: 'tooManyAttempts' });
    }
    expect(await servers[0].try('jaina', right)).toBe('in');
    const rows = await db.selectFrom('wrong_passwords').selectAll().execute();
    expect(rows).toHaveLength(most);
    expect(JSON.stringify(rows)).not.toContain('thrall');
    now += within;
    expect(await servers[1].try('thrall', right)).toBe('in');
  });

  test('many at once cannot slip through; what else goes wrong does not count', async () => {
    const { db } = await throwawayDatabase(kind);
    const limit = new WrongPasswords(db, randomBytes(32));
    const unconfirmed = () => Promise.reject(new PlannerError('userNotConfirmed'));
    await expect(limit.try('thrall', unconfirmed)).rejects.toMatchObject({
      code: 'userNotConfirmed',
    });
    expect(await db.selectFrom('wrong_passwords').selectAll().execute()).toEqual([]);
    let guessed = 0;
    const guess = () => {
      guessed++;
      return wrong();
    };
    const guesses = Array.from({ length: most + 40 }, () => limit.try('thrall', guess));
    await Promise.allSettled(guesses);
    expect(guessed).toBeLessThanOrEqual(most);
  });
});
