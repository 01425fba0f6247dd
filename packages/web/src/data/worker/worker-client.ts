import type { Progress } from '@gearwright/game/optimise/exact/solve.ts';
import type { AnswerTo, FromWorker, Task, TaskGame, ToWorker } from './protocol.ts';

export interface AskOptions {
  /** Gives the task up. */
  readonly signal?: AbortSignal;
  /** Ends it with the best it has. */
  readonly finish?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** What a `Worker` is to whoever asks it. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<FromWorker>) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
  onProgress?(progress: Progress): void;
}

/** Asks a worker, which is started when there is first something to do. */
export class WorkerClient {
  readonly #start: () => WorkerLike;
  readonly #waiting = new Map<number, Waiting>();
  #worker: WorkerLike | null = null;
  #asked = 0;

  constructor(start: () => WorkerLike) {
    this.#start = start;
  }

  ask<Asked extends Task>(
    game: TaskGame,
    task: Asked,
    { signal, finish, onProgress }: AskOptions = {},
  ): Promise<AnswerTo<Asked>> {
    signal?.throwIfAborted();
    const id = ++this.#asked;
    const worker = this.#open();
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, onProgress });
      signal?.addEventListener('abort', () => {
        worker.postMessage({ id, end: 'cancel' });
        this.#waiting.delete(id);
        reject(signal.reason as Error);
      });
      finish?.addEventListener('abort', () => worker.postMessage({ id, end: 'finish' }));
    });
    worker.postMessage({ id, game, task });
    return answer as Promise<AnswerTo<Asked>>;
  }

  #open(): WorkerLike {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    worker.addEventListener('message', ({ data }) => this.#hear(data));
    worker.addEventListener('error', ({ message }) => {
      // It will not answer any more: the next task starts another.
      worker.terminate();
      this.#worker = null;
      const error = new Error(message ?? 'The worker could not be started');
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    });
    this.#worker = worker;
    return worker;
  }

  #hear(said: FromWorker): void {
    const waiting = this.#waiting.get(said.id);
    if (!waiting) return;
    if ('progress' in said) {
      waiting.onProgress?.(said.progress);
      return;
    }
    this.#waiting.delete(said.id);
    if ('answer' in said) waiting.resolve(said.answer);
    else waiting.reject(new Error(said.failure));
  }
}
