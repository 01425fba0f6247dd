import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A query that takes its values in the order in which it first names them. */
export type Prepared<Row> = (db: Kysely<Tables>, ...values: readonly unknown[]) => Promise<Row[]>;

/**
 * Builds a query once for each database and only fills in values afterwards: building one takes longer than
 * SQLite takes to answer it. The builder uses any values of the right kind, one place a value.
 */
export function prepared<Row>(build: (db: Kysely<Tables>) => Compilable<Row>): Prepared<Row> {
  const compiled = new Map<string, CompiledQuery<Row>>();
  return async (db, ...values) => {
    const dialect = db.getExecutor().adapter.constructor.name;
    const query = compiled.get(dialect) ?? build(db).compile();
    compiled.set(dialect, query);
    if (values.length !== query.parameters.length) {
      throw new Error(`The query takes ${query.parameters.length} values, not ${values.length}`);
    }
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: values });
    return rows;
  };
}
