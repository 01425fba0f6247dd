import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Question } from '../graphql/read-question.ts';

/** What the thread beside is asked. */
export interface ToWorker {
  readonly id: number;
  readonly edition: EditionKey;
  readonly question: Question;
}

/** An answer as a whole text. */
export interface CatalogAnswer {
  readonly status: number;
  readonly body: string;
  readonly failed?: readonly string[];
}

/** An edition's data is read, and searched once: from now on it takes no longer than it must. */
export interface Ready {
  readonly ready: EditionKey;
}

export interface FromWorker {
  readonly id: number;
  /** Null when something went wrong that nobody expected. */
  readonly answer: CatalogAnswer | null;
  /** Milliseconds. */
  readonly took: number;
  /** What is to be logged. */
  readonly unexpected: readonly string[];
}
