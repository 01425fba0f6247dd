import { MESSAGES } from '@gearwright/game/messages.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { CallFailed } from '@gearwright/api/client/call-failed.ts';
import { Clock } from '@gearwright/api/client/clock.ts';
import { CredentialSource } from '@gearwright/api/client/credential-source.ts';
import { ItemBatch } from '@gearwright/api/client/item-batch.ts';
import { RemoteRoster } from '@gearwright/api/client/remote-roster.ts';
import { SignedClient } from '@gearwright/api/client/signed-client.ts';
import {
  getBaseStats,
  listCharacters,
  recordPageView,
} from '@gearwright/api/generated/operations.ts';
import { addPlayer, PASSWORD, runServer, visit } from './run-server.ts';

const running = await runServer('sqlite');
afterAll(() => running.close());
const { origin } = running;

const MAGE = { gameClass: 'mage', race: 'human', level: 80 } as const;
const MINUTE = 60_000;

/** A client on a device whose clock can be set, and what it sent. */
function device(server = visit(running).server, between?: typeof fetch) {
  let wrong = 0;
  const sent: string[] = [];
  const clock = new Clock(() => Date.now() + wrong);
  const seen = {
    ...server,
    fetch: (async (input: Request) => {
      sent.push(new URL(input.url).pathname);
      return (between ?? server.fetch ?? fetch)(input);
    }) as typeof fetch,
  };
  const client = new SignedClient(seen, 'wrath', clock);
  return { client, clock, sent, setWrong: (by: number) => (wrong = by) };
}

