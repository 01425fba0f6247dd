import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** What servers on one database agree on, and indexes for what is asked by time alone. */
export const createSharing: Migration = {
  name: '0010-sharing',
  async up(db, types) {
    await db.schema
      .createTable('leases')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('until', types.time, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('purge_clock')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('seen_at', types.time, (column) => column.notNull())
      .addColumn('doubted_since', types.time)
      .execute();
    await db.schema
      .createTable('servers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('seen_at', types.time, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('request_counts')
      .addColumn('minute', types.big, (column) => column.notNull())
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('client', 'text', (column) => column.notNull())
      .addColumn('requests', types.whole, (column) => column.notNull())
      .addPrimaryKeyConstraint('count_of_minute', ['minute', 'scope', 'client'])
      .execute();

    await db.schema.createIndex('sent_mails_by_time').on('sent_mails').column('sent_at').execute();
    await db.schema.createIndex('attempts_by_time').on('attempts').column('tried_at').execute();
    await db.schema
      .createIndex('unconfirmed_by_age')
      .on('user')
      .column('createdAt')
      .where(sql.ref('pendingEmail'), 'is not', null)
      .execute();
  },
};
