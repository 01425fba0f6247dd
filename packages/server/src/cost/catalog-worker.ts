import { parentPort } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import { openCatalogs } from '../catalog/catalog.ts';
import { answer } from '../graphql/answer.ts';
import { Documents } from '../graphql/documents.ts';
import type { GraphServices } from '../graphql/graph-context.ts';
import { AnswerCache } from '../graphql/run/answer-cache.ts';
import type { GuestIdentity } from '../signing/identity.ts';
import type { FromWorker, Ready, ToWorker } from './catalog-messages.ts';

/** Answers questions about the game alone, beside the thread that answers everybody. */
const port = parentPort!;
const catalogs = openCatalogs();
const documents = new Documents({ introspection: false });
/** What is kept is kept by whoever asks. */
const nothingKept = new AnswerCache(0);
const nobody: GuestIdentity = { kind: 'guest', guestId: '', client: '', nonce: '', staleAt: 0 };

for (const edition of EDITION_KEYS) {
  searchItems(catalogs(edition).index, { search: 'sword', size: 1 });
  port.postMessage({ ready: edition } satisfies Ready);
}

port.on('message', ({ id, edition, question }: ToWorker) => {
  const began = performance.now();
  const unexpected: string[] = [];
  const error = (what: { readonly err?: unknown }) => unexpected.push(String(what.err));
  const tell = (answered: FromWorker['answer']): void => {
    port.postMessage({
      id,
      answer: answered,
      took: performance.now() - began,
      unexpected,
    } satisfies FromWorker);
  };
  answer(documents, nothingKept, {
    question,
    identity: nobody,
    services: { catalog: catalogs(edition) } as GraphServices,
    log: { error } as unknown as FastifyBaseLogger,
    countWrite() {},
  }).then(
    ({ status, body, failed }) => tell({ status, body: body as string, failed }),
    (reason: unknown) => {
      unexpected.push(String(reason));
      tell(null);
    },
  );
});
