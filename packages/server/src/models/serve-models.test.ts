import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { Baker } from '@gearwright/art/model/bake/baker.ts';
import { serveModels } from './serve-models.ts';

const root = mkdtempSync(join(tmpdir(), 'gearwright-models-'));
const baker = new Baker({ root, threads: 1 });
const server = fastify();
serveModels(server, baker);
afterAll(async () => {
  await server.close();
  await baker.close();
  rmSync(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  server.inject({ url: `/model-viewer/model/${path}`, headers });

test('M1: a model is baked when first asked for; its mesh may be kept for ever', async () => {
  const json = await get('item/shield-kite-3.json');
  expect([json.statusCode, json.headers['cache-control']]).toEqual([200, 'no-cache']);
  const { mesh } = json.json<{ mesh: string }>();
  const bytes = await get(`item/${mesh}`);
  expect(bytes.rawPayload.subarray(0, 4).toString()).toBe('GWM1');
  expect(bytes.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const packed = await get(`item/${mesh}`, { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.rawPayload.length).toBeLessThan(bytes.rawPayload.length);
  const etag = String(json.headers['etag']);
  expect((await get('item/shield-kite-3.json', { 'if-none-match': etag })).statusCode).toBe(304);
});

test.each(['item/shield-kite-9.json', 'item/..%2f..%2fsecret.json', 'weather/rain.json', 'item/'])(
  'M1: %s is refused with its name',
  async (path) => {
    const reply = await get(path);
    expect(reply.statusCode).toBe(404);
    expect(reply.json<{ error: string }>().error).toContain('There is no model at');
  },
);

test('M1: when too many wait, the next is asked to come again', async () => {
  const full = fastify();
  const busy = new Baker({ root, threads: 1, limit: 0 });
  serveModels(full, busy);
  const reply = await full.inject('/model-viewer/model/item/gun-twin-1.json');
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
  await full.close();
  await busy.close();
});
