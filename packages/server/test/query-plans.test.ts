import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { Attempts } from '../src/accounts/attempts.ts';
import { freeUnconfirmed } from '../src/accounts/unconfirmed.ts';
import { purge } from '../src/chores/purge.ts';
import { SqlRoster } from '../src/roster/sql-roster.ts';
import { openDatabase, type Database, type DatabaseSource } from '../src/storage/open-database.ts';
import { NodeSqliteDialect } from '../src/storage/sqlite/node-sqlite-dialect.ts';
import type { Tables } from '../src/storage/tables.ts';
import { PG_TYPES } from '../src/storage/types.ts';
import { addUser, DATABASE_KINDS, throwawaySource } from './databases.ts';

/** Of a few rows however many players there are: reading all of it is the best plan. */
const SMALL = ['migrations', 'leases', 'purge_clock', 'servers', 'price_snapshots'];

/** The same database, heard: every question that goes through Kysely. */
function heard(source: DatabaseSource, base: Database) {
  const asked = new Map<string, CompiledQuery>();
  const db = new Kysely<Tables>({
    dialect:
      source.kind === 'sqlite'
        ? new NodeSqliteDialect(source.file)
        : new PostgresDialect({
            pool: new pg.Pool({ connectionString: source.url, types: PG_TYPES }),
          }),
    log: ({ query }) => void asked.set(query.sql, query),
  });
  const database: Database = {
    ...base,
    db,
    write: (write) => db.transaction().execute(write),
    close: () => db.destroy(),
  };
  return { database, asked };
}

/** What a plan says of reading a table from beginning to end. */
async function scans({ db, kind }: Database, query: CompiledQuery): Promise<readonly string[]> {
  if (kind === 'sqlite') {
    const explained = { ...query, sql: `explain query plan ${query.sql}` };
    const { rows } = await db.executeQuery<{ detail: string }>(explained);
    return rows
      .map(({ detail }) => detail)
      .filter((detail) => /^SCAN (?!CONSTANT|\d)/.test(detail));
  }
  return db.connection().execute(async (connection) => {
    // Where there is an index it is used, however few rows a test has.
    await sql`set enable_seqscan = off`.execute(connection);
    const explained = { ...query, sql: `explain ${query.sql}` };
    const { rows } = await connection.executeQuery<{ 'QUERY PLAN': string }>(explained);
    return rows
      .map((row) => row['QUERY PLAN'])
      .flatMap((line) => /Seq Scan on "?\w+"?/.exec(line)?.[0] ?? []);
  });
}

async function everythingAPlayerDoes(database: Database): Promise<void> {
  const game = fixtureGame();
  const userId = await addUser(database);
  const roster = new SqlRoster({ database, game, userId });
  const character = await roster.createCharacter(game.warrior, { clientKey: 'c' });
  const point = { type: 'custom', pointId: 'p', name: 'P', stats: [] } as const;
  const stats = [{ name: 'strength' as const, value: 1 }];
  const set = await roster.createSet(
    {
      ...{ characterId: character.id, name: 'Set', spec: game.spec, phase: 1 },
      points: [{ ...point, stats }, game.preset],
    },
    { clientKey: 's' },
  );
  await roster.getSet(set.id);
  await roster.getSet(set.id);
  await roster.updateSet(set.id, { name: 'Other', points: [game.preset] }, { version: 1 });
  await roster.updateSet(set.id, { name: 'Third' }, { by: 'import' });
  const { id: snapshotId } = await roster.takeSnapshot(set.id, { name: 'Kept' });
  await roster.getHistory(set.id);
  await roster.deleteSnapshot(set.id, snapshotId);
  const { publicId } = await roster.shareSet(set.id);
  await roster.changeLink(set.id, { show: 'now' });
  await roster.getLink(set.id);
  await roster.countOpening(publicId);
  await roster.getPublicSet(publicId);
  await roster.listCharacters();
  await roster.listPoints();
  await roster.getCharacter(character.id);
  await roster.deleteSet(set.id);
  await roster.listBin();
  await roster.restoreFromBin(set.id);
  await roster.deleteCharacter(character.id);
  await roster.deleteFromBin(character.id);
  await new Attempts(database.db, Buffer.alloc(32)).try([{ of: 'x', most: 1 }], async () => null);
  await freeUnconfirmed(database, 'somebody', Date.now());
  await purge(database, Date.now());
  await database.db.deleteFrom('user').where('id', '=', userId).execute();
}

describe.each(DATABASE_KINDS)('N1: query plans on %s', (kind) => {
  test('no question reads a table from beginning to end', async () => {
    const source = await throwawaySource(kind);
    const base = await openDatabase(source);
    const { database, asked } = heard(source, base);
    await everythingAPlayerDoes(database);
    const questions = [...asked.values()].filter(({ sql: text }) =>
      /^(?:select|update|delete)\b/.test(text),
    );
    expect(questions.length).toBeGreaterThan(20);
    const found: string[] = [];
    for (const query of questions) {
      if (SMALL.some((table) => query.sql.includes(`"${table}"`))) continue;
      if (/pg_|unixepoch|clock_timestamp/.test(query.sql)) continue;
      for (const scan of await scans(database, query)) found.push(`${scan}: ${query.sql}`);
    }
    expect(found).toEqual([]);
    await database.close();
    await base.close();
  });
});
