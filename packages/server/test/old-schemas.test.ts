import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { SqlRoster } from '../src/roster/sql-roster.ts';
import { openDatabase, type DatabaseSource } from '../src/storage/open-database.ts';
import { MIGRATIONS } from '../src/storage/migrations.ts';
import { DATABASE_KINDS, throwawaySource } from './databases.ts';

/** Databases as earlier versions left them, each with a player, a character and a set. */
const FOLDER = join(import.meta.dirname, 'schemas');

async function load(source: DatabaseSource, script: string): Promise<void> {
  if (source.kind === 'sqlite') {
    const file = new DatabaseSync(source.file);
    file.exec(script);
    return file.close();
  }
  const client = new pg.Client({ connectionString: source.url });
  await client.connect();
  await client.query(script);
  await client.end();
}

describe.each(DATABASE_KINDS)('N3: databases of every past schema on %s', (kind) => {
  const files = globSync(`*.${kind}.sql`, { cwd: FOLDER }).toSorted();

  test('there is one for each', () => {
    expect(files).toHaveLength(6);
  });

  test.each(files)('%s becomes what it would be today, with all that was in it', async (file) => {
    const source = await throwawaySource(kind);
    await load(source, readFileSync(join(FOLDER, file), 'utf8'));
    const database = await openDatabase(source);
    expect(database.missing).toEqual([]);
    const rows = await database.db.selectFrom('migrations').select('name').execute();
    expect(rows.map(({ name }) => name).toSorted()).toEqual(MIGRATIONS.map(({ name }) => name));

    const game = fixtureGame();
    const roster = new SqlRoster({ database, game, userId: 'ann' });
    const [character] = await roster.listCharacters();
    expect(character).toMatchObject({ name: 'Old friend', sets: [{ name: 'Old set' }] });
    const set = await roster.getSet(character!.sets[0]!.id);
    expect(set).toMatchObject({ name: 'Old set', points: [{ name: 'Old weights' }, game.preset] });
    const renamed = await roster.updateSet(set.id, { name: 'New set' }, { version: set.version });
    expect(renamed).toMatchObject({ name: 'New set', version: set.version + 1 });
    await database.close();
  });
});
