import type { Transaction } from 'kysely';
import type { Migration } from '../migration.ts';
import type { Tables } from '../tables.ts';
import type { ColumnTypes } from '../types.ts';

/**
 * The owner stands in every key, so that no row can refer to another owner's: a set's character, a point's set.
 * Deleting a user, character or set takes along what hangs on it; a point in use cannot be deleted.
 */
export const createRoster: Migration = {
  name: '0002-roster',
  formerly: 'roster-2025-11-15',
  async up(db, types) {
    await createCharacters(db, types);
    await createGearSets(db, types);
    await createPoints(db, types);
  },
};

const OWNER = ['user_id', 'edition'] as const;

async function createCharacters(db: Transaction<Tables>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('characters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('client_key', 'text')
    .addColumn('version', types.whole, (column) => column.notNull())
    .addColumn('body', types.json, (column) => column.notNull())
    .addColumn('created_at', types.time, (column) => column.notNull())
    .addColumn('updated_at', types.time, (column) => column.notNull())
    .addUniqueConstraint('character_of_owner', ['id', ...OWNER])
    .addUniqueConstraint('character_client_key', [...OWNER, 'client_key'])
    .execute();
}

async function createGearSets(db: Transaction<Tables>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('gear_sets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('character_id', 'text', (column) => column.notNull())
    .addColumn('client_key', 'text')
    .addColumn('public_id', 'text', (column) => column.unique())
    .addColumn('version', types.whole, (column) => column.notNull())
    .addColumn('summary', types.json, (column) => column.notNull())
    .addColumn('body', types.json, (column) => column.notNull())
    .addColumn('created_at', types.time, (column) => column.notNull())
    .addColumn('updated_at', types.time, (column) => column.notNull())
    .addUniqueConstraint('set_of_owner', ['id', ...OWNER])
    .addUniqueConstraint('set_client_key', [...OWNER, 'client_key'])
    .addForeignKeyConstraint(
      'set_of_character',
      ['character_id', ...OWNER],
      'characters',
      ['id', ...OWNER],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('sets_by_character')
    .on('gear_sets')
    .columns(['character_id', ...OWNER])
    .execute();
}

async function createPoints(db: Transaction<Tables>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('points')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('body', types.json, (column) => column.notNull())
    .addColumn('updated_at', types.time, (column) => column.notNull())
    .addPrimaryKeyConstraint('point_of_owner', [...OWNER, 'id'])
    .execute();

  await db.schema
    .createTable('set_points')
    .addColumn('set_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('point_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('point_once_a_set', ['set_id', 'point_id'])
    .addForeignKeyConstraint(
      'point_of_set',
      ['set_id', ...OWNER],
      'gear_sets',
      ['id', ...OWNER],
      (key) => key.onDelete('cascade'),
    )
    .addForeignKeyConstraint(
      'set_uses_point',
      [...OWNER, 'point_id'],
      'points',
      [...OWNER, 'id'],
      // Checked when the transaction ends: deleting a user takes points and references alike.
      (key) => key.onDelete('no action').deferrable().initiallyDeferred(),
    )
    .execute();
  await db.schema
    .createIndex('sets_by_point')
    .on('set_points')
    .columns([...OWNER, 'point_id'])
    .execute();

  await db.schema
    .createTable('connected_points')
    .addColumn('character_id', 'text', (column) => column.notNull())
    .addColumn('connected_set_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('point_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('point_once_a_connected_set', [
      'character_id',
      'connected_set_id',
      'point_id',
    ])
    .addForeignKeyConstraint(
      'point_of_connected_set',
      ['character_id', ...OWNER],
      'characters',
      ['id', ...OWNER],
      (key) => key.onDelete('cascade'),
    )
    .addForeignKeyConstraint(
      'connected_set_uses_point',
      [...OWNER, 'point_id'],
      'points',
      [...OWNER, 'id'],
      (key) => key.onDelete('no action').deferrable().initiallyDeferred(),
    )
    .execute();
  await db.schema
    .createIndex('connected_sets_by_point')
    .on('connected_points')
    .columns([...OWNER, 'point_id'])
    .execute();
}
