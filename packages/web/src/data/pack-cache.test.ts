import { beforeEach, expect, test, vi } from 'vitest';
import { fetchPack } from './fetch-pack.ts';
import { cachedFirst, forgetCached, freshFirst } from './pack-cache.ts';

/** What a browser's cache does of what is used. */
class PlainCache {
  readonly kept = new Map<string, Response>();
  match = async (path: string) => this.kept.get(path)?.clone();
  put = async (path: string, reply: Response) => void this.kept.set(path, reply);
  delete = async (path: string) => this.kept.delete(path);
  keys = async () => [...this.kept.keys()].map((path) => ({ url: `http://site.test${path}` }));
}

let cache: PlainCache;
const network = vi.fn<(path: string) => Promise<Response>>();

const isKept = (path: string) => vi.waitFor(() => expect(cache.kept.has(path)).toBe(true));
const beenHere = (yes: boolean) =>
  vi.stubGlobal('navigator', { serviceWorker: { controller: yes ? {} : null } });

beforeEach(() => {
  cache = new PlainCache();
  beenHere(true);
  network.mockReset().mockImplementation(async (path) => new Response(`bytes of ${path}`));
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', network);
});

const text = async (reply: Promise<Response>) => (await reply).text();

test('P8: a pack is fetched once, and is there without a network', async () => {
  const path = '/data/tbc/core.1a.pack';
  expect(await text(cachedFirst(path))).toBe(`bytes of ${path}`);
  await isKept(path);
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await text(cachedFirst(path))).toBe(`bytes of ${path}`);
  expect(network).toHaveBeenCalledTimes(1);
});

test('P8: a first visit waits for no cache, and has its packs without a network all the same', async () => {
  beenHere(false);
  const path = '/data/tbc/core.1a.pack';
  const open = vi.fn<() => Promise<PlainCache>>(() => new Promise(() => undefined));
  vi.stubGlobal('caches', { open });
  expect(await text(cachedFirst(path))).toBe(`bytes of ${path}`);
  vi.stubGlobal('caches', { open: async () => cache });
  await cachedFirst(path);
  await isKept(path);
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await text(cachedFirst(path))).toBe(`bytes of ${path}`);
});

test('a newer pack takes the place of the older ones of its kind and edition', async () => {
  for (const path of [
    '/data/tbc/core.1a.pack',
    '/data/tbc/texts.1a.pack',
    '/data/wrath/core.1a.pack',
    '/data/tbc/manifest.json',
    '/data/tbc/core.2b.pack',
  ]) {
    await cachedFirst(path);
    await isKept(path);
  }
  expect([...cache.kept.keys()]).toEqual([
    '/data/tbc/texts.1a.pack',
    '/data/wrath/core.1a.pack',
    '/data/tbc/manifest.json',
    '/data/tbc/core.2b.pack',
  ]);
});

test('P8: the manifest is the newest there is', async () => {
  const path = '/data/tbc/manifest.json';
  await freshFirst(path);
  await isKept(path);
  network.mockResolvedValueOnce(new Response('newer'));
  expect(await text(freshFirst(path))).toBe('newer');
  await vi.waitFor(async () => expect(await cache.kept.get(path)?.clone().text()).toBe('newer'));
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await text(freshFirst(path))).toBe('newer');
  await expect(freshFirst('/data/sod/manifest.json')).rejects.toThrow('Failed to fetch');
});

test('what turned out damaged is fetched again', async () => {
  await cachedFirst('/data/tbc/core.1a.pack');
  await isKept('/data/tbc/core.1a.pack');
  await forgetCached('/data/tbc/core.1a.pack');
  await cachedFirst('/data/tbc/core.1a.pack');
  expect(network).toHaveBeenCalledTimes(2);
});

test('an answer that is none is not kept', async () => {
  network.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  await expect(cachedFirst('/data/tbc/core.1a.pack')).rejects.toThrow('404');
  expect(cache.kept.size).toBe(0);
});

test('a browser without caches, or without room, still gets its packs', async () => {
  cache.put = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
  expect(await text(cachedFirst('/data/tbc/core.1a.pack'))).toContain('core.1a');
  vi.stubGlobal('caches', undefined);
  expect(await text(cachedFirst('/data/tbc/core.1a.pack'))).toContain('core.1a');
});

test('P8: a pack that was damaged where it was kept is fetched anew at once, past every cache', async () => {
  const path = '/data/tbc/core.1a.pack';
  cache.kept.set(path, new Response('half of it'));
  const decode = (bytes: Uint8Array): string => {
    const read = new TextDecoder().decode(bytes);
    if (!read.startsWith('bytes of')) throw new Error('damaged');
    return read;
  };
  expect(await fetchPack(path, decode)).toBe(`bytes of ${path}`);
  expect(network).toHaveBeenCalledExactlyOnceWith(path, { cache: 'reload' });
  await vi.waitFor(async () =>
    expect(await cache.kept.get(path)?.clone().text()).toBe(`bytes of ${path}`),
  );
  network.mockResolvedValueOnce(new Response('still damaged'));
  cache.kept.set(path, new Response('half of it'));
  await expect(fetchPack(path, decode)).rejects.toThrow('damaged');
});
