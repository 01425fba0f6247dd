import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { ENDPOINTS } from '@gearwright/api/endpoints.ts';
import { SITES } from '@gearwright/game/edition/sites.ts';
import { Attempts, ATTEMPTS_WITHIN } from '../src/accounts/attempts.ts';
import { forgetExpired } from '../src/accounts/housekeeping.ts';
import { TRIES, wrongPasswordsFor } from '../src/accounts/tries.ts';
import { forgetUnconfirmed, UNCONFIRMED_LIVES } from '../src/accounts/unconfirmed.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { readSecret } from '../src/signing/secret.ts';
import { createSite } from '../src/site/create-site.ts';
import { DATABASE_KINDS } from './databases.ts';
import { refusal, says } from './refusal.ts';
import { addPlayer, PASSWORD, register, runServer, visit } from './run-server.ts';

describe.each(DATABASE_KINDS)('A1: what accounts do not allow on %s', async (kind) => {
  const running = await runServer(kind);
  const { outbox } = running;
  afterAll(() => running.close());

  test('an unconfirmed name is free again after two days', async () => {
    const { auth } = visit(running);
    const rexxar = { username: 'rexxar', password: PASSWORD, email: 'rexxar@example.org' };
    await auth.signUp({ ...rexxar, captcha: await auth.captcha() });
    const { database } = running.context;
    await forgetUnconfirmed(database, Date.now() + UNCONFIRMED_LIVES - 60_000);
    expect(await refusal(auth.signIn('rexxar', PASSWORD))).toBe('User is not confirmed.');
    await forgetUnconfirmed(database, Date.now() + UNCONFIRMED_LIVES + 60_000);
    expect(await refusal(auth.signIn('rexxar', PASSWORD))).toBe(says('wrongCredentials'));
    await register(running, { auth }, 'rexxar', 'again@example.org');
  });

  test('six mails an hour are one too many, for one name and for one address', async () => {
    const { auth } = visit(running);
    await register(running, { auth }, 'voljin');
    for (let asked = 0; asked < 5; asked++) await auth.forgotPassword('voljin');
    expect(await refusal(auth.forgotPassword('voljin'))).toBe(says('tooManyAttempts'));
    for (let asked = 0; asked < 5; asked++) await auth.forgotPassword('nobody-either');
    expect(await refusal(auth.forgotPassword('nobody-either'))).toBe(says('tooManyAttempts'));
    // One more went with the registration.
    expect(await outbox.mailsTo('voljin@example.org')).toHaveLength(6);
  });

  test('a code that is one too many for the address is not made: the last one sent still counts', async () => {
    const { auth } = visit(running);
    const email = 'nathanos@example.org';
    const nathanos = { username: 'nathanos', password: PASSWORD, email };
    await auth.signUp({ ...nathanos, captcha: await auth.captcha() });
    for (let sent = 1; sent < 5; sent++) await auth.resendCode('nathanos');
    const code = await outbox.codeFor(email);
    await auth.resendCode('nathanos');
    expect(await outbox.mailsTo(email)).toHaveLength(5);
    await auth.confirmSignUp('nathanos', code);
    await auth.signIn('nathanos', PASSWORD);
  });

  test('strangers registering with an address do not use up its password resets', async () => {
    const { auth } = visit(running);
    const email = 'alleria@example.org';
    await register(running, { auth }, 'alleria', email);
    for (let stranger = 0; stranger < 5; stranger++) {
      const username = `stranger-${stranger}`;
      await auth.signUp({ username, password: PASSWORD, email, captcha: await auth.captcha() });
    }
    expect(await outbox.mailsTo(email)).toHaveLength(5);
    await auth.forgotPassword('alleria');
    expect(await outbox.mailsTo(email)).toHaveLength(6);
    await auth.forgotPasswordSubmit('alleria', await outbox.codeFor(email), 'a thousand years');
    await auth.signIn('alleria', 'a thousand years');
  });

  test('ten wrong passwords are enough for a while, also for the right one', async () => {
    const { auth } = visit(running);
    await register(running, { auth }, 'gallywix');
    for (let tries = 0; tries < 10; tries++) {
      expect(await refusal(auth.signIn('gallywix', `guess ${tries}`))).toBe(
        says('wrongCredentials'),
      );
    }
    expect(await refusal(auth.signIn('gallywix', PASSWORD))).toBe(says('tooManyAttempts'));
    await addPlayer(running);
  });

  test('a hundred wrong passwords for one name are enough, by whomever', async () => {
    const { auth } = visit(running);
    await register(running, { auth }, 'medivh');
    const { database, config } = running.context;
    const secret = readSecret(config.secret, config.dataFolder);
    const others = new Attempts(database.db, secret.key('attempts'));
    const guesses = async (count: number): Promise<void> => {
      const wrong = () => Promise.reject(new PlannerError('wrongCredentials'));
      for (let guess = 0; guess < count; guess++) {
        await expect(others.try([wrongPasswordsFor('medivh')], wrong)).rejects.toMatchObject({
          code: 'wrongCredentials',
        });
      }
    };
    expect(await refusal(auth.signIn(' Medivh', 'a guess'))).toBe(says('wrongCredentials'));
    await guesses(TRIES.byWhomever - 2);
    await auth.signIn('medivh', PASSWORD);
    await guesses(1);
    expect(await refusal(auth.signIn('medivh', PASSWORD))).toBe(says('tooManyAttempts'));
    await forgetExpired(database, Date.now() + ATTEMPTS_WITHIN + 1_000);
    await auth.signIn('medivh', PASSWORD);
  });

  test('D19: requests from another site are refused', async () => {
    const call = (headers: Record<string, string>) =>
      fetch(`${running.origin}/auth/sign-out`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      });
    for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }]) {
      const reply = await call(headers as Record<string, string>);
      expect([reply.status, await reply.json()]).toEqual([
        403,
        { error: { code: 'foreignOrigin', message: says('foreignOrigin') } },
      ]);
    }
    expect((await call({ origin: running.origin })).status).toBe(200);
  });

  test('the session lives in a cookie that scripts cannot read; remembered, it outlives the browser', async () => {
    const { auth } = visit(running);
    await register(running, { auth }, 'anduin');
    const cookiesOf = async (rememberMe: boolean) => {
      const reply = await fetch(`${running.origin}/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: running.origin },
        body: JSON.stringify({ username: 'anduin', password: PASSWORD, rememberMe }),
      });
      return reply.headers.getSetCookie().find((cookie) => cookie.includes('session_token'))!;
    };
    const kept = await cookiesOf(true);
    expect(kept).toMatch(/^gearwright\.session_token=.*Max-Age=2592000;.*HttpOnly; SameSite=Lax$/);
    expect(await cookiesOf(false)).not.toContain('Max-Age');
  });

  test('nonsense in a body is refused, never a failure', async () => {
    for (const body of [
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '{"username":5}',
      '{"username":{"a":1}}',
    ]) {
      const reply = await fetch(`${running.origin}/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: running.origin },
        body,
      });
      expect(reply.status, body).toBeGreaterThanOrEqual(400);
      expect(reply.status, body).toBeLessThan(500);
      expect(await reply.json()).toMatchObject({ error: { code: expect.any(String) as string } });
    }
  });
});

