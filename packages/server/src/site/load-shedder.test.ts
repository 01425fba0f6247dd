import { EventEmitter, once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { LoadShedder, shedding } from './load-shedder.ts';

function shedderAt(clock: { now: number }): LoadShedder {
  const shedder = new LoadShedder(() => clock.now);
  onTestFinished(() => shedder.close());
  return shedder;
}

const response = () => new EventEmitter() as ServerResponse;

test('a loop that is late for a while is too much, and not any more when it has caught up', () => {
  const clock = { now: 0 };
  const shedder = shedderAt(clock);
  for (let times = 0; times < 32; times++) shedder.follow(response());
  const look = (after: number) => {
    clock.now += after;
    shedder.look();
  };
  look(300);
  expect(shedder.isTooMuch()).toBe(false);
  for (let times = 0; times < 5; times++) look(300);
  expect(shedder.isTooMuch()).toBe(true);
  for (let times = 0; times < 10; times++) look(20);
  expect(shedder.isTooMuch()).toBe(false);
});

test('a long piece of work while hardly anybody waits is not', () => {
  const clock = { now: 0 };
  const shedder = shedderAt(clock);
  shedder.follow(response());
  clock.now = 3_000;
  shedder.look();
  expect(shedder.isTooMuch()).toBe(false);
});

test('so many requests at once are too much, until some are answered', () => {
  const shedder = shedderAt({ now: 0 });
  const all = Array.from({ length: 400 }, response);
  for (const each of all) {
    expect(shedder.isTooMuch()).toBe(false);
    shedder.follow(each);
  }
  expect(shedder.isTooMuch()).toBe(true);
  all[0]!.emit('close');
  expect(shedder.isTooMuch()).toBe(false);
});

test('what is too much is sent away with 503 and when to come again; probes are answered', async () => {
  const shedder = shedderAt({ now: 0 });
  for (let times = 0; times < 400; times++) shedder.follow(response());
  let shed = 0;
  const server = createServer(
    shedding(
      shedder,
      { 'x-content-type-options': 'nosniff' },
      () => (shed += 1),
      (_request, reply) => reply.end('answered'),
    ),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reply = await fetch(`${origin}/tbc/graphql`, { method: 'POST', body: '{}' });
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await reply.json()).toMatchObject({ errors: [{ extensions: { code: 'serverBusy' } }] });
  expect(shed).toBe(1);
  expect(await (await fetch(`${origin}/healthz`)).text()).toBe('answered');
});
