import type { Migration } from '../migration.ts';

/** What everything else belongs to; column names as the accounts library has them. */
export const createUsers: Migration = {
  name: '0001-users',
  formerly: 'users-2025-11-15',
  async up(db, types) {
    await db.schema
      .createTable('user')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('emailVerified', types.flag, (column) => column.notNull())
      .addColumn('image', 'text')
      .addColumn('username', 'text', (column) => column.unique())
      .addColumn('displayUsername', 'text')
      .addColumn('patron', 'text')
      .addColumn('createdAt', types.date, (column) => column.notNull())
      .addColumn('updatedAt', types.date, (column) => column.notNull())
      .execute();
  },
};
