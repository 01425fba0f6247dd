import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** All of it or nothing of it; it asks the transaction alone, and may be asked again. */
export type Write<Answer> = (transaction: Transaction<Tables>) => Promise<Answer>;
