import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { ModelJob } from './model-kinds.ts';
import { storeModel } from './model-store.ts';

/** A thread that bakes what it is told, after everything else the machine has to do. */

try {
  // On Linux zero means this thread; elsewhere it would mean the whole process.
  if (process.platform === 'linux') setPriority(0, 10);
} catch {
  // Not allowed here: then it bakes at the usual priority.
}

parentPort?.on('message', (job: ModelJob) => {
  try {
    storeModel(workerData as string, job);
    parentPort?.postMessage(null);
  } catch (error) {
    parentPort?.postMessage(error instanceof Error ? (error.stack ?? error.message) : 'unknown');
  }
});
