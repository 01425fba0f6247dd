import type { Migration } from '../migration.ts';

/**
 * What sets were. A history outlives its set while that is in the bin, and goes with the bin's row: so it hangs on
 * its user and on the bin, and not on the set.
 */
export const createHistory: Migration = {
  name: '0014-history',
  async up(db, types) {
    await db.schema
      .createTable('set_histories')
      .addColumn('set_id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('edition', 'text', (column) => column.notNull())
      .addColumn('bin_id', 'text', (column) => column.references('bin.id').onDelete('cascade'))
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('began_at', types.time, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('histories_by_owner')
      .on('set_histories')
      .columns(['user_id', 'edition'])
      .execute();
    await db.schema.createIndex('histories_in_bin').on('set_histories').column('bin_id').execute();
    await db.schema
      .createTable('set_versions')
      .addColumn('set_id', 'text', (column) =>
        column.notNull().references('set_histories.set_id').onDelete('cascade'),
      )
      .addColumn('version', types.whole, (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('saved_at', types.time, (column) => column.notNull())
      .addColumn('body', types.json, (column) => column.notNull())
      .addPrimaryKeyConstraint('version_of_set', ['set_id', 'version'])
      .execute();
    await db.schema
      .createTable('set_snapshots')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('set_id', 'text', (column) =>
        column.notNull().references('set_histories.set_id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('taken_at', types.time, (column) => column.notNull())
      .addColumn('body', types.json, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('snapshots_by_set').on('set_snapshots').column('set_id').execute();
  },
};
