import { SelectQueryNode, type Compilable, type CompiledQuery, type Kysely } from 'kysely';
import { straightOf } from './straight.ts';
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
  return async (db, ...values) => (await run(db, values)).changes;
}

interface Ran<Row> {
  readonly rows: Row[];
  readonly changes: number;
}

function runner<Row>(build: Build<Row>) {
  const compiled = new Map<string, CompiledQuery<Row>>();
  return async (db: Kysely<Tables>, values: readonly unknown[]): Promise<Ran<Row>> => {
    const dialect = db.getExecutor().adapter.constructor.name;
    let query = compiled.get(dialect);
    if (!query) compiled.set(dialect, (query = build(db).compile()));
    if (values.length !== query.parameters.length) {
      throw new Error(`The query takes ${query.parameters.length} values, not ${values.length}`);
    }
    const straight = straightOf(db);
    if (straight && (straight.mayWrite || SelectQueryNode.is(query.query))) {
      const { rows, changes } = await straight.ask(query.sql, values);
      return { rows: rows as Row[], changes: Number(changes) };
    }
    const { rows, numAffectedRows } = await db.executeQuery<Row>({ ...query, parameters: values });
    return { rows, changes: Number(numAffectedRows ?? 0) };
  };
}