test('one address asks so often a minute under /auth and no oftener', async () => {
  const running = await runServer('sqlite', { AUTH_REQUESTS_PER_MINUTE: '5' });
  onTestFinished(() => running.close());
  const { auth } = visit(running);
  for (let asked = 0; asked < 5; asked++) expect(await auth.currentUser()).toBeNull();
  expect(await refusal(auth.currentUser())).toBe(says('tooManyAttempts'));
  expect((await fetch(`${running.origin}/auth/captcha`)).status).toBe(429);
});

test('the addresses of one IPv6 network count as one, under /auth and for calls', async () => {
  const running = await runServer('sqlite', {
    TRUST_PROXY: '127.0.0.1',
    AUTH_REQUESTS_PER_MINUTE: '3',
    REQUESTS_PER_MINUTE: '3',
  });
  onTestFinished(() => running.close());
  const sameNetwork = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3:f::3'];
  const ask = async (address: string) => {
    const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' };
    const account = await fetch(`${running.origin}/auth/user`, { headers });
    const url = `${running.origin}${ENDPOINTS.wrath}`;
    const call = await fetch(url, { method: 'POST', headers, body: '{}' });
    return [account.status, call.status];
  };
  for (const address of sameNetwork) expect(await ask(address)).toEqual([200, 401]);
  expect(await ask('2001:db8:1:2:ffff::4')).toEqual([429, 429]);
  expect(await ask('2001:db8:1:100::1')).toEqual([200, 401]);
  for (const address of ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1']) {
    expect(await ask(address)).toEqual([200, 401]);
  }
  expect(await ask('::ffff:192.0.2.1')).toEqual([429, 429]);
  expect(await ask('192.0.2.2')).toEqual([200, 401]);
});

test('behind TLS the cookies are for TLS alone', async () => {
  const running = await runServer('sqlite', { TRUST_PROXY: '127.0.0.1' });
  onTestFinished(() => running.close());
  await addPlayer(running, 'khadgar');
  const signIn = (headers: Record<string, string>) =>
    fetch(`${running.origin}/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ username: 'khadgar', password: PASSWORD }),
    });
  const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'gear.example.org' };
  const reply = await signIn({ ...proxied, origin: 'https://gear.example.org' });
  expect(reply.status).toBe(200);
  for (const cookie of reply.headers.getSetCookie()) {
    expect(cookie).toMatch(/^__Host-gearwright\.[^;]+;.*Path=\/;.*; Secure$/);
    expect(cookie).not.toMatch(/domain=/i);
  }
  expect((await signIn({ ...proxied, origin: running.origin })).status).toBe(403);
});

test('one sign-in serves every site of a host', async () => {
  const running = await runServer('sqlite');
  const neighbour = await createSite(SITES.tbc, running.context);
  const origin = await neighbour.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await neighbour.close();
    await running.close();
  });
  await addPlayer(running, 'khadgar');
  const reply = await fetch(`${running.origin}/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: running.origin },
    body: JSON.stringify({ username: 'khadgar', password: PASSWORD }),
  });
  const cookie = reply.headers.getSetCookie().map((each) => each.split(';')[0]);
  const there = await fetch(`${origin}/auth/user`, { headers: { cookie: cookie.join('; ') } });
  expect(await there.json()).toMatchObject({ user: { username: 'khadgar' } });
});
