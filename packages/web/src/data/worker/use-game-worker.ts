import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useEditionKey } from '../edition-context.ts';
import { corePath } from '../fetch-pack.ts';
import { manifestQuery } from '../manifest-query.ts';
import type { AnswerTo, Task } from './protocol.ts';
import { WorkerClient, type AskOptions } from './worker-client.ts';

const client = new WorkerClient(
  () => new Worker(new URL('./game-worker.ts', import.meta.url), { type: 'module' }),
);

export type AskWorker = <Asked extends Task>(
  task: Asked,
  options?: AskOptions,
) => Promise<AnswerTo<Asked>>;

/** For what takes longer than a frame: searches and fills beside the page, with progress, to be ended or given up. */
export function useGameWorker(): AskWorker {
  const queries = useQueryClient();
  const edition = useEditionKey();
  return useCallback<AskWorker>(
    async (task, options) => {
      const manifest = await queries.ensureQueryData(manifestQuery(edition));
      return client.ask({ edition, corePath: corePath(edition, manifest) }, task, options);
    },
    [edition, queries],
  );
}
