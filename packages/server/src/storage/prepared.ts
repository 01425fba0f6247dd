import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Tables } from './tables.ts';

/** A query that takes its values in the order in which it first names them. */
export type Prepared<Answer> = (
  db: Kysely<Tables>,
  ...values: readonly unknown[]
) => Promise<Answer>;

type Build<Row> = (db: Kysely<Tables>) => Compilable<Row>;

/**
 * Builds a query once for each database and only fills in values afterwards: building one takes longer than
 * SQLite takes to answer it. The builder uses any values of the right kind, one place a value.
 */
export function prepared<Row>(build: Build<Row>): Prepared<Row[]> {
  const run = runner(build);
  return async (db, ...values) => (await run(db, values)).rows;
}

/** The same for what writes: answers how many rows it wrote. */
export function preparedWrite(build: Build<unknown>): Prepared<number> {
  const run = runner(build);
  return async (db, ...values) => Number((await run(db, values)).numAffectedRows ?? 0);
}

function runner<Row>(build: Build<Row>) {
  const compiled = new Map<string, CompiledQuery<Row>>();
  return (db: Kysely<Tables>, values: readonly unknown[]): Promise<QueryResult<Row>> => {
    const dialect = db.getExecutor().adapter.constructor.name;
    const query = compiled.get(dialect) ?? build(db).compile();
    compiled.set(dialect, query);
    if (values.length !== query.parameters.length) {
      throw new Error(`The query takes ${query.parameters.length} values, not ${values.length}`);
    }
    return db.executeQuery<Row>({ ...query, parameters: values });
  };
}
