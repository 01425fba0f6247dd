import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../database-kind.ts';
import type { Tables } from '../tables.ts';
import { describeSchema } from './describe-schema.ts';

/** What the migrations make of an empty database, a line each; a test keeps the file true. */
export function expectedSchemaFile(kind: DatabaseKind): string {
  return join(import.meta.dirname, `${kind}.txt`);
}

/**
 * Where a database is not what its migrations say: one of them was changed after it had run, or somebody changed a
 * table by hand. What is there beyond it, an operator's own index say, is nobody's business.
 */
export async function missingFromSchema(
  db: Kysely<Tables>,
  kind: DatabaseKind,
): Promise<readonly string[]> {
  const there = new Set(await describeSchema(db, kind));
  const expected = readFileSync(expectedSchemaFile(kind), 'utf8').split('\n').filter(Boolean);
  return expected.filter((line) => !there.has(line));
}
