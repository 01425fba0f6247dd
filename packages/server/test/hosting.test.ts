import { Agent, request as httpRequest } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SITES } from '@gearwright/game/edition/sites.ts';
import type { Context } from '../src/context.ts';
import type { Listening } from '../src/listening.ts';
import { listen } from '../src/listen.ts';
import { createSite } from '../src/site/create-site.ts';
import { stop } from '../src/stop.ts';
import { makeContext } from './make-context.ts';

const PATIENCE = { timeout: 60_000, interval: 10 };

async function listening(
  env: Record<string, string>,
): Promise<Listening & { readonly context: Context }> {
  const context = await makeContext({ HOST: '127.0.0.1', ...env });
  const made = await listen(context);
  onTestFinished(() => made.close());
  return { ...made, context };
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
  const { sites, close, context } = await listening(env);
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
  onTestFinished(() => agent.destroy());
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
  const { sites, close, context } = await listening({
    PORT_CLASSIC: '0',
    PORT_TBC: '0',
    PORT_WRATH: '0',
  });
  const { address } = sites[0]!;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  expect((await ask(address, '/healthz', {}, agent)).headers['connection']).toBe('keep-alive');
  context.announceStop();
  const closing = close();
  const last = await ask(address, '/healthz', {}, agent);
  expect([last.status, last.headers['connection']]).toEqual([200, 'close']);
  await closing;
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
