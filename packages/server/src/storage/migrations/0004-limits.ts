import type { Migration } from '../migration.ts';

/** What may happen only once, or only so often. */
export const createLimits: Migration = {
  name: '0004-limits',
  formerly: 'limits-2025-11-15',
  async up(db, types) {
    await db.schema
      .createTable('nonces')
      .addColumn('nonce', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', types.time, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('nonces_by_expiry').on('nonces').column('expires_at').execute();

    await db.schema
      .createTable('used_captchas')
      .addColumn('challenge', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', types.time, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('used_captchas_by_expiry')
      .on('used_captchas')
      .column('expires_at')
      .execute();

    await db.schema
      .createTable('sent_mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('sent_at', types.time, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('sent_mails_by_address')
      .on('sent_mails')
      .columns(['address', 'sent_at'])
      .execute();
  },
};
