import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { getSet, updateSet } from '@gearwright/api/generated/operations.ts';
import { requestSigner } from '../bench/signed-request.ts';
import type { Subject } from './subject.ts';

export interface Drive {
  /** Requests a second, sent whether or not the earlier ones are answered. */
  readonly rate: number;
  readonly seconds: number;
  /** Of all requests. */
  readonly writes: number;
  /** Ends it before its time. */
  readonly until?: AbortSignal;
}

export interface Driven {
  readonly sent: number;
  readonly answered: number;
  /** Sent away with 503. */
  readonly shed: number;
  readonly failed: number;
  /** Writes that were acknowledged. */
  readonly acknowledged: number;
  /** Milliseconds, of those that were answered. */
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** Milliseconds from the first that failed to the last. */
  readonly outage: number;
  /** When it was, on the clock that measures; null without one. */
  readonly lastFailure: number | null;
  /** The name last acknowledged, and those that nobody answered after it. */
  readonly lastName: string | null;
  readonly unanswered: readonly string[];
}

/** Reads and writes at a fixed rate, one after the other on the same set for writes: the last name must be there. */
export async function drive(
  subject: Subject,
  order: Drive,
  meanwhile?: () => Promise<unknown>,
): Promise<Driven> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  const sign = requestSigner(subject.origin, subject.credentials);
  const { port } = new URL(subject.origin);
  const latencies: number[] = [];
  const counts = { sent: 0, answered: 0, shed: 0, failed: 0, acknowledged: 0 };
  let outage: { from: number; to: number } | null = null;
  let lastName: string | null = null;
  let unanswered: string[] = [];
  let writing: Promise<void> = Promise.resolve();
  const underWay = new Set<Promise<void>>();

  const ask = (body: string) =>
    new Promise<{ readonly status: number; readonly text: string; readonly took: number }>(
      (resolve, reject) => {
        let began = performance.now();
        const { headers, path, method } = sign('/graphql', body);
        const sending = request(
          {
            host: '127.0.0.1',
            port,
            path,
            method,
            agent,
            timeout: 20_000,
            headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          },
          (reply) => {
            let text = '';
            reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
            reply.on('end', () =>
              resolve({ status: reply.statusCode ?? 0, text, took: performance.now() - began }),
            );
            reply.on('error', reject);
          },
        );
        // Until it has a connection it waits for us, not for the server.
        sending.on('socket', () => (began = performance.now()));
        sending.on('timeout', () => sending.destroy(new Error('timed out')));
        sending.on('error', reject);
        sending.end(body);
      },
    );

  async function one(body: string): Promise<boolean> {
    counts.sent += 1;
    try {
      const { status, text, took } = await ask(body);
      if (status === 503) counts.shed += 1;
      else if (status === 200 && !text.includes('"errors"')) {
        counts.answered += 1;
        latencies.push(took);
        return true;
      } else fail();
    } catch {
      fail();
    }
    return false;
  }

  function fail(): void {
    counts.failed += 1;
    const now = performance.now();
    outage = { from: outage?.from ?? now, to: now };
  }

  async function write(at: number): Promise<void> {
    const name = `Name ${at}`;
    const variables = { id: subject.setId, input: { name } };
    const isThere = await one(JSON.stringify({ query: updateSet.text, variables }));
    if (isThere) {
      counts.acknowledged += 1;
      lastName = name;
      unanswered = [];
    } else unanswered.push(name);
  }

  const read = JSON.stringify({ query: getSet.text, variables: { id: subject.setId } });
  const besides = meanwhile?.();
  const total = order.rate * order.seconds;
  const began = performance.now();
  for (let at = 0; at < total && !order.until?.aborted; at++) {
    const due = began + (at / order.rate) * 1000;
    const early = due - performance.now();
    if (early > 2) await wait(early);
    // Writes of one player take turns; each waits for the one before, as a page's do.
    const isWrite = (at * order.writes) % 1 < order.writes;
    const sent = isWrite ? (writing = writing.then(() => write(at))) : one(read).then(() => {});
    underWay.add(sent);
    void sent.finally(() => underWay.delete(sent));
  }
  await Promise.all(underWay);
  await besides;
  agent.destroy();
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const lasted = outage as { from: number; to: number } | null;
  return {
    ...counts,
    p50: at(0.5),
    p99: at(0.99),
    worst: at(1),
    outage: lasted ? lasted.to - lasted.from : 0,
    lastFailure: lasted?.to ?? null,
    lastName,
    unanswered,
  };
}

/** Milliseconds until a server that answers nothing has failed. */
const PATIENCE = 60_000;

/** Whether what was acknowledged last is what is stored, or one of those that nobody answered for. */
export async function isKept(subject: Subject, driven: Driven): Promise<boolean> {
  const deadline = performance.now() + PATIENCE;
  let name: string | null = null;
  while (name === null && performance.now() < deadline) {
    name = await storedName(subject).catch(() => null);
    if (name === null) await wait(100);
  }
  if (name === null) return false;
  return driven.lastName === null || name === driven.lastName || driven.unanswered.includes(name);
}

async function storedName(subject: Subject): Promise<string | null> {
  const sign = requestSigner(subject.origin, subject.credentials);
  const { path, method, headers, body } = sign(
    '/graphql',
    JSON.stringify({ query: getSet.text, variables: { id: subject.setId } }),
  );
  const reply = await fetch(subject.origin + path, { method, headers, body });
  const { data } = (await reply.json()) as {
    readonly data?: { readonly getSet?: { readonly name: string } };
  };
  return data?.getSet?.name ?? null;
}
