import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';
import type { ColumnTypes } from './types.ts';

export interface Migration {
  /** Topic and date; never changed once released. */
  readonly name: string;
  up(db: Transaction<Tables>, types: ColumnTypes): Promise<void>;
}
