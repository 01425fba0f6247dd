import type { Migration } from '../migration.ts';

/** What was deleted and can be had back: everything about it in one row, so that nothing else need know of it. */
export const createBin: Migration = {
  name: '0013-bin',
  async up(db, types) {
    await db.schema
      .createTable('bin')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('edition', 'text', (column) => column.notNull())
      .addColumn('character_id', 'text', (column) => column.notNull())
      .addColumn('summary', types.json, (column) => column.notNull())
      .addColumn('body', types.json, (column) => column.notNull())
      .addColumn('deleted_at', types.time, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('bin_by_owner')
      .on('bin')
      .columns(['user_id', 'edition', 'character_id'])
      .execute();
    await db.schema.createIndex('bin_by_time').on('bin').column('deleted_at').execute();
  },
};
