import { Agent, request as httpRequest } from 'node:http';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SITES } from '@gearwright/game/edition/sites.ts';
import { readConfig } from '../src/config.ts';
import { createContext, type Context } from '../src/context.ts';
import { createLogger } from '../src/log/logger.ts';
import type { Listening } from '../src/listening.ts';
import { listen } from '../src/listen.ts';
import { createSite } from '../src/site/create-site.ts';
import { stop } from '../src/stop.ts';
import { emptySites } from './empty-sites.ts';
import { player } from './askers.ts';
import { newMage } from './calls/a-mage.ts';
import { throwawaySource } from './databases.ts';
import { runServer } from './run-server.ts';

const TOKEN = 'sixteen characters and more';
const PATIENCE = { timeout: 60_000, interval: 10 };
let context: Context;
let clearUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of clearUp.toReversed()) await each();
  clearUp = [];
});

async function makeContext(env: Record<string, string> = {}, lines?: string[]): Promise<Context> {
  const source = await throwawaySource('sqlite');
  if (source.kind !== 'sqlite') throw new Error('asked for SQLite');
  const made = await createContext(
    readConfig({ DATA_DIR: dirname(source.file), LOG_LEVEL: 'silent', ...env }),
    emptySites(),
  );
  const log = lines
    ? createLogger('info', { write: (line: string) => void lines.push(line) })
    : made.log;
  clearUp.push(() => made.close());
  return (context = { ...made, log });
}

async function listening(env: Record<string, string>): Promise<Listening> {
  const made = await listen(await makeContext({ HOST: '127.0.0.1', ...env }));
  clearUp.push(() => made.close());
  return made;
}

interface Reply {
  readonly status: number;
  readonly body: string;
  readonly headers: Record<string, string | string[] | undefined>;
}

/** A request with any host name, on any connection. */
function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  agent?: Agent,
): Promise<Reply> {
  const { port } = new URL(origin);
  return new Promise((done, fail) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, headers, ...(agent && { agent }) },
      (reply) => {
        let body = '';
        reply.on('data', (part: Buffer) => (body += part.toString()));
        reply.on('error', fail);
        reply.on('end', () => done({ status: reply.statusCode!, body, headers: reply.headers }));
      },
    );
    request.on('error', fail);
    request.end();
  });
}

describe('P2: host names instead of ports', () => {
  const names = {
    PORT: '0',
    HOST_NAME_CLASSIC: 'classic.example.org',
    HOST_NAME_TBC: 'tbc.example.org',
    HOST_NAME_WRATH: 'wrath.example.org',
  };

  test('one port serves each site under its name, and no other name', async () => {
    const { sites } = await listening(names);
    const [{ address }] = sites as [(typeof sites)[0]];
    expect(new Set(sites.map((each) => new URL(each.address).port)).size).toBe(1);
    for (const [host, site] of [
      ['tbc.example.org', 'tbc'],
      ['WRATH.example.org:80', 'wrath'],
    ] as const) {
      expect((await ask(address, '/', { host })).body).toContain(`<body>${site}</body>`);
    }
    expect((await ask(address, '/', { host: 'classic.example.org' })).headers['location']).toBe(
      '/era',
    );
    for (const host of ['example.org', '127.0.0.1', 'evil.test']) {
      expect((await ask(address, '/', { host })).status).toBe(421);
    }
    expect((await ask(address, '/healthz', { host: '127.0.0.1' })).status).toBe(200);
  });

  test('a taken port is told by its variable', async () => {
    const { sites } = await listening(names);
    const { port } = new URL(sites[0]!.address);
    const second = await makeContext({ HOST: '127.0.0.1', ...names, PORT: port });
    await expect(listen(second)).rejects.toThrow(`Port ${port} is taken: set PORT to a free port.`);
  });
});

