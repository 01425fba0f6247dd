import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A query whose values come by name. */
export type Prepared<Values, Answer> = (db: Kysely<Tables>, values: Values) => Promise<Answer>;

type Build<Values, Row> = (db: Kysely<Tables>, value: Values) => Compilable<Row>;

/**
 * Builds a query once for each database and only fills in values afterwards: building one takes longer than
 * SQLite takes to answer it. The builder names and types its values, and uses each wherever it is meant:
 *
 *     prepared((db, value: { readonly id: string }) => db.selectFrom('user').where('id', '=', value.id))
 */
export function prepared<Values extends object, Row>(
  build: Build<Values, Row>,
): Prepared<Values, Row[]> {
  const run = runner(build);
  return async (db, values) => (await run(db, values)).rows;
}

/** The same for what writes: answers how many rows it wrote. */
export function preparedWrite<Values extends object>(
  build: Build<Values, unknown>,
): Prepared<Values, number> {
  const run = runner(build);
  return async (db, values) => (await run(db, values)).changes;
}

/** Stands in a query for the value of its name. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

function placeholders<Values extends object>(): Values {
  return new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Values;
}

interface Ran<Row> {
  readonly rows: Row[];
  readonly changes: number;
}

function runner<Values extends object, Row>(build: Build<Values, Row>) {
  const compiled = new Map<string, CompiledQuery<Row>>();
  return async (db: Kysely<Tables>, values: Values): Promise<Ran<Row>> => {
    const dialect = db.getExecutor().adapter.constructor.name;
    let query = compiled.get(dialect);
    if (!query) compiled.set(dialect, (query = build(db, placeholders<Values>()).compile()));
    const parameters = query.parameters.map((each) =>
      each instanceof Placeholder ? values[each.name as keyof Values] : each,
    );
    const { rows, numAffectedRows } = await db.executeQuery<Row>({ ...query, parameters });
    return { rows, changes: Number(numAffectedRows ?? 0) };
  };
}
