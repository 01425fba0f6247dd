import { describe, expect, test } from 'vitest';
import {
  addUser,
  DATABASE_KINDS,
  throwawayDatabase,
  throwawaySource,
} from '../../test/databases.ts';
import type { Migration } from './migration.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { openDatabase } from './open-database.ts';

describe.each(DATABASE_KINDS)('a database on %s', async (kind) => {
  const database = await throwawayDatabase(kind);
  const { db } = database;

  test('has run every migration, once', async () => {
    const rows = await db.selectFrom('migrations').select('name').execute();
    expect(rows.map((row) => row.name).toSorted()).toEqual(
      MIGRATIONS.map((migration) => migration.name).toSorted(),
    );
    expect(await migrate(db, kind)).toEqual([]);
  });

  test('keeps what was written, in its types', async () => {
    const row = {
      edition: 'wrath',
      realm: 'eu-gehennas',
      item_id: 19019,
      price: 99_999_999_999,
    } as const;
    await db.insertInto('prices').values(row).execute();
    expect(await db.selectFrom('prices').selectAll().execute()).toEqual([row]);
  });

  test('a failed transaction leaves nothing behind', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('nonces').values({ nonce: 'a', expires_at: 1 }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await db.selectFrom('nonces').selectAll().execute()).toEqual([]);
  });

  test('what is read outside a transaction does not see into it, nor wait for it', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { promise: written, resolve: hasWritten } = Promise.withResolvers<void>();
    const writing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('nonces').values({ nonce: 'b', expires_at: 1 }).execute();
      hasWritten();
      await gate;
    });
    await written;
    expect(await db.selectFrom('nonces').selectAll().execute()).toEqual([]);
    open();
    await writing;
    expect(await db.selectFrom('nonces').selectAll().execute()).toHaveLength(1);
  });

  test('an inner transaction can be undone alone', async () => {
    const transaction = await db.startTransaction().execute();
    await transaction.insertInto('nonces').values({ nonce: 'c', expires_at: 1 }).execute();
    const inner = await transaction.savepoint('inner').execute();
    await inner.insertInto('nonces').values({ nonce: 'd', expires_at: 1 }).execute();
    await inner.rollbackToSavepoint('inner').execute();
    await transaction.commit().execute();
    const rows = await db.selectFrom('nonces').select('nonce').where('nonce', '>', 'b').execute();
    expect(rows).toEqual([{ nonce: 'c' }]);
  });

  test('rows belong to a user and go with them', async () => {
    const userId = await addUser(database);
    const body = '{}';
    const owner = { user_id: userId, edition: 'wrath' } as const;
    const times = { created_at: 1, updated_at: 1, version: 1 };
    const character = { ...owner, ...times, id: 'c1', client_key: null, body };
    await db.insertInto('characters').values(character).execute();
    const set = {
      ...character,
      id: 's1',
      character_id: 'c1',
      public_id: null,
      version: 1,
      summary: body,
    };
    await db.insertInto('gear_sets').values(set).execute();
    await db
      .insertInto('points')
      .values({ ...owner, id: 'p1', body, updated_at: 1 })
      .execute();
    await db
      .insertInto('set_points')
      .values({ ...owner, set_id: 's1', point_id: 'p1' })
      .execute();

    const orphan = { ...set, id: 's2', edition: 'tbc' as const };
    await expect(db.insertInto('gear_sets').values(orphan).execute()).rejects.toThrow(
      /foreign key/i,
    );
    const inUse = db.deleteFrom('points').where('id', '=', 'p1').execute();
    await expect(inUse).rejects.toThrow(/foreign key/i);

    await db.deleteFrom('user').where('id', '=', userId).execute();
    for (const table of ['characters', 'gear_sets', 'points', 'set_points'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});

describe.each(DATABASE_KINDS)('starting on %s', (kind) => {
  test('eight servers at once migrate once', async () => {
    const source = await throwawaySource(kind);
    const databases = await Promise.all(Array.from({ length: 8 }, () => openDatabase(source)));
    const rows = await databases[0]!.db.selectFrom('migrations').select('name').execute();
    expect(rows).toHaveLength(MIGRATIONS.length);
    await Promise.all(databases.map((database) => database.close()));
  });

  test('a migration that fails leaves the database as it was', async () => {
    const { db } = await throwawayDatabase(kind);
    const failing: Migration = {
      name: 'failing',
      async up(transaction) {
        await transaction.schema.createTable('half_made').addColumn('id', 'text').execute();
        throw new Error('no further');
      },
    };
    await expect(migrate(db, kind, [...MIGRATIONS, failing])).rejects.toThrow('no further');
    const tables = await db.introspection.getTables();
    expect(tables.map((table) => table.name)).not.toContain('half_made');
  });

  test('a database of a newer version is refused in one sentence', async () => {
    const { db } = await throwawayDatabase(kind);
    await expect(migrate(db, kind, MIGRATIONS.slice(0, 1))).rejects.toThrow(
      /last used by a newer version .* update before starting\.$/,
    );
  });
});
