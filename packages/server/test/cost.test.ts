import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { exportMyData, getAutofillItems } from '@gearwright/api/generated/operations.ts';
import { CardsBusy, cardRenderer } from '../src/pages/card/render-card.ts';
import { guest, player, refusalOf, type Asker } from './askers.ts';
import { runServer } from './run-server.ts';

const SEARCH = `query ($query: ItemQuery!) { searchItems(size: 100, query: $query) { total items { id name stats { name value } } } }`;
const from = (address: string) => ({ 'x-forwarded-for': address });

/** A question nobody asked before: no answer is kept for it. */
let asked = 0;
function search(who: Asker, headers: Record<string, string> = {}): Promise<Response> {
  const weights = [{ name: 'stamina', value: 1 + asked++ / 1000 }];
  const variables = { query: { statWeights: weights } };
  return who.send(JSON.stringify({ query: SEARCH, variables }), 'wrath', headers);
}

describe('cost, not count', () => {
  test('whoever has used up their work is told when to come back; others are not concerned', async () => {
    const running = await runServer('sqlite', { TRUST_PROXY: '127.0.0.1', WORK_PER_MINUTE: '60' });
    onTestFinished(() => running.close());
    const who = guest(running);
    const statuses: number[] = [];
    let refused: Response | null = null;
    for (let n = 0; n < 200 && !refused; n++) {
      const reply = await search(who, from('198.51.100.7'));
      statuses.push(reply.status);
      if (reply.status === 429) refused = reply;
    }
    expect(statuses[0]).toBe(200);
    expect(refused?.status).toBe(429);
    expect(Number(refused!.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await refused!.text()).toContain('tooManyRequests');
    expect((await search(who, from('192.0.2.1'))).status).toBe(200);
  });

  test('aliases cost what they ask', async () => {
    const running = await runServer('sqlite', { WORK_PER_MINUTE: '300' });
    onTestFinished(() => running.close());
    const who = guest(running);
    const call = (n: number) =>
      `a${n}: getAutofillItems(hits: 50, query: {gameClass: mage, statWeights: [{name: "stamina", value: ${n}.5}]}) { slotId items { id } }`;
    const first = await who.ask(`{ ${[1, 2, 3, 4].map(call).join(' ')} }`);
    expect(first.status).toBe(200);
    let status = 200;
    for (let n = 5; n < 400 && status === 200; n += 4) {
      status = (await who.ask(`{ ${[n, n + 1, n + 2, n + 3].map(call).join(' ')} }`)).status;
    }
    expect(status).toBe(429);
  });

  test('the thread beside answers as this one does, in the same words, and few of one client at a time', async () => {
    const running = await runServer('sqlite');
    onTestFinished(() => running.close());
    const who = guest(running);
    const { catalogThread } = running.context;
    const questions = [
      {
        hits: 3,
        query: { gameClass: 'mage' as const, statWeights: [{ name: 'stamina', value: 9 }] },
      },
      { hits: 51, query: { gameClass: 'mage' as const } },
    ].map((variables) => () => who.ask(getAutofillItems.text, { ...variables, asked: asked++ }));
    const here = [await questions[0]!(), await questions[1]!()];
    expect(here[1]!.errors?.[0]?.extensions.code).toBe('outOfRange');

    catalogThread.begin();
    await vi.waitUntil(() => catalogThread.isReady('wrath'), { timeout: 100_000 });
    expect([await questions[0]!(), await questions[1]!()]).toEqual(here);

    const replies = await Promise.all(Array.from({ length: 40 }, () => search(who)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect((await search(who)).status).toBe(200);
  }, 120_000);

  test('A6: all of one’s data can be had once a request, and a few times an hour', async () => {
    const running = await runServer('sqlite');
    onTestFinished(() => running.close());
    const me = await player(running);
    const twice = await me.ask('{ a: exportMyData b: exportMyData }');
    expect(twice.errors?.[0]?.extensions.code).toBe('tooManyRequests');
    const answers: string[] = [];
    for (let n = 0; n < 7; n++) answers.push(await refusalOf(me.call(exportMyData, {})));
    expect(answers.at(0)).toBe('was not refused');
    expect(answers.at(-1)).toBe('tooManyRequests');
    expect(await refusalOf((await player(running)).call(exportMyData, {}))).toBe('was not refused');
  });
});

test('more cards than can be drawn soon are refused, and drawn later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gearwright-cards-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const render = cardRenderer(folder);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  const drawn = await Promise.allSettled(Array.from({ length: 60 }, () => render(() => svg)));
  const refused = drawn.filter((each) => each.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(60);
  for (const each of refused) expect(each.reason).toBeInstanceOf(CardsBusy);
  expect((await render(() => svg)).length).toBeGreaterThan(0);
});
