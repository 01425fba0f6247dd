import type { ItemQuery } from './query.ts';

/** What a filter of a query asks of a row; `key` names the question, so that its answer can be kept. */
export interface Filter {
  readonly field: keyof ItemQuery;
  readonly key: string;
  readonly passes: (row: number) => boolean;
}
