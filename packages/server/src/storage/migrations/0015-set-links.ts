import type { Migration } from '../migration.ts';

const OWNER = ['user_id', 'edition'] as const;

/** What became of the link of a set: there is a row once something was chosen or counted. It goes with the set. */
export const createSetLinks: Migration = {
  name: '0015-set-links',
  async up(db, types) {
    await db.schema
      .createTable('set_links')
      .addColumn('set_id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('edition', 'text', (column) => column.notNull())
      .addColumn('off_at', types.time)
      .addColumn('frozen_at', types.time)
      .addColumn('frozen_body', types.json)
      .addColumn('opened', types.big, (column) => column.notNull())
      .addForeignKeyConstraint(
        'link_of_set',
        ['set_id', ...OWNER],
        'gear_sets',
        ['id', ...OWNER],
        (key) => key.onDelete('cascade'),
      )
      .execute();
  },
};