test.each<{ name: string; env: Record<string, string> }>([
  { name: 'own ports', env: { PORT_CLASSIC: '0', PORT_TBC: '0', PORT_WRATH: '0' } },
  {
    name: 'one port',
    env: {
      PORT: '0',
      HOST_NAME_CLASSIC: 'classic.test',
      HOST_NAME_TBC: 'tbc.test',
      HOST_NAME_WRATH: 'wrath.test',
    },
  },
])('N3: stopping on $name finishes what was accepted, then closes', async ({ env }) => {
  const { sites, close } = await listening(env);
  const { address } = sites[2]!;
  const host = new URL(address).host;
  // A database that takes its time: the request is accepted and waits for it.
  const { db } = context.database;
  let letGo!: () => void;
  const held = new Promise<void>((done) => (letGo = done));
  let entered!: () => void;
  const begun = new Promise<void>((done) => (entered = done));
  const holding = db.transaction().execute(async () => {
    entered();
    await held;
  });
  await begun;
  const agent = new Agent({ keepAlive: true });
  clearUp.push(async () => agent.destroy());
  await ask(address, '/healthz', { host }, agent);
  const asking = vi.spyOn(db, 'insertInto');
  const waiting = ask(address, '/readyz', { host });
  await vi.waitUntil(() => asking.mock.calls.length > 0, PATIENCE);

  const steps: string[] = [];
  const stopped = stop({
    announce: () => {
      steps.push('announced');
      context.announceStop();
    },
    drain: 50,
    async close() {
      steps.push('closing');
      await close();
      steps.push('closed');
    },
    clearUp: async () => void steps.push('cleared up'),
  });
  expect((await ask(address, '/readyz', { host })).status).toBe(503);
  await vi.waitUntil(() => steps.includes('closing'), PATIENCE);
  await vi.waitFor(
    () => expect(ask(address, '/healthz', { host })).rejects.toThrow('ECONNREFUSED'),
    PATIENCE,
  );
  expect(steps).toEqual(['announced', 'closing']);
  letGo();
  await holding;
  // Answered: with 503 where all this took longer than the database is waited for.
  expect([200, 503]).toContain((await waiting).status);
  await stopped;
  expect(steps).toEqual(['announced', 'closing', 'closed', 'cleared up']);
});

test('N3: a request that comes over a kept connection while the server stops is answered', async () => {
  const { sites, close } = await listening({ PORT_CLASSIC: '0', PORT_TBC: '0', PORT_WRATH: '0' });
  const { address } = sites[0]!;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  clearUp.push(async () => agent.destroy());
  expect((await ask(address, '/healthz', {}, agent)).headers['connection']).toBe('keep-alive');
  context.announceStop();
  const closing = close();
  const last = await ask(address, '/healthz', {}, agent);
  expect([last.status, last.headers['connection']]).toEqual([200, 'close']);
  await closing;
});

describe('health', () => {
  test('/healthz names the build', async () => {
    const server = await createSite(SITES.classic, await makeContext());
    const { build } = (await server.inject('/healthz')).json<{ build: string }>();
    expect(build).toMatch(/^[0-9a-f]{12}$/);
    await server.close();
  });

  test('/readyz says by name that the disk is full, and that there is room again', async () => {
    const made = await makeContext();
    const { database } = made;
    // As good as a full disk: SQLite gives the same answer to a file that may not grow.
    const pages = async (most: number) => {
      await sql.raw(`pragma max_page_count = ${most}`).execute(database.db);
    };
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
    await pages(rows[0]!.page_count);
    const fill = () =>
      database.write((transaction) =>
        transaction
          .insertInto('live_cache')
          .values({
            ...{ key: 'large', body: 'x'.repeat(100_000), status: 200, modified: null },
            ...{ fetched_at: 1, expires_at: 1 },
          })
          .execute(),
      );
    await expect(fill()).rejects.toThrow('database or disk is full');
    const server = await createSite(SITES.classic, made);
    const reply = await server.inject('/readyz');
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      { status: 'not ready', reason: 'database disk full' },
    ]);
    await pages(1_000_000);
    await fill();
    expect(database.watch.trouble()).toBe(null);
    await server.close();
  });
  test('/readyz says whether the work can be done', async () => {
    const server = await createSite(SITES.classic, await makeContext());
    const ready = async () => {
      const reply = await server.inject('/readyz');
      return [reply.statusCode, reply.json<{ reason?: string }>().reason];
    };
    expect(await ready()).toEqual([200, undefined]);
    context.announceStop();
    expect(await ready()).toEqual([503, 'stopping']);
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    await server.close();
  });

  test('/readyz is refused without its database', async () => {
    const made = await makeContext();
    const server = await createSite(SITES.classic, made);
    await made.database.close();
    const reply = await server.inject('/readyz');
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      { status: 'not ready', reason: 'database' },
    ]);
    await server.close();
  });

  test('/readyz is refused without its data', async () => {
    const made = await makeContext();
    const catalogs = () => {
      throw new Error('no pack');
    };
    const server = await createSite(SITES.classic, { ...made, catalogs });
    expect((await server.inject('/readyz')).json()).toEqual({
      status: 'not ready',
      reason: 'data',
    });
    await server.close();
  });
});

