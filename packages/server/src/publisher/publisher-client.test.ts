import { expect, test } from 'vitest';
import { stubPublisher } from '../../test/publisher/stub-publisher.ts';
import { TestClock } from '../../test/publisher/test-clock.ts';
import { publisherClient } from './publisher-client.ts';
import type { PublisherError } from './publisher.ts';

const PATH = '/data/wow/realm/index';
const KEY = `/eu${PATH}?dynamic-classic1x-eu`;
const QUESTION = { region: 'eu', path: PATH, namespace: 'dynamic-classic1x' } as const;
const MINUTE = 60_000;

async function set(timeout = 5_000) {
  const stub = await stubPublisher();
  const clock = new TestClock();
  return { stub, clock, publisher: publisherClient(stub.access, { clock, timeout }) };
}

const failureOf = async (asked: Promise<unknown>) => {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason as PublisherError,
  );
  return [error?.failure, error?.message];
};

test('L1: one token serves many requests, and a new one comes before it ends', async () => {
  const { stub, clock, publisher } = await set();
  stub.answer(KEY, { json: { realms: [] }, modified: 'Sat, 15 Nov 2025 00:00:00 GMT' });
  const expected = { status: 200, body: { realms: [] }, modified: 'Sat, 15 Nov 2025 00:00:00 GMT' };
  expect(await Promise.all([publisher.get(QUESTION), publisher.get(QUESTION)])).toEqual([
    expected,
    expected,
  ]);
  clock.pass(86_399_000 - 6 * MINUTE);
  await publisher.get(QUESTION);
  expect(stub.tokensGiven).toEqual(['token-1']);
  clock.pass(2 * MINUTE);
  await publisher.get(QUESTION);
  expect(stub.requests.map(({ token }) => token)).toEqual([
    'token-1',
    'token-1',
    'token-1',
    'token-2',
  ]);
});

test('L1: a refused token is replaced and the request made again', async () => {
  const { stub, publisher } = await set();
  stub.answer(KEY, { json: 1 });
  await publisher.get(QUESTION);
  stub.revokeTokens();
  expect(await publisher.get(QUESTION)).toMatchObject({ status: 200, body: 1 });
  expect(stub.requests.map(({ token }) => token)).toEqual(['token-1', 'token-1', 'token-2']);
});

test('L1: wrong credentials fail without telling them', async () => {
  const stub = await stubPublisher();
  const access = { ...stub.access, clientSecret: 'not-the-secret' };
  const publisher = publisherClient(access, { clock: new TestClock() });
  expect(await failureOf(publisher.get(QUESTION))).toEqual([
    'unreachable',
    'no token was given (401)',
  ]);
});

test.each([{ status: 403 }, { status: 404 }] as const)(
  'L1: $status is an answer and not tried again',
  async ({ status }) => {
    const { stub, publisher } = await set();
    stub.answer(KEY, { status });
    expect(await publisher.get(QUESTION)).toEqual({ status });
    expect(stub.requests.length).toBe(1);
  },
);

test('L1: what did not change since is not sent again', async () => {
  const { stub, publisher } = await set();
  const modified = 'Sat, 15 Nov 2025 00:00:00 GMT';
  stub.answer(KEY, { json: 1, modified });
  expect(await publisher.get({ ...QUESTION, since: modified })).toEqual({ status: 304 });
});

test('L1: too many requests wait as long as they are told to', async () => {
  const { stub, clock, publisher } = await set();
  stub.answer(KEY, { status: 429, headers: { 'retry-after': '1' } }, { status: 429 }, { json: 1 });
  expect(await publisher.get(QUESTION)).toMatchObject({ status: 200 });
  expect(clock.waits).toEqual([1000, 500]);
});

test('L1: a long wait, or none that helps, is reported as busy', async () => {
  const { stub, clock, publisher } = await set();
  stub.answer(KEY, { status: 429, headers: { 'retry-after': '60' } });
  expect(await failureOf(publisher.get(QUESTION))).toEqual(['busy', 'it asks for fewer requests']);
  expect([stub.requests.length, clock.waits]).toEqual([1, []]);
  stub.answer(KEY, { status: 429 });
  expect((await failureOf(publisher.get(QUESTION)))[0]).toBe('busy');
  expect(stub.requests.length).toBe(4);
});

test.each([
  { name: 'an error', bad: { status: 500 }, says: 'it answered 500' },
  { name: 'cut JSON', bad: { cut: '{"id":1,"na' }, says: 'terminated' },
  { name: 'no JSON', bad: { text: '<html>' }, says: 'not valid JSON' },
  { name: 'a stall', bad: 'stall', says: 'timeout' },
] as const)(
  'L1: $name is tried twice more, with growing waits, then given up',
  async ({ bad, says }) => {
    const { stub, clock, publisher } = await set(bad === 'stall' ? 100 : 5_000);
    stub.answer(KEY, bad);
    const [failure, message] = await failureOf(publisher.get(QUESTION));
    expect([failure, message]).toEqual(['unreachable', expect.stringContaining(says)]);
    expect(clock.waits).toEqual([250, 500]);
  },
);

test('L1: a third attempt may succeed', async () => {
  const { stub, publisher } = await set();
  stub.answer(KEY, { status: 500 }, { cut: '{"id":' }, { json: 1 });
  expect(await publisher.get(QUESTION)).toMatchObject({ status: 200, body: 1 });
  expect(stub.requests.length).toBe(3);
});

test('L1: an answer larger than allowed is given up', async () => {
  const { stub, publisher } = await set();
  stub.answer(KEY, { text: `"${'x'.repeat(5000)}"` });
  expect((await publisher.get({ ...QUESTION, limit: 6000 })).status).toBe(200);
  expect(await failureOf(publisher.get({ ...QUESTION, limit: 1000 }))).toEqual([
    'unreachable',
    'the answer is larger than 1000 bytes',
  ]);
});

test('L1: after five failures nobody asks for half a minute, then one does', async () => {
  const { stub, clock, publisher } = await set();
  stub.answer(KEY, { status: 500 });
  for (let times = 1; times <= 5; times++) await failureOf(publisher.get(QUESTION));
  expect(stub.requests.length).toBe(15);
  expect((await failureOf(publisher.get(QUESTION)))[1]).toContain('left alone');
  expect(stub.requests.length).toBe(15);
  stub.answer(`/us${PATH}?dynamic-classic1x-us`, { json: 1 });
  expect((await publisher.get({ ...QUESTION, region: 'us' })).status).toBe(200);
  clock.pass(31_000);
  stub.answer(KEY, { json: 1 });
  expect((await publisher.get(QUESTION)).status).toBe(200);
  expect((await publisher.get(QUESTION)).status).toBe(200);
});

test('L1: ninety requests a second, the rest wait, and far too many are sent away', async () => {
  const { stub, clock, publisher } = await set();
  stub.answer(KEY, { json: 1 });
  const frozen = clock.now();
  clock.pass = () => {};
  const asked = await Promise.allSettled(
    Array.from({ length: 400 }, () => publisher.get(QUESTION)),
  );
  expect(clock.now()).toBe(frozen);
  expect(asked.filter(({ status }) => status === 'fulfilled').length).toBe(90 + 270);
  expect(clock.waits.length).toBe(270);
  expect(Math.max(...clock.waits)).toBeLessThanOrEqual(3000);
  const refused = asked.filter((each) => each.status === 'rejected');
  expect(new Set(refused.map(({ reason }) => (reason as PublisherError).failure))).toEqual(
    new Set(['busy']),
  );
});
