import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { getAutofillItems } from '@gearwright/api/generated/operations.ts';
import type { SigningCredentials } from '@gearwright/api/client/auth-answers.ts';
import { callWith, raw } from './outside/stranger.ts';

export interface Attacked {
  readonly asked: number;
  readonly answered: number;
}

interface Order {
  readonly origin: string;
  readonly address: string;
  readonly credentials: SigningCredentials;
}

/** Connections at once. */
const HANDS = 24;

const { origin, address, credentials } = workerData as Order;
let [isOver, asked, answered] = [false, 0, 0];
parentPort!.once('message', () => (isOver = true));

/** The dearest call and the dearest page, again as soon as they are answered or refused. */
async function attack(hand: number): Promise<void> {
  while (!isOver) {
    asked += 1;
    const query = { gameClass: 'mage', search: randomUUID().slice(0, 3) };
    const answer =
      hand % 4 === 0
        ? await raw(origin, `GET /items?q=${asked} HTTP/1.1\r\nx-forwarded-for: ${address}`)
        : await callWith(origin, credentials, getAutofillItems, { hits: 50, query }, address);
    if (answer.status === 200) answered += 1;
    else await wait(5);
  }
}

await Promise.all(Array.from({ length: HANDS }, (_, hand) => attack(hand)));
parentPort!.postMessage({ asked, answered } satisfies Attacked);
