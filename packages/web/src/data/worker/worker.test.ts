import { afterEach, expect, test, vi } from 'vitest';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { anItem } from '@gearwright/game/test/an-item.ts';
import { FIXTURE_CLASSES } from '@gearwright/game/test/rules/fixture-classes.ts';
import { fixtureSet } from '@gearwright/game/test/rules/fixture-dataset.ts';
import { smallDataset } from '@gearwright/game/test/small-dataset.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { CHEST, HEAD } from '@gearwright/game/slot/slots.ts';
import { answerTasks, type Post } from './answer-tasks.ts';
import * as tasks from './do-task.ts';
import type { TaskGame } from './protocol.ts';
import { WorkerClient, type WorkerLike } from './worker-client.ts';

const worn = (baseId: number, slotId: typeof HEAD | typeof CHEST, strength: number) =>
  anItem({ baseId, name: `Plate ${baseId}`, slotId, armorType: 3, stats: { strength } });
const game = {
  edition: EDITIONS.wrath,
  dataset: smallDataset({
    classes: FIXTURE_CLASSES,
    items: [worn(1, HEAD, 10), worn(2, HEAD, 30), worn(3, HEAD, 20), worn(4, CHEST, 40)],
  }),
};
const WHERE: TaskGame = { edition: 'wrath', corePath: '/data/wrath/core.test.pack' };
const ports: MessagePort[] = [];

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
  vi.restoreAllMocks();
});

/** A worker on the other end of a channel: everything goes through as it would, cloned. */
function workers() {
  const started = { count: 0 };
  const load = vi.fn<() => Promise<typeof game>>(async () => game);
  const client = new WorkerClient(() => {
    started.count++;
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    // Every look at the clock finds it further on than a worker goes without listening.
    let time = 0;
    answerTasks(port2 as unknown as Post, load, () => (time += 50));
    port2.start();
    port1.start();
    return Object.assign(port1, { terminate: () => port1.close() }) as unknown as WorkerLike;
  });
  return { client, load, started };
}

const weights = { strength: 1, stamina: 0.5 };
const set = storeSet(fixtureSet());
const wearer = { race: 'human', gameClass: 'warrior', level: 80, faction: 'alliance' } as const;

test('Q1: a search comes back as ids in order, from one worker', async () => {
  const { client, started } = workers();
  const query = { slotId: HEAD, statWeights: weights, size: 2 } as const;
  const found = await client.ask(WHERE, { kind: 'search', query });
  expect(found).toEqual({
    total: 3,
    hits: [
      { id: '2', score: 30 },
      { id: '3', score: 20 },
    ],
  });
  await client.ask(WHERE, { kind: 'search', query });
  expect(started.count).toBe(1);
});

test('Q3: an exact fill comes back as a set that can be stored, with its proof', async () => {
  const { client } = workers();
  const found = await client.ask(WHERE, { kind: 'exact', set, wearer, weights });
  expect(found).toMatchObject({ proved: true, value: 70, gap: 0 });
  expect([found.set.itemIds[HEAD], found.set.itemIds[CHEST]]).toEqual(['2', '4']);
  const quick = await client.ask(WHERE, { kind: 'autofill', set, wearer, weights });
  expect(quick).toEqual({ set: found.set, value: 70 });
  const upgrades = await client.ask(WHERE, { kind: 'upgrades', set, wearer, weights });
  expect(upgrades.available).toContainEqual({
    slot: CHEST,
    upgrades: [{ id: '4', score: 40, gain: 40 }],
  });
});

/** Goes on until it is told to stop. */
function endless(onStep: () => void = () => undefined) {
  return vi.spyOn(tasks, 'doTask').mockImplementation(function* (_task, _game, stop) {
    let value = 0;
    while (!stop()) {
      onStep();
      yield { value: value++, bound: 1000 };
    }
    return { total: value, hits: [] };
  });
}

test('Q3: progress is told, and finishing ends with the best so far', async () => {
  endless();
  const { client } = workers();
  const finish = new AbortController();
  const values: number[] = [];
  const answer = await client.ask(
    WHERE,
    { kind: 'search', query: {} },
    {
      finish: finish.signal,
      onProgress: ({ value }) => {
        values.push(value);
        if (values.length === 2) finish.abort();
      },
    },
  );
  expect(values.length).toBeGreaterThanOrEqual(2);
  expect(answer.total).toBeGreaterThan(values[1]!);
});

test('Q3: giving up ends it at once, and the worker goes on with the next', async () => {
  let steps = 0;
  const mocked = endless(() => steps++);
  const { client, started } = workers();
  const give = new AbortController();
  const given = client.ask(
    WHERE,
    { kind: 'search', query: {} },
    { signal: give.signal, onProgress: () => give.abort(new Error('given up')) },
  );
  await expect(given).rejects.toThrow('given up');
  mocked.mockRestore();
  const next = () => client.ask(WHERE, { kind: 'search', query: { slotId: HEAD } });
  await next();
  const after = steps;
  await next();
  expect([steps, started.count]).toEqual([after, 1]);
});

test('a task that fails says so, and the next is answered', async () => {
  const { client, load } = workers();
  load.mockRejectedValueOnce(new Error('no such pack'));
  const asked = () => client.ask(WHERE, { kind: 'search', query: { slotId: HEAD } });
  await expect(asked()).rejects.toThrow('no such pack');
  expect((await asked()).total).toBe(3);
});
