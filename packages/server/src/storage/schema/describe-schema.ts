import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from '../database-kind.ts';
import type { Tables } from '../tables.ts';

/** Every table, column, index and reference as a line, sorted: two databases are alike when these are. */
export async function describeSchema(
  db: Kysely<Tables>,
  kind: DatabaseKind,
): Promise<readonly string[]> {
  const tables = await db.introspection.getTables();
  const columns = tables.flatMap(({ name: table, columns: all }) =>
    all.map(({ name, dataType, isNullable }) =>
      `column ${table}.${name} ${dataType.toLowerCase()}${isNullable ? ' null' : ''}`.trim(),
    ),
  );
  const { rows } = await (kind === 'sqlite' ? sqliteKeys : postgresKeys).execute(db);
  return [...columns, ...rows.map(({ line }) => line)].toSorted();
}

interface Line {
  readonly line: string;
}

const sqliteKeys = sql<Line>`
  select 'index ' || tbl_name || '.' || name as line from sqlite_schema
  where type = 'index' and name not like 'sqlite_%'
  union all
  select distinct 'reference ' || m.name || ' to ' || f."table" as line
  from sqlite_schema m, pragma_foreign_key_list(m.name) f where m.type = 'table'`;

const postgresKeys = sql<Line>`
  select 'index ' || tablename || '.' || indexname as line from pg_indexes
  where schemaname = current_schema()
  union all
  select distinct 'reference ' || conrelid::regclass || ' to ' || confrelid::regclass as line
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`;
