import type { Migration } from '../migration.ts';

/** Wrong passwords for a name, counted for all servers together. */
export const createWrongPasswords: Migration = {
  name: '0007-wrong-passwords',
  formerly: 'wrong-passwords-2025-11-15',
  async up(db, types) {
    await db.schema
      .createTable('wrong_passwords')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('tried_at', types.time, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('wrong_passwords_by_name')
      .on('wrong_passwords')
      .columns(['name', 'tried_at'])
      .execute();
  },
};
