import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DATABASE_KINDS, throwawayDatabase, throwawaySource } from '../../../test/databases.ts';
import { openDatabase } from '../open-database.ts';
import { expectedSchemaFile } from './compare-schema.ts';
import { describeSchema } from './describe-schema.ts';

describe.each(DATABASE_KINDS)('the schema on %s', (kind) => {
  test('is what the file says; run vitest with -u after adding a migration', async () => {
    const { db } = await throwawayDatabase(kind);
    const lines = await describeSchema(db, kind);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(expectedSchemaFile(kind));
  });

  test('a table that is not what the migrations say is noticed and named', async () => {
    const source = await throwawaySource(kind);
    const before = await openDatabase(source);
    expect(before.missing).toEqual([]);
    await sql`alter table page_views rename column views to looks`.execute(before.db);
    await before.db.schema.dropIndex('public_sets_by_reading').execute();
    await before.close();
    const after = await openDatabase(source);
    expect(after.missing).toEqual([
      expect.stringMatching(/^column page_views\.views /),
      'index public_sets.public_sets_by_reading',
    ]);
    await after.close();
  });
});
