import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** A guest's link belongs to the guest and is counted by the address; before, the address stood for both. */
export const createGuestLinks: Migration = {
  name: '0011-guest-links',
  async up(db) {
    await db.schema
      .alterTable('public_sets')
      .addColumn('counted_by', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update public_sets set counted_by = publisher`.execute(db);
    await db.schema
      .createIndex('public_sets_by_count')
      .on('public_sets')
      .column('counted_by')
      .execute();
  },
};