describe('metrics', () => {
  test('are closed without a token', async () => {
    const server = await createSite(SITES.tbc, await makeContext());
    expect((await server.inject('/metrics')).statusCode).toBe(404);
    await server.close();
  });

  test('are told to whoever has the token, by pattern and without ids', async () => {
    const made = await makeContext({ METRICS_TOKEN: TOKEN });
    const server = await createSite(SITES.classic, made);
    await server.inject('/sod/character/secret-id/set/other-id');
    await server.inject('/era/armory/eu/firemaw/zoe?tab=1');
    await server.inject('/wp-login.php');
    await made.armories.classic.character('eu', 'firemaw', 'mage');
    for (const authorization of ['', 'Bearer wrong', TOKEN]) {
      const reply = await server.inject({ url: '/metrics', headers: { authorization } });
      expect([reply.statusCode, reply.body]).toEqual([401, 'Unauthorized\n']);
    }
    const { body, headers } = await server.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(headers['content-type']).toContain('text/plain');
    for (const [route, status] of [
      ['/character/{characterId}/set/{setId}/{tab?}', 200],
      ['/armory/{region}/{realm}/{name}/{tab?}', 200],
      ['other', 404],
    ] as const) {
      expect(body).toContain(
        `gearwright_http_request_seconds_count{site="classic",method="GET",route="${route}",status="${status}"} 1`,
      );
    }
    expect(body).toContain('gearwright_live_lookups_total{edition="classic",outcome="found"} 1');
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    expect(body).not.toMatch(/secret-id|zoe|firemaw/);
    await server.close();
  });
});

describe('an outage', () => {
  test('is counted: what failed, what the database went through, what was sent away', async () => {
    const running = await runServer('postgres', { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'silent' });
    clearUp.push(() => running.close());
    const me = await player(running);
    expect((await me.ask('{ getSet(id: "nothing") { id } }')).errors).toHaveLength(1);
    const { character } = await newMage(me);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(
      running.context.database.db,
    );
    expect((await me.ask(`{ getCharacter(id: "${character.id}") { id } }`)).errors).toBe(undefined);
    const reply = await fetch(`${running.origin}/metrics`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    const body = await reply.text();
    expect(body).toContain('gearwright_failed_calls_total{code="setNotFound"} 1');
    expect(body).toMatch(/gearwright_database_connections\{state="open"\} [1-9]/);
    expect(body).toMatch(/gearwright_database_writes_total [1-9]/);
    expect(body).toContain('gearwright_shed_requests_total 0');
  });
});

describe('logs', () => {
  test('one line an answer, with an id, without ids, names, addresses or searches', async () => {
    const lines: string[] = [];
    const server = await createSite(SITES.wrath, await makeContext({}, lines));
    const reply = await server.inject({
      url: '/set/secret-id?q=private',
      headers: { cookie: 'session=hush', authorization: 'hush' },
      remoteAddress: '203.0.113.7',
    });
    await server.close();
    const line = JSON.parse(lines[0]!) as Record<string, unknown>;
    expect(line).toMatchObject({
      level: 'info',
      site: 'wrath',
      reqId: reply.headers['x-request-id'],
      method: 'GET',
      route: '/set/{publicId}/{tab?}',
      statusCode: 200,
      msg: 'answered',
    });
    expect(lines.length).toBe(1);
    expect(lines.join()).not.toMatch(/secret-id|private|hush|203\.0\.113/);
  });

  test('an answer that fails is told once, with its error', async () => {
    const lines: string[] = [];
    const server = await createSite(SITES.wrath, await makeContext({}, lines));
    server.get('/broken', () => {
      throw new Error('out of arrows');
    });
    expect((await server.inject('/broken')).statusCode).toBe(500);
    await server.close();
    const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told.map(({ level, msg }) => [level, msg])).toEqual([
      ['error', 'an answer failed'],
      ['info', 'answered'],
    ]);
    expect(told[0]).toMatchObject({
      req: { method: 'GET', route: '/broken' },
      err: { message: 'out of arrows' },
      reqId: told[1]?.['reqId'],
    });
  });

  test('errors are told without the values that came with them', () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line: string) => void lines.push(line) });
    const error = Object.assign(new Error('550 <zoe@example.org> is not known here'), {
      code: 'EENVELOPE',
      detail: 'Key (email)=(zoe@example.org) already exists.',
      rejected: ['zoe@example.org'],
    });
    log.error({ err: error }, 'a mail was given up');
    const line = JSON.parse(lines[0]!) as { err: Record<string, string> };
    expect(line.err).toMatchObject({
      type: 'Error',
      code: 'EENVELOPE',
      message: '550 <<address>> is not known here',
    });
    expect(lines.join()).not.toContain('zoe');
  });
});

test('strict transport security is said to those who came by https through a known proxy', async () => {
  const hsts = async (env: Record<string, string>, headers: Record<string, string>) => {
    const server = await createSite(SITES.wrath, await makeContext(env));
    const reply = await server.inject({ url: '/', headers, remoteAddress: '10.0.0.1' });
    await server.close();
    return reply.headers['strict-transport-security'];
  };
  const https = { 'x-forwarded-proto': 'https' };
  expect(await hsts({ TRUST_PROXY: '10.0.0.1' }, https)).toBe('max-age=31536000');
  expect(await hsts({ TRUST_PROXY: '10.0.0.1' }, {})).toBe(undefined);
  expect(await hsts({ TRUST_PROXY: '10.0.0.2' }, https)).toBe(undefined);
  expect(await hsts({}, https)).toBe(undefined);
});