describe('A4: a signing client', () => {
  test('asks for credentials once for many calls at once', async () => {
    const { client, sent } = device();
    await Promise.all(Array.from({ length: 8 }, () => client.call(getBaseStats, MAGE)));
    expect(sent.filter((path) => path === '/auth/credentials')).toHaveLength(1);
    expect(sent.filter((path) => path === '/graphql')).toHaveLength(8);
  });

  test.each([5, -5, 90, -60 * 24 * 400])(
    'whose clock is %i minutes off stores the difference and repeats the call once',
    async (minutes) => {
      const { client, clock, sent, setWrong } = device();
      await client.call(getBaseStats, MAGE);
      sent.length = 0;
      setWrong(minutes * MINUTE);
      const answer = await client.call(getBaseStats, MAGE);
      expect(answer.getBaseStats.stamina).toBeGreaterThan(0);
      expect(Math.abs(clock.offset + minutes * MINUTE)).toBeLessThan(MINUTE);
      // A clock put forward ends the credentials as well.
      expect(sent.filter((path) => path === '/graphql').length).toBeLessThanOrEqual(2);
      sent.length = 0;
      await client.call(getBaseStats, MAGE);
      expect(sent.filter((path) => path === '/graphql')).toHaveLength(1);
    },
  );

  test('is told by the answer to a skewed call, and by nothing else', async () => {
    const { client, clock, sent, setWrong } = device();
    await client.call(getBaseStats, MAGE);
    setWrong(-7 * MINUTE);
    sent.length = 0;
    await client.call(getBaseStats, MAGE);
    expect(sent).toEqual(['/graphql', '/graphql']);
    expect(Math.abs(clock.offset - 7 * MINUTE)).toBeLessThan(MINUTE);
  });

  test('leaves a clock alone that is less than five minutes off', async () => {
    for (const minutes of [4, -4]) {
      const { client, clock, sent, setWrong } = device();
      setWrong(minutes * MINUTE);
      await client.call(getBaseStats, MAGE);
      expect(clock.offset).toBe(0);
      expect(sent).toEqual(['/auth/credentials', '/graphql']);
    }
  });

  test('starts right with a wrong clock', async () => {
    const { client, clock, setWrong } = device();
    setWrong(3 * 60 * MINUTE);
    await client.call(getBaseStats, MAGE);
    expect(Math.abs(clock.offset + 3 * 60 * MINUTE)).toBeLessThan(MINUTE);
  });

  test('fetches credentials anew when they end, and when the server does not know them', async () => {
    const { client, sent, setWrong } = device();
    await client.call(getBaseStats, MAGE);
    setWrong(4 * MINUTE);
    await client.call(getBaseStats, MAGE);
    expect(sent.filter((path) => path === '/auth/credentials')).toHaveLength(1);

    const other = await runServer('sqlite');
    const moved = device(undefined, (input) => {
      const request = input as Request;
      // The first credentials come from a server with another secret.
      const first = moved.sent.length === 1;
      return fetch(
        first
          ? new Request(request.url.replace(origin, other.origin), {
              method: 'POST',
              headers: { 'content-type': 'application/json', origin: other.origin },
              body: '{}',
            })
          : new Request(request, { headers: { ...Object.fromEntries(request.headers), origin } }),
      );
    });
    await moved.client.call(getBaseStats, MAGE);
    expect(moved.sent).toEqual(['/auth/credentials', '/graphql', '/auth/credentials', '/graphql']);
    await other.close();
  });

  test('gives refusals back as what they are', async () => {
    const { client } = device();
    await expect(client.call(listCharacters, {})).rejects.toMatchObject({
      name: 'PlannerError',
      code: 'notSignedIn',
      message: 'You need to sign in first',
    });
    const player = new RemoteRoster(new SignedClient((await addPlayer(running)).server, 'wrath'));
    await expect(player.getSet('nothing')).rejects.toMatchObject({
      code: 'setNotFound',
      message: 'Set not found',
    });
  });

  test('tells a broken connection, a late answer and an unreadable one apart', async () => {
    const failing = async (between: typeof fetch, timeout?: number) => {
      const server = { ...visit(running).server, timeout };
      const { client } = device(server, between);
      const error: unknown = await client.call(getBaseStats, MAGE).catch((each: unknown) => each);
      expect(error).toBeInstanceOf(CallFailed);
      return (error as CallFailed).reason;
    };
    expect(await failing(() => Promise.reject(new TypeError('fetch failed')))).toBe('offline');
    expect(await failing(async () => new Response('<html>'))).toBe('unreadable');
    expect(await failing(async () => new Response('{}', { status: 502 }))).toBe('unreadable');
    const never: typeof fetch = (input) =>
      new Promise((_resolve, reject) => {
        const { signal } = input as Request;
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    expect(await failing(never, 50)).toBe('timeout');
  });

  test('can be told to stop', async () => {
    const { client } = device();
    await client.call(getBaseStats, MAGE);
    const stop = new AbortController();
    const call = client.call(getBaseStats, MAGE, { signal: stop.signal });
    stop.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('does not repeat a call by itself', async () => {
    let calls = 0;
    const { client } = device(undefined, async (input) => {
      if (!(input as Request).url.endsWith('graphql')) return visit(running).server.fetch!(input);
      calls++;
      return new Response(
        '{"errors":[{"message":"An unknown error occurred","extensions":{"code":"unknownError"}}]}',
        {
          status: 500,
        },
      );
    });
    await expect(client.call(recordPageView, { route: '/items' })).rejects.toMatchObject({
      code: 'unknownError',
      message: 'An unknown error occurred',
    });
    expect(calls).toBe(1);
  });

  test('D19: signing out, changing the password and deleting the account end writing at once', async () => {
    type Auth = ReturnType<typeof visit>['auth'];
    const endings = [
      { end: (auth: Auth) => auth.signOut(), code: 'sessionEnded' },
      { end: (auth: Auth) => auth.changePassword(PASSWORD, 'another one'), code: 'sessionEnded' },
      { end: (auth: Auth) => auth.deleteAccount(PASSWORD), code: 'accountDeleted' },
    ] as const;
    for (const { end, code } of endings) {
      const { server, auth } = await addPlayer(running);
      const clock = new Clock();
      const credentials = new CredentialSource(server, clock);
      const client = new SignedClient(server, 'wrath', clock, credentials);
      await client.call(recordPageView, { route: '/items' });
      await end(auth);
      await expect(client.call(recordPageView, { route: '/items' })).rejects.toMatchObject({
        code,
        message: MESSAGES[code](),
      });
    }
  });
});

describe('A4: items asked for one by one', () => {
  test('within 50 ms go in one call, each once', async () => {
    const { client, sent } = device();
    const batch = new ItemBatch(client);
    const ids = ['49623', '50415', '49623', '99999999'];
    const items = await Promise.all(ids.map((id) => batch.item(id)));
    expect(items.map((item) => item?.id ?? null)).toEqual(['49623', '50415', '49623', null]);
    expect(sent).toEqual(['/auth/credentials', '/graphql']);
    await batch.item('49623');
    expect(sent).toHaveLength(3);
  });

  test('beyond 200 go in several, and a wearer’s level in its own', async () => {
    const { client, sent } = device();
    const batch = new ItemBatch(client);
    const ids = [...running.context.catalogs('wrath').dataset.items.ids].slice(0, 450).map(String);
    const items = await Promise.all(ids.map((id) => batch.item(id)));
    expect(items.map((item) => item?.id)).toEqual(ids);
    expect(sent.filter((path) => path === '/graphql')).toHaveLength(3);
    sent.length = 0;
    await Promise.all([batch.item('42943'), batch.item('42943', 20), batch.item('42943', 20)]);
    expect(sent).toEqual(['/graphql', '/graphql']);
  });

  test('fail together', async () => {
    const { client } = device(undefined, () => Promise.reject(new TypeError('fetch failed')));
    const batch = new ItemBatch(client);
    const both = await Promise.allSettled([batch.item('49623'), batch.item('50415')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
