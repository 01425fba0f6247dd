import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createPublicSet } from '@gearwright/api/generated/operations.ts';
import { SITES } from '@gearwright/game/edition/sites.ts';
import { embeddedSetOf, embedSize } from '../src/embed/oembed.ts';
import { guest } from './askers.ts';
import { SHARED } from './calls/a-mage.ts';
import { runServer } from './run-server.ts';

const running = await runServer('sqlite');
afterAll(() => running.close());

let id = '';
beforeAll(async () => {
  const input = { ...SHARED, name: '<b>"Best" & more</b>' };
  const { createPublicSet: link } = await guest(running).call(createPublicSet, { input });
  id = link.publicId;
});

const get = (path: string) => fetch(running.origin + path, { redirect: 'manual' });
const oembed = (query: Readonly<Record<string, string>>) =>
  get(`/oembed?${new URLSearchParams(query).toString()}`);

test('X3: an embedded set is a page without a script that any site may frame, and it alone', async () => {
  const reply = await get(`/embed/set/${id}`);
  const page = await reply.text();
  expect(reply.status).toBe(200);
  const policy = reply.headers.get('content-security-policy')!;
  expect(policy).toContain('frame-ancestors *');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  expect(reply.headers.get('x-frame-options')).toBeNull();
  expect(page).toContain('&lt;b&gt;&quot;Best&quot; &amp; more&lt;/b&gt;');
  expect(page).not.toContain('<b>');
  expect(page).not.toContain('<script');
  expect(page).toContain(`href="${running.origin}/set/${id}"`);
  expect(page).toMatch(/href="[^"]+\/item\/\d+" class="q\d"/);
  for (const path of [`/set/${id}`, '/items', '/api/v1/openapi.json']) {
    const other = await get(path);
    expect([path, other.headers.get('x-frame-options')]).toEqual([path, 'DENY']);
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

test('X3: a set that is not shared any more says so in its frame', async () => {
  const reply = await get('/embed/set/nobody');
  expect(reply.status).toBe(404);
  expect(await reply.text()).toContain('This set is not shared any more.');
  expect(reply.headers.get('x-frame-options')).toBeNull();
});

test('X3: oEmbed says how a shared set is framed', async () => {
  const reply = await oembed({ url: `${running.origin}/set/${id}/stats` });
  expect(reply.headers.get('content-type')).toContain('application/json');
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  const told = (await reply.json()) as Record<string, unknown>;
  expect(told).toMatchObject({
    version: '1.0',
    type: 'rich',
    provider_name: 'Gearwright',
    width: 600,
    height: 480,
  });
  expect(told['html']).toContain(`<iframe src="${running.origin}/embed/set/${id}" width="600"`);
  expect(told['title']).toContain('"Best"');
  expect(told['html']).not.toContain('<b>');
  expect((await fetch(told['thumbnail_url'] as string)).headers.get('content-type')).toBe(
    'image/png',
  );
});

test.each([
  [{}, 400],
  [{ url: 'https://other.test/set/abc' }, 404],
  [{ url: `https://a.test/${'x'.repeat(2000)}` }, 404],
  [{ url: 'javascript:alert(1)' }, 404],
])('X3: oEmbed refuses %o with %i', async (query, status) => {
  expect((await oembed(query as Readonly<Record<string, string>>)).status).toBe(status);
});

test('X3: oEmbed never answers with more than there is room for', async () => {
  const url = `${running.origin}/set/${id}`;
  expect((await oembed({ url, maxwidth: '200' })).status).toBe(404);
  const narrow = await oembed({ url, maxwidth: '320' });
  expect(await narrow.json()).toMatchObject({ width: 320, height: 480 });
});

test('X3: whoever asks too much is told so, and not that the set is gone', async () => {
  const busy = await runServer('sqlite', { REQUESTS_PER_MINUTE: '1' });
  onTestFinished(() => busy.close());
  const ask = () => fetch(`${busy.origin}/embed/set/${id}`);
  let reply = await ask();
  expect(reply.status).toBe(404);
  for (let n = 0; n < 20 && reply.status === 404; n++) reply = await ask();
  expect(reply.status).toBe(429);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(reply.headers.get('content-type')).toContain('text/html');
  const page = await reply.text();
  expect(page).toContain('Too many requests.');
  expect(page).not.toContain('not shared any more');
});

test('X3: oEmbed knows no xml, and no set that is not there', async () => {
  const url = `${running.origin}/set/${id}`;
  expect((await oembed({ url, format: 'xml' })).status).toBe(501);
  expect((await oembed({ url: `${running.origin}/set/nobody` })).status).toBe(404);
});

test.each([
  ['https://gear.test/set/abc', { edition: 'tbc', publicId: 'abc' }],
  ['https://gear.test/set/abc/stats?x=1#y', { edition: 'tbc', publicId: 'abc' }],
  ['https://gear.test/set/abc/compare/def', null],
  ['https://gear.test/items', null],
  ['https://other.test/set/abc', null],
  ['ftp://gear.test/set/abc', null],
  ['gear.test/set/abc', null],
])('X3: %s is %j', (url, set) => {
  expect(embeddedSetOf(url, SITES.tbc, 'gear.test')).toEqual(set);
});

test('X3: a season of the path is the edition of the set', () => {
  const of = (path: string) =>
    embeddedSetOf(`https://gear.test${path}`, SITES.classic, 'gear.test');
  expect(of('/sod/set/abc')?.edition).toBe('sod');
  expect(of('/set/abc')?.edition).toBe('classic');
});

test.each([
  [undefined, undefined, { width: 600, height: 480 }],
  ['400', '9999', { width: 400, height: 480 }],
  ['300', '300', { width: 300, height: 300 }],
  ['1000', '-5', { width: 600, height: 480 }],
  ['200', '480', null],
  ['600', '299', null],
  ['1e3', ['5'], { width: 600, height: 480 }],
])('X3: room for %j by %j is %j', (width, height, size) => {
  expect(embedSize(width, height)).toEqual(size);
});
