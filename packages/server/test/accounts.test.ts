import { afterAll, describe, expect, test } from 'vitest';
import { ATTEMPTS_WITHIN } from '../src/accounts/attempts.ts';
import { forgetExpired } from '../src/accounts/housekeeping.ts';
import { setPatron } from '../src/accounts/patron.ts';
import { DATABASE_KINDS } from './databases.ts';
import { refusal, says } from './refusal.ts';
import { PASSWORD, register, runServer, visit } from './run-server.ts';

describe.each(DATABASE_KINDS)('A1: accounts on %s', async (kind) => {
  const running = await runServer(kind);
  const { outbox } = running;
  afterAll(() => running.close());

  test('register, confirm with the mailed code, sign in, sign out', async () => {
    const { auth } = visit(running);
    const captcha = await auth.captcha();
    const email = 'Jaina@Example.org';
    await auth.signUp({ username: 'Jaina', password: PASSWORD, email, captcha });
    expect(await refusal(auth.signIn('jaina', PASSWORD))).toBe('User is not confirmed.');
    expect(await refusal(auth.signIn('jaina', 'a wrong one'))).toBe(says('wrongCredentials'));

    const [mail] = await outbox.mailsTo('jaina@example.org');
    expect(mail!.subject).toBe('Confirm your Gearwright account');
    expect(mail!.text).toContain('Welcome to Gearwright, jaina!');
    expect(await refusal(auth.confirmSignUp('jaina', '000000'))).toBe(says('wrongCode'));
    await auth.confirmSignUp('JAINA', await outbox.codeFor('jaina@example.org'));

    const user = await auth.signIn('Jaina', PASSWORD);
    expect(user).toEqual({
      id: expect.stringMatching(/^\w{10,}$/) as string,
      username: 'jaina',
      attributes: { email: 'jaina@example.org', patron: 'false' },
    });
    expect(await auth.currentUser()).toEqual(user);
    await auth.signOut();
    expect(await auth.currentUser()).toBeNull();
  });

  test('a name is taken once, in any case', async () => {
    const { auth } = visit(running);
    await register(running, { auth }, 'thrall');
    const captcha = await auth.captcha();
    const again = { username: 'THRALL', password: PASSWORD, email: 'other@example.org', captcha };
    expect(await refusal(auth.signUp(again))).toBe('This username is already taken');
  });

  test.each([
    { field: { username: '' }, code: 'Username is required' },
    { field: { username: 'ab' }, code: says('usernameInvalid') },
    { field: { username: 'ab cd' }, code: says('usernameInvalid') },
    { field: { username: 'www.evil.test' }, code: says('usernameInvalid') },
    { field: { password: 'Password1' }, code: says('passwordCommon') },
    { field: { password: 'aaaaaaaaaaaa' }, code: says('passwordCommon') },
    { field: { password: 'Gearwright2025!' }, code: says('passwordCommon') },
    {
      field: { username: 'uther-lightbringer', password: 'Uther-Lightbringer' },
      code: says('passwordIsName'),
    },
    { field: { password: 'Uther@example.org' }, code: says('passwordIsName') },
    { field: { email: '' }, code: 'Email is required' },
    { field: { email: 'no-address' }, code: 'Not a valid email address' },
    { field: { email: 'a@b\r\nBcc: c@example.org' }, code: 'Not a valid email address' },
    { field: { password: 'seven77' }, code: 'Password must be at least 8 characters' },
    { field: { password: 'x'.repeat(129) }, code: 'Password must be at most 128 characters' },
  ])('A1: registering with $field is refused: $code', async ({ field, code }) => {
    const { auth } = visit(running);
    const fields = { username: 'uther', password: PASSWORD, email: 'uther@example.org' };
    expect(await refusal(auth.signUp({ ...fields, ...field, captcha: '' }))).toBe(code);
  });

  test('A2: no registration without a captcha, and none with a used or made-up one', async () => {
    const { auth } = visit(running);
    const one = { username: 'medivh', password: PASSWORD, email: 'medivh@example.org' };
    const two = { username: 'khadgar', password: PASSWORD, email: 'khadgar@example.org' };
    const captcha = await auth.captcha();
    const madeUp = btoa(atob(captcha).replace(/"cost":\d+/, '"cost":1'));
    for (const bad of ['', 'nonsense', 'null', btoa('{}'), btoa('null'), madeUp]) {
      expect(await refusal(auth.signUp({ ...one, captcha: bad }))).toBe(says('captchaFailed'));
    }
    await auth.signUp({ ...one, captcha });
    expect(await refusal(auth.signUp({ ...two, captcha }))).toBe(says('captchaFailed'));
  });

  test('an address that has an account is told nothing by the screen and everything by mail', async () => {
    const { auth } = visit(running);
    await register(running, { auth }, 'arthas', 'arthas@example.org');
    const captcha = await auth.captcha();
    const again = { username: 'menethil', password: PASSWORD, email: 'arthas@example.org' };
    await auth.signUp({ ...again, captcha });
    expect(await refusal(auth.signIn('menethil', PASSWORD))).toBe('User is not confirmed.');
    const mail = (await outbox.mailsTo('arthas@example.org')).at(-1)!;
    expect(mail.subject).toBe('You already have a Gearwright account');
    expect(mail.text).toContain('Your username is arthas');
    expect(mail.text).not.toMatch(/\d{6}/);
  });

  test('somebody else typing my address does not keep me from it', async () => {
    const { auth } = visit(running);
    const email = 'sylvanas@example.org';
    const wanted = { password: PASSWORD, email };
    await auth.signUp({ ...wanted, username: 'imposter', captcha: await auth.captcha() });
    await register(running, { auth }, 'sylvanas', email);
    expect((await auth.signIn('sylvanas', PASSWORD)).attributes.email).toBe(email);
    expect(await refusal(auth.confirmSignUp('imposter', '123456'))).toBe(says('wrongCode'));
  });

  test('of two names with one address the second to be confirmed is told why not', async () => {
    const { auth } = visit(running);
    const email = 'lothar@example.org';
    const codes: string[] = [];
    for (const username of ['lothar', 'anduin-l']) {
      await auth.signUp({ username, password: PASSWORD, email, captcha: await auth.captcha() });
      codes.push(await outbox.codeFor(email));
    }
    await auth.confirmSignUp('anduin-l', codes[1]!);
    const reply = await fetch(`${running.origin}/auth/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: running.origin },
      body: JSON.stringify({ username: 'lothar', code: codes[0] }),
    });
    expect([reply.status, await reply.json()]).toEqual([
      409,
      { error: { code: 'addressTaken', message: says('addressTaken') } },
    ]);
    await auth.signIn('anduin-l', PASSWORD);
    expect(await refusal(auth.signIn('lothar', PASSWORD))).toBe('User is not confirmed.');
  });

  test('a code can be sent again; only the last one counts, and five wrong tries are enough for one client', async () => {
    const { auth } = visit(running);
    const email = 'cairne@example.org';
    await auth.signUp({
      username: 'cairne',
      password: PASSWORD,
      email,
      captcha: await auth.captcha(),
    });
    const first = await outbox.codeFor(email);
    await auth.resendCode('Cairne');
    const second = await outbox.codeFor(email);
    if (first !== second) {
      expect(await refusal(auth.confirmSignUp('cairne', first))).toBe(says('wrongCode'));
    }
    for (let tries = first === second ? 0 : 1; tries < 5; tries++) {
      const wrong = second === '111111' ? '222222' : '111111';
      expect(await refusal(auth.confirmSignUp('cairne', wrong))).toBe(says('wrongCode'));
    }
    expect(await refusal(auth.confirmSignUp('cairne', second))).toBe(says('tooManyAttempts'));
    await forgetExpired(running.context.database, Date.now() + ATTEMPTS_WITHIN + 1_000);
    await auth.resendCode('cairne');
    await auth.confirmSignUp('cairne', await outbox.codeFor(email));
    await auth.signIn('cairne', PASSWORD);
  });

  test('codes are stored hashed', async () => {
    const { auth } = visit(running);
    const email = 'vashj@example.org';
    await auth.signUp({
      username: 'vashj',
      password: PASSWORD,
      email,
      captcha: await auth.captcha(),
    });
    const code = await outbox.codeFor(email);
    const { db } = running.context.database;
    const rows = await db.selectFrom('verification').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    const passwords = await db.selectFrom('account').select('password').execute();
    for (const { password } of passwords) {
      expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    }
  });

  test('a code is good for ten minutes', async () => {
    const { auth } = visit(running);
    const email = 'varian@example.org';
    await auth.signUp({
      username: 'varian',
      password: PASSWORD,
      email,
      captcha: await auth.captcha(),
    });
    const code = await outbox.codeFor(email);
    const { db } = running.context.database;
    const named = (identifier: string) =>
      db.selectFrom('verification').selectAll().where('identifier', 'like', identifier).execute();
    const user = await db
      .selectFrom('user')
      .select('email')
      .where('username', '=', 'varian')
      .executeTakeFirstOrThrow();
    const [row] = await named(`%${user.email}`);
    const lives = new Date(row!.expiresAt).getTime() - new Date(row!.createdAt).getTime();
    expect(Math.round(lives / 60_000)).toBe(10);
    const past = new Date(Date.now() - 1_000);
    await db
      .updateTable('verification')
      .set({ expiresAt: kind === 'sqlite' ? past.toISOString() : past })
      .where('id', '=', row!.id)
      .execute();
    expect(await refusal(auth.confirmSignUp('varian', code))).toBe(says('wrongCode'));
  });

  test('forgot password: a code, a new password, every session ended', async () => {
    const { auth } = visit(running);
    const elsewhere = visit(running).auth;
    await register(running, { auth }, 'illidan');
    await elsewhere.signIn('illidan', PASSWORD);
    await auth.forgotPassword('Illidan');
    const code = await outbox.codeFor('illidan@example.org');
    expect(await refusal(auth.forgotPasswordSubmit('illidan', code, 'short'))).toBe(
      'Password must be at least 8 characters',
    );
    const wrong = code === '111111' ? '222222' : '111111';
    expect(await refusal(auth.forgotPasswordSubmit('illidan', wrong, 'you are prepared'))).toBe(
      says('wrongCode'),
    );
    await auth.forgotPasswordSubmit('illidan', code, 'you are prepared');
    expect(await elsewhere.currentUser()).toBeNull();
    expect(await refusal(auth.signIn('illidan', PASSWORD))).toBe(says('wrongCredentials'));
    await auth.signIn('illidan', 'you are prepared');
    expect(await refusal(auth.forgotPasswordSubmit('illidan', code, 'once more, then'))).toBe(
      says('wrongCode'),
    );
    const last = (await outbox.mailsTo('illidan@example.org')).at(-1)!;
    expect(last.subject).toBe('Your Gearwright password was changed');
  });

  test('what is asked about a name that nobody has is answered as for one that somebody has', async () => {
    const { auth } = visit(running);
    const before = (await outbox.mails()).length;
    await auth.forgotPassword('nobody-at-all');
    await auth.resendCode('nobody-at-all');
    await auth.forgotUsername('nobody@example.org');
    expect((await outbox.mails()).length).toBe(before);
    expect(await refusal(auth.signIn('nobody-at-all', PASSWORD))).toBe(says('wrongCredentials'));
    expect(await refusal(auth.confirmSignUp('nobody-at-all', '123456'))).toBe(says('wrongCode'));
    const reset = auth.forgotPasswordSubmit('nobody-at-all', '123456', PASSWORD);
    expect(await refusal(reset)).toBe(says('wrongCode'));
  });

  test('forgot username: the names go to their address', async () => {
    const { auth } = visit(running);
    await register(running, { auth }, 'tyrande');
    await auth.forgotUsername('TYRANDE@example.org');
    const mail = (await outbox.mailsTo('tyrande@example.org')).at(-1)!;
    expect(mail.text).toContain('Your username is tyrande');
    expect(await refusal(auth.forgotUsername('no address'))).toBe('Not a valid email address');
  });

  test('change password: the old one is asked for, other sessions end, this one stays', async () => {
    const { auth } = visit(running);
    const elsewhere = visit(running).auth;
    await register(running, { auth }, 'malfurion');
    await auth.signIn('malfurion', PASSWORD);
    await elsewhere.signIn('malfurion', PASSWORD);
    expect(await refusal(auth.changePassword('not mine', 'a new password'))).toBe(
      says('wrongPassword'),
    );
    expect(await refusal(auth.changePassword(PASSWORD, 'short'))).toBe(
      'Password must be at least 8 characters',
    );
    await auth.changePassword(PASSWORD, 'a new password');
    expect(await auth.currentUser()).toMatchObject({ username: 'malfurion' });
    expect(await elsewhere.currentUser()).toBeNull();
    expect(await refusal(elsewhere.changePassword(PASSWORD, 'another one'))).toBe(
      says('notSignedIn'),
    );
    await elsewhere.signIn('malfurion', 'a new password');
  });

  test('A6: deleting the account asks for the password and leaves nothing', async () => {
    const { auth } = visit(running);
    await register(running, { auth }, 'kelthuzad');
    expect(await refusal(auth.deleteAccount(PASSWORD))).toBe(says('notSignedIn'));
    const { id } = await auth.signIn('kelthuzad', PASSWORD);
    expect(await refusal(auth.deleteAccount('not mine'))).toBe(says('wrongPasswordToDelete'));
    await auth.deleteAccount(PASSWORD);
    expect(await auth.currentUser()).toBeNull();
    expect(await refusal(auth.signIn('kelthuzad', PASSWORD))).toBe(says('wrongCredentials'));
    const { db } = running.context.database;
    for (const table of ['session', 'account'] as const) {
      const rows = await db.selectFrom(table).selectAll().where('userId', '=', id).execute();
      expect(rows).toEqual([]);
    }
    await register(running, { auth }, 'kelthuzad');
  });

  test('A5: a patron has the flag as text', async () => {
    const { auth } = visit(running);
    await register(running, { auth }, 'muradin');
    const { db } = running.context.database;
    expect(await setPatron(db, 'Muradin', true)).toBe(true);
    expect((await auth.signIn('muradin', PASSWORD)).attributes.patron).toBe('true');
    await setPatron(db, 'muradin', false);
    expect((await auth.currentUser())!.attributes.patron).toBe('false');
    expect(await setPatron(db, 'nobody-at-all', true)).toBe(false);
  });
});
