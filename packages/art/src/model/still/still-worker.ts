import { parentPort, workerData } from 'node:worker_threads';
import { drawStill } from './draw-still.ts';
import type { StillMade, StillWanted } from './still-thread.ts';

parentPort?.on('message', ({ id, look, width, height }: StillWanted) => {
  parentPort?.postMessage(answer());

  function answer(): StillMade {
    try {
      return { id, png: drawStill(workerData as string, look, { width, height }) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : 'unknown' };
    }
  }
});
