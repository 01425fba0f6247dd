import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { noSoonerThan } from '../src/accounts/no-sooner-than.ts';
import { DATABASE_KINDS } from './databases.ts';
import { refusal, says } from './refusal.ts';
import { PASSWORD, register, runServer, visit, type RunningServer } from './run-server.ts';

/** Somebody on a network of their own. */
function from(running: RunningServer, address: string) {
  return async (path: string, body: object): Promise<string> => {
    const reply = await fetch(`${running.origin}/auth/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: running.origin,
        'x-forwarded-for': address,
      },
      body: JSON.stringify(body),
    });
    const { error } = (await reply.json()) as { readonly error?: { readonly code: string } };
    return error?.code ?? 'answered';
  };
}

describe.each(DATABASE_KINDS)(
  'A1: strangers do not deny an owner anything, on %s',
  async (kind) => {
    const running = await runServer(kind, { TRUST_PROXY: '127.0.0.1' });
    afterAll(() => running.close());

    test('wrong codes of a stranger leave the code in the mailbox good', async () => {
      await register(running, visit(running), 'jaina');
      const [owner, stranger] = [from(running, '192.0.2.1'), from(running, '198.51.100.7')];
      expect(await owner('forgot-password', { username: 'jaina' })).toBe('answered');
      const code = await running.outbox.codeFor('jaina@example.org');
      const wrong = code === '111111' ? '222222' : '111111';
      const guess = { username: 'jaina', code: wrong, newPassword: 'a thief’s password' };
      const answers: string[] = [];
      for (let n = 0; n < 8; n++) answers.push(await stranger('reset-password', guess));
      expect(answers).toEqual([
        ...Array<string>(5).fill('wrongCode'),
        ...Array<string>(3).fill('tooManyAttempts'),
      ]);
      expect(
        await owner('reset-password', { ...guess, code, newPassword: 'my very own one' }),
      ).toBe('answered');
    });

    test('mails a stranger asks for do not use up the owner’s', async () => {
      await register(running, visit(running), 'thrall');
      const [owner, stranger] = [from(running, '192.0.2.1'), from(running, '198.51.100.7')];
      const answers: string[] = [];
      for (let n = 0; n < 8; n++)
        answers.push(await stranger('forgot-password', { username: 'thrall' }));
      expect(answers.slice(5)).toEqual(Array<string>(3).fill('tooManyAttempts'));
      expect(await owner('forgot-password', { username: 'thrall' })).toBe('answered');
      // The last one sent is the one that counts, whoever asked for it.
      const code = await running.outbox.codeFor('thrall@example.org');
      const reset = { username: 'thrall', code, newPassword: 'my very own one' };
      expect(await owner('reset-password', reset)).toBe('answered');
    });

    test('a name that nobody has is refused as often, in the same words', async () => {
      const stranger = from(running, '203.0.113.9');
      const ask = async (username: string) => {
        const answers: string[] = [];
        for (let n = 0; n < 6; n++) answers.push(await stranger('forgot-password', { username }));
        const guess = { username, code: '000000', newPassword: 'a thief’s password' };
        for (let n = 0; n < 6; n++) answers.push(await stranger('reset-password', guess));
        return answers;
      };
      await register(running, visit(running), 'sylvanas');
      expect(await ask('nobody-at-all')).toEqual(await ask('sylvanas'));
    });
  },
);

test('one address registers so many accounts an hour', async () => {
  const running = await runServer('sqlite', { REGISTRATIONS_PER_HOUR: '2' });
  onTestFinished(() => running.close());
  const { auth } = visit(running);
  const signUp = async (username: string) =>
    auth.signUp({
      username,
      password: PASSWORD,
      email: `${username}@example.org`,
      captcha: await auth.captcha(),
    });
  await signUp('first');
  await signUp('second');
  expect(await refusal(signUp('third'))).toBe(says('tooManyAttempts'));
});

test('a refusal waits for its time, an answer does not', async () => {
  let waited = true;
  await noSoonerThan(1_000_000, async () => (waited = false));
  expect(waited).toBe(false);
  const order: string[] = [];
  const refused = noSoonerThan(1, () => Promise.reject(new Error('no'))).catch(() =>
    order.push('refused'),
  );
  order.push('asked');
  await refused;
  expect(order).toEqual(['asked', 'refused']);
});
