import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { exportMyData, listCharacters } from '@gearwright/api/generated/operations.ts';
import type { SigningCredentials } from '@gearwright/api/client/auth-answers.ts';
import { ENDPOINTS } from '@gearwright/api/endpoints.ts';
import type { Operation } from '@gearwright/api/operation.ts';
import { runAdmin } from '../src/admin/run-admin.ts';
import { LONGEST_SESSION } from '../src/accounts/session-rows.ts';
import { createLogger } from '../src/log/logger.ts';
import { createAccounts } from '../src/accounts/create-accounts.ts';
import { credentialsOf } from './access/victim.ts';
import { DATABASE_KINDS } from './databases.ts';
import { refusal, says } from './refusal.ts';
import {
  addPlayer,
  PASSWORD,
  register,
  runServer,
  visit,
  type RunningServer,
} from './run-server.ts';
import { sign } from './sign.ts';

async function codeOf(
  running: RunningServer,
  credentials: SigningCredentials,
  { name: operationName, text: query }: Operation<unknown, never>,
): Promise<string | null> {
  const body = JSON.stringify({ operationName, query, variables: {} });
  const request = await sign(credentials, { url: running.origin + ENDPOINTS.wrath, body });
  const reply = await fetch(running.origin + request.url, {
    method: 'POST',
    headers: request.headers,
    body,
  });
  const { errors } = (await reply.json()) as {
    readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
  return errors?.[0]?.extensions.code ?? null;
}

describe.each(DATABASE_KINDS)('D19: revoked means revoked on %s', async (kind) => {
  const running = await runServer(kind);
  afterAll(() => running.close());
  const { database } = running.context;

  /** Signed in here and elsewhere, with credentials given out before. */
  async function signedInTwice() {
    const here = await addPlayer(running);
    const { username } = (await here.auth.currentUser())!;
    const there = visit(running);
    await there.auth.signIn(username, PASSWORD);
    return { here, there, username, stolen: await credentialsOf(there) };
  }

  test.each([
    { how: 'signing out', end: async ({ there }: Twice) => there.auth.signOut() },
    {
      how: 'a changed password',
      end: async ({ here }: Twice) => here.auth.changePassword(PASSWORD, 'another good one'),
    },
    {
      how: 'a deleted account',
      end: async ({ here }: Twice) => here.auth.deleteAccount(PASSWORD),
      code: 'accountDeleted',
    },
    { how: 'ending all others', end: async ({ here }: Twice) => here.auth.endOtherSessions() },
    {
      how: 'ending that one',
      async end({ here }: Twice) {
        const other = (await here.auth.sessions()).find(({ current }) => !current)!;
        await here.auth.endSession(other.id);
      },
    },
    {
      how: 'signing in again in that browser',
      end: async ({ there, username }: Twice) => there.auth.signIn(username, PASSWORD),
    },
  ])('$how ends reading and exporting at once', async ({ end, code = 'sessionEnded' }: Ending) => {
    const twice = await signedInTwice();
    expect(await codeOf(running, twice.stolen, listCharacters)).toBeNull();
    await end(twice);
    for (const operation of [listCharacters, exportMyData]) {
      expect(await codeOf(running, twice.stolen, operation)).toBe(code);
    }
  });
  interface Ending {
    readonly how: string;
    readonly end: (twice: Twice) => Promise<unknown>;
    readonly code?: string;
  }
  type Twice = Awaited<ReturnType<typeof signedInTwice>>;

  test('a user sees where they are signed in, this place first, and nobody else’s', async () => {
    const { here, there } = await signedInTwice();
    await addPlayer(running);
    const sessions = await here.auth.sessions();
    expect(sessions.map(({ current }) => current)).toEqual([true, false]);
    expect(sessions[0]!.device).toMatch(/node/i);
    await there.auth.endSession(sessions[0]!.id);
    expect(await here.auth.currentUser()).toBeNull();
    expect(await refusal(here.auth.sessions())).toBe(says('notSignedIn'));

    const stranger = await addPlayer(running);
    await stranger.auth.endSession(sessions[1]!.id);
    expect(await there.auth.currentUser()).not.toBeNull();
  });

  test('however much it is used, a session ends after ninety days', async () => {
    const { auth, userId } = await addPlayer(running);
    const began = new Date(Date.now() - LONGEST_SESSION);
    await database.db
      .updateTable('session')
      .set({ createdAt: kind === 'sqlite' ? began.toISOString() : began })
      .where('userId', '=', userId)
      .execute();
    expect(await auth.currentUser()).toBeNull();
  });
});

test('an operator ends the sessions of a user', async () => {
  const running = await runServer('sqlite');
  onTestFinished(() => running.close());
  const { auth } = await addPlayer(running, 'thrall');
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const env = { DATA_DIR: running.context.config.dataFolder };
  expect(await runAdmin(['end-sessions', 'Thrall'], env, { say, complain: say })).toBe(0);
  expect(await runAdmin(['end-sessions', 'nobody'], env, { say, complain: say })).toBe(1);
  expect(said).toEqual(['Sessions ended: 1.', 'There is no user nobody.']);
  expect(await auth.currentUser()).toBeNull();
});

test('signing in and failing to are written down by the account’s id, not by name or address', async () => {
  const running = await runServer('sqlite');
  onTestFinished(() => running.close());
  const visitor = visit(running);
  await register(running, visitor, 'sylvanas');
  const { id: userId } = await visitor.auth.signIn('sylvanas', PASSWORD);
  const lines: string[] = [];
  const log = createLogger('info', { write: (line: string) => void lines.push(line) });
  const { config, database } = running.context;
  const services = createAccounts(config, database, log);
  onTestFinished(() => services.close());
  const browser = { client: 'c', cookie: '', device: '' };
  await services.accounts.signIn(browser, 'sylvanas', PASSWORD, false);
  await refusal(services.accounts.signIn(browser, 'sylvanas', 'a wrong one', false));
  await refusal(services.accounts.signIn(browser, 'nobody', 'a wrong one', false));
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'info', account: userId, msg: 'signed in' },
    { level: 'warn', account: userId, reason: 'wrongCredentials', msg: 'sign-in refused' },
    { level: 'warn', account: null, reason: 'wrongCredentials' },
  ]);
  expect(lines.join()).not.toContain('sylvanas');
});

test('by https only cookies count that no neighbour can have set', async () => {
  const running = await runServer('sqlite', { TRUST_PROXY: '127.0.0.1' });
  onTestFinished(() => running.close());
  await addPlayer(running, 'khadgar');
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'gear.example.org',
    origin: 'https://gear.example.org',
  };
  const reply = await fetch(`${running.origin}/auth/sign-in`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username: 'khadgar', password: PASSWORD }),
  });
  const cookies = reply.headers.getSetCookie().map((each) => each.split(';')[0]!);
  const userBy = async (cookie: string) => {
    const answer = await fetch(`${running.origin}/auth/user`, { headers: { ...headers, cookie } });
    return ((await answer.json()) as { readonly user: object | null }).user;
  };
  expect(await userBy(cookies.join('; '))).toMatchObject({ username: 'khadgar' });
  expect(await userBy(cookies.join('; ').replaceAll('__Host-', ''))).toBeNull();
});
