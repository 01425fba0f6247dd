import type { Migration } from '../migration.ts';

/** What a character has in bags, bank and on: one row, written whole, which goes with the character. */
export const createInventories: Migration = {
  name: '0012-inventories',
  async up(db, types) {
    await db.schema
      .createTable('inventories')
      .addColumn('character_id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('edition', 'text', (column) => column.notNull())
      .addColumn('body', types.json, (column) => column.notNull())
      .addColumn('updated_at', types.time, (column) => column.notNull())
      .addForeignKeyConstraint(
        'inventory_of_character',
        ['character_id', 'user_id', 'edition'],
        'characters',
        ['id', 'user_id', 'edition'],
        (key) => key.onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createIndex('inventories_by_owner')
      .on('inventories')
      .columns(['user_id', 'edition'])
      .execute();
  },
};
