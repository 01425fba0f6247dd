import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { COMMANDS } from '../src/admin/commands.ts';
import { runAdmin } from '../src/admin/run-admin.ts';
import type { Environment } from '../src/config.ts';
import type { DatabaseKind } from '../src/storage/database-kind.ts';
import { openDatabase } from '../src/storage/open-database.ts';
import { addUser, DATABASE_KINDS, throwawaySource } from './databases.ts';

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gearwright-admin-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function setUp(kind: DatabaseKind) {
  const folder = scratch();
  const source = await throwawaySource(kind);
  const env: Environment =
    source.kind === 'sqlite'
      ? { DATA_DIR: dirname(source.file) }
      : { DATA_DIR: folder, DATABASE_URL: source.url };
  const database = await openDatabase(source);
  onTestFinished(() => database.close());
  return { folder, env, database };
}

async function admin(env: Environment, ...args: string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runAdmin(args, env, {
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, said, complained };
}

test('help lists every command, through npm as well', async () => {
  const { code, said } = await admin({}, 'help');
  expect(code).toBe(0);
  for (const { name, does } of COMMANDS) {
    expect(said.some((line) => line.includes(`  ${name}`) && line.endsWith(does))).toBe(true);
  }
  expect((await admin({})).said).toEqual(said);
  const main = resolve(import.meta.dirname, '../src/admin/main.ts');
  const child = spawnSync(process.execPath, [main, 'help'], { encoding: 'utf8' });
  expect([child.status, child.stdout.trim().split('\n')]).toEqual([0, said]);
});

test.each([
  { args: ['dance'], says: 'There is no command dance: try "npm run admin -- help".' },
  { args: ['patron', 'zoe'], says: 'Usage: npm run admin -- patron NAME true|false' },
  { args: ['backup', ''], says: 'Usage: npm run admin -- backup FILE' },
])('$args is refused in one sentence', async ({ args, says }) => {
  const { code, complained } = await admin({ DATA_DIR: scratch() }, ...args);
  expect([code, complained]).toEqual([1, [says]]);
});

test('an empty folder is not made into a database', async () => {
  const folder = scratch();
  const { code, complained } = await admin({ DATA_DIR: folder }, 'users');
  expect(code).toBe(1);
  expect(complained[0]).toContain('There is no database at');
  expect((await admin({ DATA_DIR: folder, PORT_TBC: 'x' }, 'users')).complained[0]).toContain(
    'PORT_TBC',
  );
});

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  test('A5: patron NAME true|false sets the flag that the specification reads', async () => {
    const { env, database } = await setUp(kind);
    await addUser(database, 'zoe');
    const flag = async () =>
      (await database.db.selectFrom('user').select('patron').executeTakeFirst())?.patron;
    expect((await admin(env, 'patron', 'ZOE', 'true')).said).toEqual(['zoe is a patron now.']);
    expect(await flag()).toBe('true');
    expect((await admin(env, 'patron', 'zoe', 'false')).code).toBe(0);
    expect(await flag()).toBe(null);
    expect(await admin(env, 'patron', 'nobody', 'true')).toEqual({
      code: 1,
      said: [],
      complained: ['There is no user nobody.'],
    });
    expect((await admin(env, 'patron', 'zoe', 'maybe')).complained).toEqual(['Say true or false.']);
  });

  test('users counts, views counts, purge deletes', async () => {
    const { env, database } = await setUp(kind);
    await addUser(database, 'zoe');
    await addUser(database, 'bob');
    await admin(env, 'patron', 'bob', 'true');
    expect((await admin(env, 'users')).said).toEqual([
      'users: 2',
      'confirmed: 2',
      'patrons: 1',
      'characters: 0',
      'sets: 0',
      'custom points: 0',
      'sets shared from data: 0',
    ]);
    expect((await admin(env, 'views')).said).toEqual(['No page was viewed.']);
    const today = new Date().toISOString().slice(0, 10);
    await database.db
      .insertInto('page_views')
      .values([
        { day: today, edition: 'tbc', route: '/items', views: 3 },
        { day: '2020-01-01', edition: 'tbc', route: '/items', views: 100 },
        { day: today, edition: 'sod', route: '/', views: 5 },
      ])
      .execute();
    expect((await admin(env, 'views')).said).toEqual(['sod /: 5', 'tbc /items: 3']);
    const year = 366 * 86_400_000;
    await database.db
      .insertInto('public_sets')
      .values({
        public_id: 'old',
        edition: 'tbc',
        user_id: null,
        counted_by: 'somebody',
        publisher: 'x',
        client_key: null,
        delete_token_hash: 'x',
        body: '{}',
        created_at: Date.now() - year,
        read_at: Date.now() - year,
      })
      .execute();
    expect((await admin(env, 'purge')).said).toEqual([
      'shared sets unread for a year: 1',
      'answers of the armory older than 30 days: 0',
      'auction houses not read for 30 days: 0',
    ]);
  });

  test('A6: export writes what is kept about a user, for their eyes only', async () => {
    const { env, database, folder } = await setUp(kind);
    await addUser(database, 'zoe');
    const file = join(folder, 'zoe.json');
    expect((await admin(env, 'export', 'zoe', file)).code).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      account: { username: 'zoe', email: 'zoe@example.org' },
    });
    expect(statSync(file).mode & 0o077).toBe(0);
    expect((await admin(env, 'export', 'zoe', file)).complained[0]).toContain('exists already');
    expect((await admin(env, 'export', 'bob', join(folder, 'b'))).complained).toEqual([
      'There is no user bob.',
    ]);
  });
});

test('back-up while in use, restore when stopped: what was there is there again', async () => {
  const { env, database, folder } = await setUp('sqlite');
  await addUser(database, 'zoe');
  const file = join(folder, 'kept.sqlite');
  expect((await admin(env, 'backup', file)).said).toEqual([
    `Backed up to ${file}.`,
    expect.stringMatching(/^The secret is not in it: keep .*secret in another place\.$/),
  ]);
  expect((await admin(env, 'backup', file)).complained[0]).toContain('exists already');
  await addUser(database, 'bob');
  expect((await admin(env, 'restore', file)).complained[0]).toContain('in use');
  await database.close();
  const restored = await admin(env, 'restore', file);
  expect(restored.said[0]).toBe(`Restored from ${file}.`);
  expect((await admin(env, 'users')).said[0]).toBe('users: 1');
  const broken = join(folder, 'broken');
  writeFileSync(broken, 'not a database');
  expect((await admin(env, 'restore', broken)).code).toBe(1);
  expect((await admin(env, 'users')).said[0]).toBe('users: 1');
});

test('a PostgreSQL is left to its own tools', async () => {
  const { env, folder } = await setUp('postgres');
  expect((await admin(env, 'backup', join(folder, 'x'))).complained[0]).toContain('pg_dump');
  expect((await admin(env, 'restore', join(folder, 'x'))).complained[0]).toContain('pg_restore');
});
