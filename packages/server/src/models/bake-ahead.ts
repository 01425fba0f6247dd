import type { Logger } from 'pino';
import type { Baker } from '@gearwright/art/model/bake/baker.ts';
import { starterPieces, usualFigures } from '@gearwright/art/model/bake/model-jobs.ts';

/** Milliseconds after listening: whoever comes first is served first. */
const DELAY = 5_000;

/** Bakes what most pages ask for first, one after the other and behind everybody who waits; the answer ends it. */
export function bakeAhead(models: Baker, log: Logger): () => void {
  let stopped = false;
  const timer = setTimeout(() => {
    void bakeAll().catch((error: unknown) => {
      if (!stopped) log.warn({ err: error }, 'models could not be baked ahead');
    });
  }, DELAY);
  timer.unref();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };

  async function bakeAll(): Promise<void> {
    let baked = 0;
    for (const model of [...usualFigures(), ...starterPieces()]) {
      if (stopped) return;
      if (models.has(model)) continue;
      await models.bake(model, false);
      baked++;
    }
    if (baked > 0) log.info({ models: baked }, 'models were baked ahead');
  }
}
