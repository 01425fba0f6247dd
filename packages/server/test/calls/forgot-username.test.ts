import { afterAll, describe, expect, test } from 'vitest';
import { forgotUsername } from '@gearwright/api/generated/operations.ts';
import { guest, player, refusalOf } from '../askers.ts';
import { DATABASE_KINDS } from '../databases.ts';
import { runServer } from '../run-server.ts';

describe.each(DATABASE_KINDS)('forgotUsername on %s', async (kind) => {
  const running = await runServer(kind);
  afterAll(() => running.close());
  const me = await player(running);

  test('A1: names are mailed to an address that has some; the answer never tells', async () => {
    const visitor = guest(running);
    const known = `${me.userId}@example.org`;
    for (const email of [known, 'nobody@example.org']) {
      expect(await visitor.call(forgotUsername, { email })).toEqual({ forgotUsername: true });
    }
    expect((await running.outbox.mailsTo(known))[0]!.text).toContain(me.userId);
    expect(await running.outbox.mailsTo('nobody@example.org')).toEqual([]);
    expect(await refusalOf(visitor.call(forgotUsername, { email: 'no address' }))).toBe(
      'invalidEmail',
    );
  });
});
