import type { Transaction } from 'kysely';
import type { Migration } from '../migration.ts';
import type { Tables } from '../tables.ts';
import type { ColumnTypes } from '../types.ts';

/** Columns that the roster's migration gained after it had run somewhere; elsewhere there is nothing to mend. */
export const mendRoster: Migration = {
  name: '0009-mend-roster',
  async up(db, types) {
    if (!(await hasColumn(db, 'characters', 'version'))) {
      await db.schema
        .alterTable('characters')
        .addColumn('version', types.whole, (column) => column.notNull().defaultTo(1))
        .execute();
    }
    if (!(await hasColumn(db, 'gear_sets', 'summary'))) await addSummaries(db, types);
  },
};

async function hasColumn(db: Transaction<Tables>, table: string, column: string): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(
    ({ name, columns }) => name === table && columns.some((each) => each.name === column),
  );
}

interface SetBody {
  readonly name: string;
  readonly spec: string;
  readonly phase: number;
  readonly pinned: boolean;
}

async function addSummaries(db: Transaction<Tables>, types: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('gear_sets')
    .addColumn('summary', types.json, (column) => column.notNull().defaultTo('{}'))
    .execute();
  for (const { id, body } of await db.selectFrom('gear_sets').select(['id', 'body']).execute()) {
    const { name, spec, phase, pinned } = JSON.parse(body) as SetBody;
    const summary = JSON.stringify({ name, spec, phase, pinned });
    await db.updateTable('gear_sets').set({ summary }).where('id', '=', id).execute();
  }
}
