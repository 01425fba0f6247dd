import { Worker } from 'node:worker_threads';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Question } from '../graphql/read-question.ts';
import type { CatalogAnswer, FromWorker, Ready, ToWorker } from './catalog-messages.ts';
import type { WorkBudget } from './work-budget.ts';

/** Questions that wait, of all clients and of one: a few are a page that opens, more are somebody's script. */
const MOST_WAITING = 100;
const MOST_OF_CLIENT = 8;
/** Milliseconds before another is begun in place of one that ended. */
const AGAIN = 5_000;

interface Waiting {
  readonly client: string;
  done(answer: CatalogAnswer): void;
  fail(error: Error): void;
}

export interface CatalogThreadParts {
  readonly work: WorkBudget;
  readonly log: { error(what: object, message: string): void };
}

/**
 * One thread for what takes longer than a frame of the event loop: searches and the best of every slot. What it works
 * is counted for whoever asked. Until it has read an edition's data, questions are answered where they arrive.
 */
export class CatalogThread {
  readonly #parts: CatalogThreadParts;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ready = new Set<EditionKey>();
  #worker: Worker | null = null;
  #last = 0;

  constructor(parts: CatalogThreadParts) {
    this.#parts = parts;
  }

  /** Starts it, beside whatever else there is to do. */
  begin(): void {
    this.#worker ??= this.#start();
  }

  isReady(edition: EditionKey): boolean {
    return this.#ready.has(edition);
  }

  /** `tooManyRequests` when this client has enough questions waiting, `serverBusy` when all of them have. */
  ask(client: string, edition: EditionKey, question: Question): Promise<CatalogAnswer> {
    const ofClient = [...this.#waiting.values()].filter((each) => each.client === client);
    if (ofClient.length >= MOST_OF_CLIENT) throw new PlannerError('tooManyRequests');
    if (this.#waiting.size >= MOST_WAITING) throw new PlannerError('serverBusy');
    const id = ++this.#last;
    return new Promise((done, fail) => {
      this.#waiting.set(id, { client, done, fail });
      this.#worker!.postMessage({ id, edition, question } satisfies ToWorker);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./catalog-worker.ts', import.meta.url));
    // Nobody is kept from stopping by it.
    worker.unref();
    worker.on('message', (message: FromWorker | Ready) => {
      if ('ready' in message) this.#ready.add(message.ready);
      else this.#take(message);
    });
    worker.on('error', (error) =>
      this.#parts.log.error({ err: error }, 'the catalog thread failed'),
    );
    worker.on('exit', () => {
      this.#ready.clear();
      const wasWanted = this.#worker === worker;
      this.#worker = null;
      if (wasWanted) setTimeout(() => this.begin(), AGAIN).unref();
      for (const { fail } of this.#waiting.values()) fail(new Error('the catalog thread ended'));
      this.#waiting.clear();
    });
    return worker;
  }

  #take({ id, answer, took, unexpected }: FromWorker): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    for (const reason of unexpected) this.#parts.log.error({ reason }, 'unexpected');
    if (!waiting) return;
    this.#parts.work.spend(waiting.client, took);
    if (answer) waiting.done(answer);
    else waiting.fail(new Error('the catalog thread could not answer'));
  }
}
