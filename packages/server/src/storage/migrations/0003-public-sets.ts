import type { Migration } from '../migration.ts';

export const createPublicSets: Migration = {
  name: '0003-public-sets',
  formerly: 'public-sets-2025-11-15',
  async up(db, types) {
    await db.schema
      .createTable('public_sets')
      .addColumn('public_id', 'text', (column) => column.primaryKey())
      .addColumn('edition', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('user.id').onDelete('cascade'))
      .addColumn('publisher', 'text', (column) => column.notNull())
      .addColumn('client_key', 'text')
      .addColumn('delete_token_hash', 'text', (column) => column.notNull())
      .addColumn('body', types.json, (column) => column.notNull())
      .addColumn('created_at', types.time, (column) => column.notNull())
      .addColumn('read_at', types.time, (column) => column.notNull())
      .addUniqueConstraint('public_set_client_key', ['publisher', 'edition', 'client_key'])
      .execute();
    await db.schema
      .createIndex('public_sets_by_reading')
      .on('public_sets')
      .column('read_at')
      .execute();
    await db.schema
      .createIndex('public_sets_by_user')
      .on('public_sets')
      .column('user_id')
      .execute();
  },
};
