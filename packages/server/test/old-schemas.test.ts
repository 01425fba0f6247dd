import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { RemoteRoster } from '@gearwright/api/client/remote-roster.ts';
import { SignedClient } from '@gearwright/api/client/signed-client.ts';
import { NO_GOALS } from '@gearwright/game/set/gear-goals.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { SqlRoster } from '../src/roster/sql-roster.ts';
import { openDatabase, type DatabaseSource } from '../src/storage/open-database.ts';
import { MIGRATIONS } from '../src/storage/migrations.ts';
import { fromJson, toJson } from '../src/storage/types.ts';
import { DATABASE_KINDS, throwawaySource } from './databases.ts';
import { runServerOn, signInAs } from './run-server.ts';

/** Databases as earlier versions left them, each with a player, a character and a set. */
const FOLDER = join(import.meta.dirname, 'schemas');

/** A set as it was written before it had these. */
function asBefore(set: object): object {
  const { goals: _, effectValues: __, ...before } = set as Readonly<Record<string, unknown>>;
  return before;
}

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

  test('sets from before goals and effects are answered by every door', async () => {
    const source = await throwawaySource(kind);
    await load(source, readFileSync(join(FOLDER, files.at(-1)!), 'utf8'));
    const running = await runServerOn(source);
    onTestFinished(() => running.close());
    const { db } = running.context.database;
    const { server } = await signInAs(running, 'ann', 'ann');
    const roster = new RemoteRoster(new SignedClient(server, 'wrath'));
    const today = { name: 'Old set', goals: NO_GOALS, effectValues: [] };
    const [character] = await roster.listCharacters();
    const { id } = character!.sets[0]!;
    expect(await roster.getSet(id)).toMatchObject(today);

    const { publicId } = await roster.shareSet(id);
    const openedByAll = async () => {
      expect(await roster.getPublicSet(publicId)).toMatchObject(today);
      const reply = await fetch(`${running.origin}/api/v1/wrath/sets/${publicId}`);
      expect([reply.status, await reply.json()]).toMatchObject([200, today]);
    };
    await openedByAll();
    await roster.changeLink(id, { show: 'now' });
    const link = await db.selectFrom('set_links').selectAll().executeTakeFirstOrThrow();
    const frozen = fromJson<{ readonly set: object }>(link.frozen_body!);
    const frozen_body = toJson({ ...frozen, set: asBefore(frozen.set) });
    await db.updateTable('set_links').set({ frozen_body }).execute();
    await openedByAll();

    await roster.deleteSet(id);
    const { body } = await db.selectFrom('bin').selectAll().executeTakeFirstOrThrow();
    const binned = fromJson<{ readonly sets: readonly object[] }>(body);
    await db
      .updateTable('bin')
      .set({ body: toJson({ ...binned, sets: binned.sets.map(asBefore) }) })
      .execute();
    await roster.restoreFromBin(id);
    expect(await roster.getSet(id)).toMatchObject(today);
  });
});
