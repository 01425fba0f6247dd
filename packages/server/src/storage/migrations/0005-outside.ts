import type { Migration } from '../migration.ts';

/** What comes from outside and may be fetched again, and the count of pages viewed. */
export const createOutside: Migration = {
  name: '0005-outside',
  formerly: 'outside-2025-11-15',
  async up(db, types) {
    await db.schema
      .createTable('page_views')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('edition', 'text', (column) => column.notNull())
      .addColumn('route', 'text', (column) => column.notNull())
      .addColumn('views', types.big, (column) => column.notNull())
      .addPrimaryKeyConstraint('page_view_of_day', ['day', 'edition', 'route'])
      .execute();

    await db.schema
      .createTable('prices')
      .addColumn('edition', 'text', (column) => column.notNull())
      .addColumn('realm', 'text', (column) => column.notNull())
      .addColumn('item_id', types.whole, (column) => column.notNull())
      .addColumn('price', types.big, (column) => column.notNull())
      .addPrimaryKeyConstraint('price_of_item', ['edition', 'realm', 'item_id'])
      .execute();
    await db.schema
      .createTable('price_snapshots')
      .addColumn('edition', 'text', (column) => column.notNull())
      .addColumn('realm', 'text', (column) => column.notNull())
      .addColumn('taken_at', types.time, (column) => column.notNull())
      .addPrimaryKeyConstraint('snapshot_of_realm', ['edition', 'realm'])
      .execute();

    await db.schema
      .createTable('live_cache')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('body', types.json)
      .addColumn('status', types.whole, (column) => column.notNull())
      .addColumn('modified', 'text')
      .addColumn('fetched_at', types.time, (column) => column.notNull())
      .addColumn('expires_at', types.time, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('live_cache_by_fetching')
      .on('live_cache')
      .column('fetched_at')
      .execute();
  },
};
