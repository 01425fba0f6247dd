import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Config } from '../config.ts';
import type { CatalogThread } from '../cost/catalog-thread.ts';
import type { WorkBudget } from '../cost/work-budget.ts';
import type { RequestVerifier } from '../signing/verify-request.ts';
import type { ClientLimit } from '../limits/client-limit.ts';
import { Documents } from './documents.ts';
import { AnswerCache } from './run/answer-cache.ts';
import type { GraphServices } from './graph-context.ts';
import { graphServices, type GraphNeeds } from './services.ts';

/** What all endpoints of a process share. */
export interface Graph {
  readonly documents: Documents;
  readonly answers: AnswerCache;
  readonly requests: ClientLimit;
  readonly writes: ClientLimit;
  readonly work: WorkBudget;
  /** Where what takes long is answered. */
  readonly catalogThread: CatalogThread;
  /** Says who signed a request, or throws. */
  readonly verifier: Pick<RequestVerifier, 'verify'>;
  services(edition: EditionKey): GraphServices;
  /** Of a call that was refused or failed, by its code. */
  countFailure(code: string): void;
}

/** Characters. */
const ANSWERS_KEPT = 32_000_000;

export function createGraph(
  config: Config,
  needs: GraphNeeds,
  limits: Pick<Graph, 'requests' | 'writes'>,
  countFailure: Graph['countFailure'] = () => {},
): Graph {
  return {
    documents: new Documents(config),
    answers: new AnswerCache(ANSWERS_KEPT),
    ...limits,
    work: needs.work,
    catalogThread: needs.catalogThread,
    verifier: needs.accounts.verifier,
    services: graphServices(needs),
    countFailure,
  };
}
