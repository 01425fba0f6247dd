import type { Transaction } from 'kysely';
import type { Migration } from '../migration.ts';
import type { Tables } from '../tables.ts';
import type { ColumnTypes } from '../types.ts';

/** Passwords, sessions and codes; column names as the accounts library has them. */
export const createAccounts: Migration = {
  name: '0006-accounts',
  formerly: 'accounts-2025-11-15',
  async up(db, types) {
    // An address belongs to nobody until a code sent to it came back.
    await db.schema.alterTable('user').addColumn('pendingEmail', 'text').execute();
    await db.schema.createIndex('users_by_pending').on('user').column('pendingEmail').execute();
    await createSessions(db, types);
    await createPasswords(db, types);
    await createCodes(db, types);
    // Tells the writes of one request from those of a request made again.
    await db.schema.alterTable('nonces').addColumn('request_id', 'text').execute();
  },
};

async function createSessions(db: Transaction<Tables>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('expiresAt', types.date, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('createdAt', types.date, (column) => column.notNull())
    .addColumn('updatedAt', types.date, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_user').on('session').column('userId').execute();
  await db.schema.createIndex('sessions_by_expiry').on('session').column('expiresAt').execute();
}

async function createPasswords(db: Transaction<Tables>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', types.date)
    .addColumn('refreshTokenExpiresAt', types.date)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', types.date, (column) => column.notNull())
    .addColumn('updatedAt', types.date, (column) => column.notNull())
    .addUniqueConstraint('account_of_provider', ['providerId', 'accountId'])
    .execute();
  await db.schema.createIndex('accounts_by_user').on('account').column('userId').execute();
}

async function createCodes(db: Transaction<Tables>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', types.date, (column) => column.notNull())
    .addColumn('createdAt', types.date, (column) => column.notNull())
    .addColumn('updatedAt', types.date, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('codes_by_name').on('verification').column('identifier').execute();
  await db.schema.createIndex('codes_by_expiry').on('verification').column('expiresAt').execute();
}
