import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { searchItems } from '@gearwright/api/generated/operations.ts';
import { SITES } from '@gearwright/game/edition/sites.ts';
import { credentialsOf } from '../access/victim.ts';
import { GRAPH_LIMITS } from '../../src/graphql/limits.ts';
import { createSite } from '../../src/site/create-site.ts';
import { runServer, visit } from '../run-server.ts';
import { sign, type SignedParts } from '../sign.ts';

const running = await runServer('sqlite', {
  LOG_LEVEL: 'silent',
  TRUST_PROXY: '127.0.0.1',
  REQUESTS_PER_MINUTE: '1000',
});
const site = await createSite(SITES.wrath, running.context);
afterAll(async () => {
  await site.close();
  await running.close();
});
const credentials = await credentialsOf(visit(running));

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

type Sent = Awaited<ReturnType<typeof sign>>;

/** Over the network, where most calls are answered directly. */
function overTheWire({ method, url, headers, body }: Sent): Promise<Reply> {
  return new Promise((done, fail) => {
    const asked = request(running.origin + url, { method, headers, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () =>
        done({ status: reply.statusCode!, headers: reply.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', fail);
    asked.end(body);
  });
}

/** By Fastify alone. */
async function byFastify({ method, url, headers, body }: Sent): Promise<Reply> {
  const reply = await site.inject({
    method: method as 'POST',
    url,
    headers,
    payload: Buffer.from(body),
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.rawPayload };
}

/** Without what differs from request to request. */
function seen({ status, headers, body }: Reply) {
  const { date: _, connection: __, 'x-request-id': id, ...others } = headers;
  return { status, headers: others, hasId: /^[\w-]{36}$/.test(String(id)), body: body.toString() };
}

async function signed(parts: SignedParts, more: Readonly<Record<string, string>> = {}) {
  const sent = await sign(credentials, { url: `${running.origin}/graphql`, ...parts });
  const length = String(Buffer.byteLength(sent.body));
  const headers = { ...sent.headers, host: sent.host, 'content-length': length, ...more };
  return { ...sent, headers };
}

const TYPENAME = '{"query":"{ __typename }"}';
const MANY = JSON.stringify({
  query: searchItems.text,
  variables: { query: { slotId: 1, gameClass: 'mage', phases: [1, 2, 3, 4] } },
});

test.each<{ what: string; status: number; parts: SignedParts; more?: Record<string, string> }>([
  { what: 'a good call', status: 200, parts: { body: TYPENAME } },
  { what: 'one to another edition', status: 200, parts: { body: TYPENAME, url: '/tbc/graphql' } },
  { what: 'one with a query', status: 200, parts: { body: TYPENAME, url: '/graphql?a=b' } },
  { what: 'one of many letters', status: 200, parts: { body: MANY } },
  {
    what: 'one by https',
    status: 200,
    parts: { body: TYPENAME },
    more: { 'x-forwarded-proto': 'https' },
  },
  {
    what: 'one through a proxy',
    status: 200,
    parts: { body: TYPENAME },
    more: { 'x-forwarded-for': '10.1.1.1' },
  },
  {
    what: 'one to another name',
    status: 401,
    parts: { body: TYPENAME },
    more: { 'x-forwarded-host': 'elsewhere' },
  },
  { what: 'no question', status: 400, parts: { body: 'null' } },
  { what: 'no JSON', status: 400, parts: { body: '{' } },
  { what: 'no field of ours', status: 400, parts: { body: '{"query":"{ nothing }"}' } },
  {
    what: 'a forged one',
    status: 401,
    parts: { body: TYPENAME },
    more: { 'x-amz-date': '20200101T000000Z' },
  },
  { what: 'an old one', status: 401, parts: { body: TYPENAME, at: Date.now() - 3_600_000 } },
  {
    what: 'one that is too large',
    status: 413,
    parts: { body: `"${'x'.repeat(GRAPH_LIMITS.body)}"` },
  },
  {
    what: 'one that is no JSON by its own word',
    status: 415,
    parts: { body: TYPENAME, headers: { 'content-type': 'text/plain' } },
  },
  {
    what: 'JSON in so many words',
    status: 200,
    parts: { body: TYPENAME, headers: { 'content-type': 'application/json; charset=utf-8' } },
  },
  { what: 'a GET', status: 405, parts: { method: 'GET', body: '' } },
  { what: 'a PUT', status: 405, parts: { method: 'PUT', body: TYPENAME } },
])('by either door, $what is answered alike', async ({ status, parts, more }) => {
  const url = parts.url && running.origin + parts.url;
  const sent = await signed({ ...parts, ...(url && { url }) }, more);
  const [direct, other] = [await overTheWire(sent), await byFastify(sent)];
  expect(direct.status).toBe(status);
  expect(seen(direct)).toEqual(seen(other));
  expect(seen(direct)).toMatchObject({
    hasId: true,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });
});

test.each([
  { accepted: 'gzip, deflate, br', unpack: brotliDecompressSync },
  { accepted: 'gzip', unpack: gunzipSync },
])('by either door, large answers are compressed for $accepted', async ({ accepted, unpack }) => {
  const plain = await overTheWire(await signed({ body: MANY }));
  const sent = await signed({ body: MANY }, { 'accept-encoding': accepted });
  const [direct, other] = [await overTheWire(sent), await byFastify(sent)];
  expect(seen(direct)).toEqual(seen(other));
  expect(direct.body.length).toBeLessThan(plain.body.length / 3);
  expect(unpack(direct.body).toString()).toBe(plain.body.toString());
});

test('by either door, answers are counted under their pattern', async () => {
  const count = async (): Promise<number> => {
    const { values } = await running.context.metrics.requests.get();
    const ours = values.find(
      ({ metricName, labels: { route, status, method } }) =>
        metricName?.endsWith('_count') && `${method} ${route} ${status}` === 'POST /graphql 200',
    );
    return ours?.value ?? 0;
  };
  const before = await count();
  const sent = await signed({ body: TYPENAME });
  await overTheWire(sent);
  await byFastify(sent);
  await expect.poll(count).toBe(before + 2);
});

test('by either door, whoever asks too often is told when to come back', async () => {
  const { requests } = running.context.graph;
  const address = '10.9.9.9';
  while (requests.take(address));
  const sent = await signed({ body: TYPENAME }, { 'x-forwarded-for': address });
  const [direct, other] = [await overTheWire(sent), await byFastify(sent)];
  expect([direct.status, other.status]).toEqual([429, 429]);
  for (const { headers } of [direct, other]) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(direct.body).toEqual(other.body);
});
