import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { Baker } from './baker.ts';
import { allFigures, allModels } from './model-jobs.ts';
import type { ModelFile } from './model-kinds.ts';
import { isBaked } from './model-store.ts';

/** Where the server keeps its models, too: what is baked here is not baked again there. */
export const modelsFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  join(resolve(env.DATA_DIR ?? './var'), 'models');

/** Bakes what is not there yet, on all cores, telling how far it is. It can be stopped at any time and goes on where it was. */
export async function makeModels(
  what: 'models' | 'all',
  root: string = modelsFolder(),
): Promise<void> {
  const wanted = what === 'all' ? allModels() : allFigures();
  const missing = wanted.filter((model) => !isBaked(root, model));
  console.log(`${wanted.length} models, of which ${missing.length} are to be baked into ${root}.`);
  const began = performance.now();
  const threads = availableParallelism();
  const baker = new Baker({ root, threads, limit: threads * 4 });
  const failed: string[] = [];
  let done = 0;
  const queue = missing.values();
  const seconds = (): string => ((performance.now() - began) / 1000).toFixed(0);
  const next = async (): Promise<void> => {
    for (const model of queue) {
      await baker
        .bake(model)
        .catch((error: unknown) => failed.push(`${nameOf(model)}: ${String(error)}`));
      done++;
      if (done % 50 === 0 || done === missing.length)
        console.log(
          `${done} of ${missing.length} (${Math.floor((done * 100) / missing.length)} %) in ${seconds()} s`,
        );
    }
  };
  await Promise.all(Array.from({ length: threads }, next));
  await baker.close();
  for (const line of failed) console.error(line);
  if (failed.length > 0) process.exitCode = 1;
}

const nameOf = ({ kind, job }: ModelFile): string => `${kind}/${job}`;
