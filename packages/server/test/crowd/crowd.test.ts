import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { describe, expect, test } from 'vitest';
import { SqlRoster } from '../../src/roster/sql-roster.ts';
import { openDatabase } from '../../src/storage/open-database.ts';
import { addUser, DATABASE_KINDS, throwawaySource } from '../databases.ts';

const run = promisify(execFile);
const game = fixtureGame();
const PROCESSES = 3;
const TURNS = process.env['PROVE'] ? 150 : 15;

describe.each(DATABASE_KINDS)('a crowd on %s', (kind) => {
  test('D17: several processes write the same things and lose nothing', async () => {
    const source = await throwawaySource(kind);
    const database = await openDatabase(source);
    const userId = await addUser(database);
    const roster = new SqlRoster({ database, game, userId });
    const { id: characterId } = await roster.createCharacter(game.warrior);
    const { spec, preset } = game;
    const set = { characterId, name: '0', spec, phase: 1, points: [preset] };
    const { id } = await roster.createSet(set);

    const writer = join(import.meta.dirname, 'writer.ts');
    const args = [writer, JSON.stringify(source), userId, id, String(TURNS)];
    await Promise.all(Array.from({ length: PROCESSES }, () => run(process.execPath, args)));

    const turns = PROCESSES * TURNS;
    expect(await roster.getSet(id)).toMatchObject({ name: String(turns), version: turns + 1 });
    const { sets } = await roster.getCharacter(characterId);
    expect(new Set(sets.map(({ name }) => name)).size).toBe(turns + 1);
    await database.close();
  }, 240_000);

  test('two hundred writers at once in one process, each with its own character', async () => {
    const source = await throwawaySource(kind);
    const databases = [await openDatabase(source), await openDatabase(source)];
    const owners = await Promise.all(Array.from({ length: 20 }, () => addUser(databases[0]!)));
    const rosters = owners.flatMap((userId) =>
      databases.map((database) => new SqlRoster({ database, game, userId })),
    );
    const writes = Array.from({ length: 200 }, (_, n) =>
      rosters[n % rosters.length]!.createCharacter({ ...game.warrior, name: `Hero ${n}` }),
    );
    const made = await Promise.all(writes);
    const lists = await Promise.all(rosters.map((roster) => roster.listCharacters()));
    const listed = new Set(lists.flat().map(({ id }) => id));
    expect(listed).toEqual(new Set(made.map(({ id }) => id)));
    await Promise.all(databases.map((database) => database.close()));
  }, 120_000);
});
