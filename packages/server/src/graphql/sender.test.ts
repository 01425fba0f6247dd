import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { senderReader } from './sender.ts';

const NEAR = '10.0.0.1';
const FORWARDED = {
  'x-forwarded-for': '203.0.113.7, 10.0.0.9',
  'x-forwarded-host': 'a.example, gear.example',
  'x-forwarded-proto': 'http, https',
};

test.each([
  { trustProxy: false, headers: FORWARDED },
  { trustProxy: '10.0.0.1', headers: FORWARDED },
  { trustProxy: '10.0.0.1', headers: {} },
  { trustProxy: '10.0.0.1', headers: { 'x-forwarded-proto': 'https' } },
  { trustProxy: '10.0.0.1, 10.0.0.9', headers: FORWARDED },
  { trustProxy: 'uniquelocal', headers: FORWARDED },
  { trustProxy: '192.168.0.0/16', headers: FORWARDED },
] as const)('trusting $trustProxy, a sender is whom Fastify sees', async (row) => {
  const read = senderReader(row.trustProxy);
  const server = fastify({ trustProxy: row.trustProxy });
  server.get('/', async (request) => {
    const { ip, host, protocol, raw } = request;
    const { saidHttp: _, ...ours } = read(raw);
    return { ours, theirs: { ip, host, isHttps: protocol === 'https' } };
  });
  const reply = await server.inject({ url: '/', headers: row.headers, remoteAddress: NEAR });
  const { ours, theirs } = reply.json<{ ours: unknown; theirs: unknown }>();
  expect(ours).toEqual(theirs);
});
