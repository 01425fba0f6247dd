import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';
import type { ColumnTypes } from './types.ts';

export interface Migration {
  /** Its place in the order and its topic; never changed once released, and neither is what it does. */
  readonly name: string;
  /** What databases made before names carried the order call it. */
  readonly formerly?: string;
  up(db: Transaction<Tables>, types: ColumnTypes): Promise<void>;
}
