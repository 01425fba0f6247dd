import { doTask } from '../src/data/worker/do-task.ts';
import type { AskWorker } from '../src/data/worker/use-game-worker.ts';
import { game } from './set-on-screen.tsx';

/** Does a worker's tasks in the page, step by step. In its place: `vi.mock('…/use-game-worker.ts', …)`. */
export const workerHere: AskWorker = async (task, options) => {
  const steps = doTask(task, game, () => options?.finish?.aborted ?? false);
  for (;;) {
    options?.signal?.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value as never;
    options?.onProgress?.(step.value);
  }
};
