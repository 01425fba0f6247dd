import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ModelFile, ModelJob } from './model-kinds.ts';
import { isBaked, modelPath } from './model-store.ts';

/** Too many wait already: whoever asked may come again in a moment. */
export class BakerBusy extends Error {
  readonly retryAfterSeconds = 2;
  constructor(waiting: number) {
    super(`${waiting} models wait to be baked already.`);
  }
}

interface Job {
  readonly job: ModelJob;
  readonly done: Promise<void>;
  resolve(): void;
  reject(error: Error): void;
}

export interface BakerOptions {
  /** Where baked models are kept. */
  readonly root: string;
  readonly threads?: number;
  /** How many may wait before more are refused. */
  readonly limit?: number;
}

/** Bakes models when they are first asked for: never twice, never two of one at once, in threads of its own. */
export class Baker {
  readonly #root: string;
  readonly #threads: number;
  readonly #limit: number;
  readonly #jobs = new Map<string, Job>();
  readonly #queue: Job[] = [];
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  #closed = false;

  constructor({ root, threads = Math.min(2, availableParallelism()), limit = 96 }: BakerOptions) {
    this.#root = root;
    this.#threads = threads;
    this.#limit = limit;
  }

  /** The path of a file that is surely there. */
  async fileOf(model: ModelFile): Promise<string> {
    if (!isBaked(this.#root, model)) await this.bake(model);
    return modelPath(this.#root, model);
  }

  has(model: ModelFile): boolean {
    return isBaked(this.#root, model);
  }

  /** `urgent` work goes before what is baked in the background. */
  async bake({ kind, job }: ModelJob, urgent = true): Promise<void> {
    const name = `${kind}/${job}`;
    const known = this.#jobs.get(name);
    if (known) return known.done;
    if (this.#closed) throw new Error('The baker has closed.');
    if (this.#queue.length >= this.#limit) throw new BakerBusy(this.#queue.length);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const next: Job = { job: { kind, job }, done: promise, resolve, reject };
    this.#jobs.set(name, next);
    if (urgent) this.#queue.unshift(next);
    else this.#queue.push(next);
    this.#startNext();
    return promise;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.splice(0)) this.#finish(job, new Error('The baker has closed.'));
    const workers = [...this.#idle, ...this.#busy.keys()];
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #startNext(): void {
    const started = this.#idle.length + this.#busy.size;
    const worker = this.#idle.pop() ?? (started < this.#threads ? this.#hire() : null);
    if (!worker) return;
    const job = this.#queue.shift();
    if (!job) {
      this.#idle.push(worker);
      return;
    }
    this.#busy.set(worker, job);
    worker.ref();
    worker.postMessage(job.job);
  }

  #hire(): Worker {
    const worker = new Worker(new URL('bake-worker.ts', import.meta.url), {
      workerData: this.#root,
    });
    worker.unref();
    worker.on('message', (error: string | null) =>
      this.#release(worker, error === null ? null : new Error(error), true),
    );
    // A thread that falls takes its own job with it and nothing else.
    worker.on('error', (error) => this.#release(worker, error as Error, false));
    worker.on('exit', () => this.#release(worker, new Error('The baking thread ended.'), false));
    return worker;
  }

  #release(worker: Worker, error: Error | null, alive: boolean): void {
    const job = this.#busy.get(worker);
    this.#busy.delete(worker);
    if (job) this.#finish(job, error);
    if (alive) {
      worker.unref();
      this.#idle.push(worker);
    } else {
      const at = this.#idle.indexOf(worker);
      if (at >= 0) this.#idle.splice(at, 1);
    }
    if (this.#queue.length > 0) this.#startNext();
  }

  #finish(job: Job, error: Error | null): void {
    this.#jobs.delete(`${job.job.kind}/${job.job.job}`);
    if (error) job.reject(error);
    else job.resolve();
  }
}
