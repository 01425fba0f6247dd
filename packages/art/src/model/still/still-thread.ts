import { Worker } from 'node:worker_threads';
import type { Look } from '@gearwright/model-viewer/look.ts';
import type { StillSize } from './draw-still.ts';

/** What the thread is asked, and what it answers. */
export interface StillWanted extends StillSize {
  readonly id: number;
  readonly look: Look;
}
export interface StillMade {
  readonly id: number;
  readonly png?: Uint8Array;
  readonly error?: string;
}

interface Waiting {
  done(png: Uint8Array): void;
  fail(error: Error): void;
}

/** Draws figures in a thread of its own, begun with the first that is asked for. */
export class StillThread {
  readonly #root: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #last = 0;

  /** The folder that baked models are kept in. */
  constructor(root: string) {
    this.#root = root;
  }

  /** All models of the look must be baked. */
  draw(look: Look, { width, height }: StillSize): Promise<Uint8Array> {
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#last;
    return new Promise((done, fail) => {
      this.#waiting.set(id, { done, fail });
      worker.postMessage({ id, look, width, height } satisfies StillWanted);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('still-worker.ts', import.meta.url), {
      workerData: this.#root,
    });
    // Nobody is kept from stopping by it.
    worker.unref();
    worker.on('message', ({ id, png, error }: StillMade) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (png) waiting?.done(png);
      else waiting?.fail(new Error(error));
    });
    worker.on('error', (error) => this.#ended(worker, error as Error));
    worker.on('exit', () => this.#ended(worker, new Error('The drawing thread ended.')));
    return worker;
  }

  /** The next that is asked for begins another. */
  #ended(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const { fail } of this.#waiting.values()) fail(error);
    this.#waiting.clear();
  }
}
