import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SITES, type Site } from '@gearwright/game/edition/sites.ts';
import { readConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { servedFolders } from '../folders.ts';
import { compressBeside } from '../publish/compress.ts';
import { createSite } from './create-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'gearwright-site-'));
afterAll(async () => {
  await context.database.close();
  rmSync(folder, { recursive: true });
});

const PACK = 'stats and names '.repeat(200);

async function put(path: string, text: string): Promise<void> {
  const file = join(folder, 'public', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  await compressBeside(file, Buffer.from(text));
}

for (const edition of ['classic', 'sod', 'tbc', 'wrath']) {
  await put(`data/${edition}/manifest.json`, '{"date":"2024-10-31"}');
  await put(`data/${edition}/core.0123456789ab.pack`, PACK);
}
for (const site of ['classic', 'tbc', 'wrath']) {
  await put(`web/${site}/index.html`, `<title>${site}</title>`);
  await put(`web/${site}/assets/main-Ab12Cd34.js`, 'export {};');
  await put(`web/${site}/favicon.svg`, '<svg/>');
}
await put('icons/manifest.json', '{}');
await put('addon/Gearwright.zip', 'archive');

const context = await createContext(
  readConfig({ DATA_DIR: join(folder, 'var'), LOG_LEVEL: 'silent' }),
  servedFolders(join(folder, 'public')),
);

async function get(site: Site, url: string, headers: Record<string, string> = {}) {
  const server = await createSite(site, context);
  const reply = await server.inject({ url, headers });
  await server.close();
  return reply;
}

test('P1: each site serves its own build', async () => {
  for (const site of [SITES.tbc, SITES.wrath]) {
    const reply = await get(site, '/');
    expect(reply.body).toBe(`<title>${site.key}</title>`);
    expect(reply.headers['cache-control']).toBe('no-cache');
  }
});

test.each([
  { site: SITES.classic, url: '/', to: '/era' },
  { site: SITES.classic, url: '/items?q=axe', to: '/era/items?q=axe' },
  { site: SITES.classic, url: '/sod/items/', to: '/sod/items' },
  { site: SITES.tbc, url: '/sod/items?q=axe', to: '/items?q=axe' },
])('P4: $site.key $url goes to $to', async ({ site, url, to }) => {
  const reply = await get(site, url);
  expect([reply.statusCode, reply.headers['location']]).toEqual([302, to]);
});

test('P3: a route of the app loads directly', async () => {
  const reply = await get(SITES.classic, '/sod/character/12/set/9');
  expect([reply.statusCode, reply.body]).toEqual([200, '<title>classic</title>']);
});

test('D14: the season redirect leaves assets, icons, calls and health checks alone', async () => {
  for (const url of ['/assets/gone-12345678.js', '/icons/none.svg', '/data/tbc/x.pack']) {
    expect((await get(SITES.classic, url)).statusCode).toBe(404);
  }
  expect((await get(SITES.classic, '/graphql')).statusCode).toBe(405);
  expect((await get(SITES.classic, '/favicon.svg')).body).toBe('<svg/>');
  expect((await get(SITES.classic, '/healthz')).json()).toEqual({
    status: 'ok',
    build: expect.stringMatching(/^[0-9a-f]{12}$/),
    site: 'classic',
    data: { classic: '2024-10-31', sod: '2024-10-31' },
  });
});

test('P3: who types an address with a dot gets a page with a way home', async () => {
  const reply = await get(SITES.tbc, '/nowhere.html', { accept: 'text/html,*/*;q=0.8' });
  expect([reply.statusCode, reply.body]).toEqual([404, '<title>tbc</title>']);
  expect((await get(SITES.tbc, '/nowhere.js', { accept: '*/*' })).body).toBe('Not found\n');
  expect((await get(SITES.tbc, '/icons/a.png', { accept: 'text/html' })).body).toBe('Not found\n');
});

test('packs are kept for ever and travel compressed; their manifest is asked for again', async () => {
  const pack = await get(SITES.tbc, '/data/tbc/core.0123456789ab.pack', {
    'accept-encoding': 'br',
  });
  expect(pack.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: expect.stringContaining('ccept-') as string,
  });
  expect(pack.rawPayload.length).toBeLessThan(PACK.length / 10);
  const plain = await get(SITES.tbc, '/data/tbc/core.0123456789ab.pack');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, PACK]);
  const manifest = await get(SITES.tbc, '/data/tbc/manifest.json');
  expect(manifest.headers['cache-control']).toBe('no-cache');
  const script = await get(SITES.tbc, '/assets/main-Ab12Cd34.js');
  expect(script.headers['cache-control']).toContain('immutable');
});

test('C5: a site serves every edition’s data, and nothing outside its folders', async () => {
  expect((await get(SITES.tbc, '/data/wrath/manifest.json')).statusCode).toBe(200);
  expect((await get(SITES.classic, '/data/tbc/manifest.json')).statusCode).toBe(200);
  expect((await get(SITES.tbc, '/data/retail/manifest.json')).statusCode).toBe(404);
  writeFileSync(join(folder, 'var', 'secret.json'), 'secret');
  for (const way of ['..%2f..%2fvar%2fsecret.json', '%2e%2e%2f%2e%2e%2fvar%2fsecret.json']) {
    const reply = await get(SITES.tbc, `/icons/${way}`);
    expect([reply.statusCode >= 400, reply.body.includes('secret')]).toEqual([true, false]);
  }
});

test('Y8: every site hands out the in-game add-on', async () => {
  const reply = await get(SITES.tbc, '/addon/Gearwright.zip');
  expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
    200,
    'application/zip',
    'archive',
  ]);
});

test('pages carry a policy without inline scripts', async () => {
  const { headers } = await get(SITES.wrath, '/');
  const policy = headers['content-security-policy'] as string;
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
});
