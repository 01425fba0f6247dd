import { spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addUser } from '../../test/databases.ts';
import { SqlRoster } from '../roster/sql-roster.ts';
import { backUpDatabase, restoreDatabase } from './backup.ts';
import { openDatabase, type Database } from './open-database.ts';

const game = fixtureGame();
const root = mkdtempSync(join(tmpdir(), 'gearwright-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folder: string;
let file: string;
let backup: string;
beforeEach(() => {
  folder = mkdtempSync(join(root, 'data-'));
  file = join(folder, 'gearwright.sqlite');
  backup = join(folder, 'backups/monday.sqlite');
});

const rosterOf = (database: Database) => new SqlRoster({ database, game, userId: 'ann' });
const namesIn = async (): Promise<readonly string[]> => {
  const database = await openDatabase({ kind: 'sqlite', file });
  const names = (await rosterOf(database).listCharacters()).map(({ name }) => name);
  await database.close();
  return names;
};

async function withCharacter(name: string): Promise<Database> {
  const database = await openDatabase({ kind: 'sqlite', file });
  const known = await database.db.selectFrom('user').select('id').execute();
  if (known.length === 0) await addUser(database, 'ann');
  await rosterOf(database).createCharacter({ ...game.warrior, name });
  return database;
}

describe('back-up and restore', () => {
  test('a back-up of a database in use holds everything acknowledged, and comes back', async () => {
    const database = await withCharacter('Monday');
    backUpDatabase(file, backup);
    await rosterOf(database).createCharacter({ ...game.warrior, name: 'Tuesday' });
    await database.close();

    const { keptAt } = restoreDatabase(file, backup, new Date('2025-11-15T12:00:00Z'));
    expect(await namesIn()).toEqual(['Monday']);
    expect(keptAt).toBe(`${file}.before-2025-11-15T12-00-00.000Z`);
    const old = new DatabaseSync(keptAt!);
    expect(old.prepare('select count(*) as n from characters').get()).toEqual({ n: 2 });
    old.close();
    expect(readdirSync(folder).filter((name) => /unfinished|restoring/.test(name))).toEqual([]);
  });

  test('a back-up taken in the middle of writing is whole', async () => {
    const database = await withCharacter('Before');
    const roster = rosterOf(database);
    const writes = Array.from({ length: 40 }, (_, n) =>
      roster.createCharacter({ ...game.warrior, name: `Hero ${n}` }),
    );
    await writes[10];
    backUpDatabase(file, backup);
    await Promise.all(writes);
    await database.close();
    restoreDatabase(file, backup);
    const names = await namesIn();
    expect(names.length).toBeGreaterThanOrEqual(12);
    expect(names).toContain('Hero 10');
  });

  test('it can be restored where nothing is', async () => {
    await (await withCharacter('Monday')).close();
    backUpDatabase(file, backup);
    const moved = join(folder, 'new/gearwright.sqlite');
    expect(restoreDatabase(moved, backup)).toEqual({ keptAt: null });
    file = moved;
    expect(await namesIn()).toEqual(['Monday']);
  });

  test('it is refused while this or another process uses the database', async () => {
    const database = await withCharacter('Monday');
    backUpDatabase(file, backup);
    await rosterOf(database).createCharacter({ ...game.warrior, name: 'Tuesday' });
    expect(() => restoreDatabase(file, backup)).toThrow('stop the server before restoring');
    await rosterOf(database).createCharacter({ ...game.warrior, name: 'Wednesday' });
    await database.close();

    const user = spawn(process.execPath, [
      '-e',
      `const { DatabaseSync } = require('node:sqlite');
       const database = new DatabaseSync(${JSON.stringify(file)});
       database.prepare('select count(*) from characters').get();
       console.log('reading'); setInterval(() => {}, 1000);`,
    ]);
    await new Promise((resolve) => user.stdout.once('data', resolve));
    expect(() => restoreDatabase(file, backup)).toThrow('stop the server before restoring');
    user.kill();
    await new Promise((resolve) => user.once('close', resolve));
    expect(await namesIn()).toEqual(['Monday', 'Tuesday', 'Wednesday']);
  });

  test('a damaged database is moved aside with what is beside it', async () => {
    await (await withCharacter('Monday')).close();
    backUpDatabase(file, backup);
    const garbage = 'no database at all '.repeat(1000);
    writeFileSync(file, garbage);
    writeFileSync(`${file}-wal`, 'left over');
    const { keptAt } = restoreDatabase(file, backup);
    expect(readFileSync(keptAt!, 'utf8')).toBe(garbage);
    expect(readFileSync(`${keptAt!}-wal`, 'utf8')).toBe('left over');
    expect(readdirSync(folder)).not.toContain('gearwright.sqlite-wal');
    expect(await namesIn()).toEqual(['Monday']);
  });

  test('a database that only begins like one is moved aside too', async () => {
    await (await withCharacter('Monday')).close();
    backUpDatabase(file, backup);
    const broken = Buffer.from(readFileSync(file)).fill(0xee, 16);
    writeFileSync(file, broken);
    const { keptAt } = restoreDatabase(file, backup);
    expect(readFileSync(keptAt!).equals(broken)).toBe(true);
    expect(await namesIn()).toEqual(['Monday']);
  });

  test('what cannot be opened is not called in use', async () => {
    await (await withCharacter('Monday')).close();
    backUpDatabase(file, backup);
    const taken = join(folder, 'a-folder');
    mkdirSync(taken);
    expect(() => restoreDatabase(taken, backup)).toThrow(/a-folder cannot be opened: /);
  });

  test('what is no back-up of ours changes nothing', async () => {
    await (await withCharacter('Monday')).close();
    backUpDatabase(file, backup);
    const text = join(folder, 'text');
    writeFileSync(text, 'not a database, but long enough to look at'.repeat(100));
    const foreign = join(folder, 'foreign');
    new DatabaseSync(foreign).exec('create table t(x)');
    const cut = join(folder, 'cut');
    writeFileSync(cut, readFileSync(backup));
    truncateSync(cut, 9000);
    const newer = join(folder, 'newer');
    writeFileSync(newer, readFileSync(backup));
    new DatabaseSync(newer).exec(`insert into migrations values ('from the future', 1)`);

    for (const [bad, sentence] of [
      [text, /is not a back-up of ours\.$/],
      [foreign, /is not a back-up of ours\.$/],
      [cut, /is (damaged|not a back-up of ours)\.$/],
      [newer, /was written by a newer version\.$/],
      [join(folder, 'nothing'), /^There is no back-up at/],
    ] as const) {
      expect(() => restoreDatabase(file, bad)).toThrow(sentence);
    }
    expect(await namesIn()).toEqual(['Monday']);
  });

  test('a back-up overwrites nothing, and nothing cannot be backed up', async () => {
    expect(() => backUpDatabase(file, backup)).toThrow(/^There is no database at/);
    await (await withCharacter('Monday')).close();
    backUpDatabase(file, backup);
    expect(() => backUpDatabase(file, backup)).toThrow(/exists already\.$/);
  });
});
