import { statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '@gearwright/api/endpoints.ts';
import { SITE_KEYS, SITES } from '@gearwright/game/edition/sites.ts';
import { readConfig } from '../src/config.ts';
import { createContext } from '../src/context.ts';
import { listen } from '../src/listen.ts';
import { createSite } from '../src/site/create-site.ts';
import { backUpDatabase } from '../src/storage/backup.ts';
import { databaseFile } from '../src/storage/database-source.ts';
import { guest } from './askers.ts';
import { throwawaySource } from './databases.ts';
import { emptySites } from './empty-sites.ts';
import { runServer } from './run-server.ts';

async function contextOf(env: Record<string, string> = {}) {
  const source = await throwawaySource('sqlite');
  if (source.kind !== 'sqlite') throw new Error('asked for SQLite');
  const config = { DATA_DIR: join(dirname(source.file), 'var'), LOG_LEVEL: 'silent', ...env };
  const context = await createContext(readConfig(config), emptySites());
  afterAll(() => context.close());
  return context;
}

const context = await contextOf();
const servers = await Promise.all(SITE_KEYS.map((key) => createSite(SITES[key], context)));
const origins = await Promise.all(
  servers.map((each) => each.listen({ host: '127.0.0.1', port: 0 })),
);
afterAll(() => Promise.all(servers.map((server) => server.close())));
const running = await runServer('sqlite', { LOG_LEVEL: 'silent' });
afterAll(() => running.close());

/** Every header a page must carry, on whatever is answered. */
const HEADERS = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

describe('addresses', () => {
  const part = fc.constantFrom(
    'era',
    'sod',
    '',
    '..',
    '.',
    '%2e%2e',
    'host',
    'evil.test',
    '%5c',
    '@',
  );
  const between = fc.constantFrom('/', '//', '/\\', '\\', '/%2f', '/./', '/../');
  const path = fc
    .array(fc.tuple(between, part), { minLength: 1, maxLength: 6 })
    .map((parts) => `/${parts.flat().join('')}`.replace(/^\/\//, '/'));

  test.each(SITE_KEYS.map((site, at) => ({ site, origin: origins[at]! })))(
    'whatever is asked of the $site site, no redirect leaves it',
    async ({ origin }) => {
      await fc.assert(
        fc.asyncProperty(path, async (url) => {
          const { status, location } = await raw(origin, `GET ${url} HTTP/1.1`);
          expect(status).toBeLessThan(500);
          if (location === null) return;
          expect(new URL(location, 'https://home.test/x').origin).toBe('https://home.test');
          expect(location).toMatch(/^\/(?![/\\])/);
        }),
        { numRuns: 300 },
      );
    },
  );

  test.each([
    ['/era//evil', '/evil'],
    ['/era/\\evil', '/evil'],
    ['/era/%2e%2e//evil', '/evil'],
    ['/items//', '/items'],
    ['//items?q=axe', '/items?q=axe'],
    ['//evil.test/x', '/evil.test/x'],
    ['/\\evil.test', '/evil.test'],
  ])('on a site of one season %s lives at %s', async (url, lives) => {
    expect((await raw(origins[1]!, `GET ${url} HTTP/1.1`)).location).toBe(lives);
  });

  test.each([
    { url: '//', status: 400 },
    { url: '/\\\\', status: 400 },
    { url: '//evil.test/x', status: 302 },
    { url: `/${'a'.repeat(2_048)}`, status: 414 },
    { url: `/${'.'.repeat(15_000)}`, status: 414 },
    { url: `/items?q=${'a'.repeat(2_048)}`, status: 200 },
    { url: `/items?q=${'a'.repeat(9_000)}`, status: 414 },
  ])('a path of $url.length letters is answered $status', async ({ url, status }) => {
    expect((await raw(running.origin, `GET ${url} HTTP/1.1`)).status).toBe(status);
  });
});

test('variables nested too deeply are refused, not unknown', async () => {
  const asker = guest(running);
  for (const depth of [30, 2_000, 50_000]) {
    const variables = `{"ids":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const query = 'query ($ids: [ID!]!) { getItems(ids: $ids) { id } }';
    const body = `{"query":${JSON.stringify(query)},"variables":${variables}}`;
    const reply = await asker.send(body);
    expect([reply.status, (await reply.text()).includes('unknownError')]).toEqual([400, false]);
  }
});

describe('security headers', () => {
  test.each([
    { what: 'a page', url: '/' },
    { what: 'a file', url: '/assets/main.js' },
    { what: 'what is not there', url: '/assets/nothing.js' },
    { what: 'a path that cannot be read', url: '/%zz' },
    { what: 'health', url: '/healthz' },
    { what: 'accounts', url: '/auth/user' },
    { what: 'a call that is refused', url: ENDPOINTS.wrath },
    { what: 'an address that is too long', url: `/${'a'.repeat(3_000)}` },
  ])('$what carries them all', async ({ url }) => {
    const { headers } = await servers[2]!.inject({ url });
    expect(HEADERS.filter((name) => headers[name] === undefined)).toEqual([]);
    expect(headers['permissions-policy']).toContain('geolocation=()');
  });

  test('calls carry them by the short way too', async () => {
    const reply = await guest(running).send('{"query":"{ __typename }"}');
    expect(reply.status).toBe(200);
    expect(HEADERS.filter((name) => !reply.headers.has(name))).toEqual([]);
  });

  test('so does the answer to a name that no site has, and its door waits no longer than the others', async () => {
    const shared = await contextOf({
      HOST: '127.0.0.1',
      PORT: '0',
      HOST_NAME_CLASSIC: 'classic.test',
      HOST_NAME_TBC: 'tbc.test',
      HOST_NAME_WRATH: 'wrath.test',
    });
    const { sites, close } = await listen(shared);
    const port = new URL(sites[0]!.address).port;
    const reply = await fetch(`http://127.0.0.1:${port}/`);
    await close();
    expect(reply.status).toBe(421);
    expect(HEADERS.filter((name) => !reply.headers.has(name))).toEqual([]);
    expect(reply.headers.get('keep-alive')).toBe('timeout=72');
  });
});

describe('https', () => {
  const ask = async (
    env: Record<string, string>,
    headers: Record<string, string>,
    method = 'GET',
  ) => {
    const server = await createSite(SITES.wrath, await contextOf(env));
    const url = method === 'POST' ? ENDPOINTS.wrath : '/items?q=axe';
    const reply = await server.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { payload: '{}' }),
      remoteAddress: '10.0.0.1',
    });
    await server.close();
    return { status: reply.statusCode, ...reply.headers };
  };
  const behind = { TRUST_PROXY: '10.0.0.1', SITE_URL_WRATH: 'https://wrath.example.org' };

  test('whoever comes by http is sent on where https is known', async () => {
    expect(await ask(behind, { 'x-forwarded-proto': 'http' })).toMatchObject({
      status: 308,
      location: 'https://wrath.example.org/items?q=axe',
    });
    expect((await ask(behind, { 'x-forwarded-proto': 'http' }, 'POST')).status).toBe(403);
    expect((await ask(behind, { 'x-forwarded-proto': 'https' })).status).toBe(200);
    // Nobody may say so, or nobody did.
    expect(
      (await ask({ ...behind, TRUST_PROXY: '10.0.0.9' }, { 'x-forwarded-proto': 'http' })).status,
    ).toBe(200);
    expect((await ask(behind, {})).status).toBe(200);
  });

  test('hosts below are told to keep to it when the operator says so', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    const said = async (env: Record<string, string>) =>
      (await ask({ ...behind, ...env }, https))['strict-transport-security'];
    expect(await said({})).toBe('max-age=31536000');
    expect(await said({ HSTS_SUBDOMAINS: 'true' })).toBe('max-age=31536000; includeSubDomains');
  });
});

test('the data folder, the database and its back-ups are their owner’s alone', () => {
  const { dataFolder } = context.config;
  const file = databaseFile(dataFolder);
  const backup = join(dataFolder, 'backups/monday.sqlite');
  backUpDatabase(file, backup);
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect(modeOf(dataFolder)).toBe('700');
  expect([file, `${file}-wal`, `${file}-shm`, backup].map(modeOf)).toEqual(Array(4).fill('600'));
});

/** What a request line is answered as it is: a client would tidy it up. */
function raw(
  origin: string,
  line: string,
): Promise<{ readonly status: number; readonly location: string | null }> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, fail) => {
    const socket = createConnection({ host: hostname, port: Number(port) }, () => {
      socket.write(`${line}\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`);
    });
    let answer = '';
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('end', () =>
      done({
        status: Number(answer.split(' ', 2)[1]),
        location: /^location: (.*)\r$/im.exec(answer)?.[1] ?? null,
      }),
    );
    socket.on('error', fail);
  });
}
