import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Proof, ProofTools } from '../../../scripts/prove/proof.ts';
import { atMost, type Figure } from '../../../scripts/bench/figure.ts';
import { openDatabase } from '../src/storage/open-database.ts';
import { startPostgres, type Postgres } from '../test/postgres.ts';
import { drive, isKept, type Driven } from './drive.ts';
import { startSubject, type Subject } from './subject.ts';
import { wrongClock } from './wrong-clock.ts';

export const proof: Proof = {
  title: 'Faults: nothing acknowledged is lost, and servers recover by themselves',
  async run(tools) {
    return [
      ...(await losingPostgres(tools)),
      ...(await fullDisk(tools)),
      ...(await readOnlyFolder(tools)),
      ...(await clocks(tools)),
      ...(await startingTogether(tools)),
      ...(await damagedFiles(tools)),
    ];
  },
};

const LOAD = { rate: 100, writes: 0.3 } as const;

/** PostgreSQL killed, and all connections ended, again and again under load. */
async function losingPostgres({ quick, progress }: ProofTools): Promise<readonly Figure[]> {
  const postgres = await startPostgres({ durable: true });
  const url = await postgres.createDatabase();
  const subject = await startSubject({ DATABASE_URL: url });
  const times = quick ? 1 : 20;
  try {
    const figures: Figure[] = [];
    for (const [what, strike] of [
      ['killed (kill -9) and started again', (p: Postgres) => p.crash()],
      ['all connections ended', () => endConnections(url)],
    ] as const) {
      let lost = 0;
      let longest = 0;
      let acknowledged = 0;
      for (let round = 1; round <= times; round++) {
        progress(`PostgreSQL ${what}`, round, times);
        const driven = await drive(subject, { ...LOAD, seconds: 4 }, async () => {
          await wait(1_000);
          await strike(postgres);
        });
        acknowledged += driven.acknowledged;
        longest = Math.max(longest, driven.outage);
        if (!(await isKept(subject, driven))) lost += 1;
      }
      const name = `PostgreSQL ${what} under load, ${times} times`;
      figures.push(
        count(`${name}: servers that ended`, subject.hasExited() ? 1 : 0, 0),
        count(`${name}: acknowledged writes lost, of ${acknowledged}`, lost, 0),
        milliseconds(`${name}: longest time with errors`, longest, quick ? null : 2_000),
      );
    }
    return figures;
  } finally {
    await subject.stop();
    await postgres.stop();
  }
}

async function endConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

/** A small file system that fills up while players write. */
async function fullDisk({ progress }: ProofTools): Promise<readonly Figure[]> {
  progress('disk full', 1, 1);
  const folder = mkdtempSync(join(tmpdir(), 'gearwright-full-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return [told('disk full', 'not run: mounting a small file system needs root')];
  }
  try {
    const subject = await startSubject({}, folder);
    writeFileSync(join(folder, 'filler'), '');
    const before = await drive(subject, { ...LOAD, seconds: 2 });
    spawnSync('dd', ['if=/dev/zero', `of=${join(folder, 'filler')}`, 'bs=64k']);
    const during = await drive(subject, { ...LOAD, rate: 150, seconds: 4 });
    const ready = await readiness(subject);
    const kept = await isKept(subject, latest(before, during));
    rmSync(join(folder, 'filler'));
    const after = await drive(subject, { ...LOAD, seconds: 2 });
    const figures = [
      count('disk full: servers that ended', subject.hasExited() ? 1 : 0, 0),
      count('disk full: acknowledged writes lost', kept ? 0 : 1, 0),
      told('disk full: writes refused meanwhile', String(during.failed)),
      said('disk full: /readyz says', ready, '503 database disk full', during.failed > 0),
      count('disk full: writes refused after there was room', after.failed, 0),
    ];
    await subject.stop();
    return figures;
  } finally {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function latest(first: Driven, second: Driven): Driven {
  if (second.lastName !== null) return second;
  return { ...second, lastName: first.lastName };
}

async function readiness(subject: Subject): Promise<string> {
  const reply = await fetch(`${subject.origin}/readyz`);
  const { reason = 'ready' } = (await reply.json()) as { readonly reason?: string };
  return `${reply.status} ${reason}`;
}

async function readOnlyFolder({ progress }: ProofTools): Promise<readonly Figure[]> {
  progress('read-only folder', 1, 1);
  const folder = mkdtempSync(join(tmpdir(), 'gearwright-read-only-'));
  const bound = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder]);
  if (bound.status !== 0) return [told('read-only folder', 'not run: it needs root')];
  try {
    mkdirSync(join(folder, 'var'));
    spawnSync('mount', ['-o', 'remount,ro', folder]);
    const why = await startSubject({ DATA_DIR: join(folder, 'var') }).then(
      () => 'it started',
      (error: unknown) => String(error),
    );
    return [
      said(
        'read-only folder: refused at the start',
        /EROFS|cannot be written/.exec(why)?.[0] ?? why,
        '',
        true,
      ),
    ];
  } finally {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The server's clock 400 days ahead and behind at the start: nothing may be purged. */
async function clocks({ progress }: ProofTools): Promise<readonly Figure[]> {
  const shim = wrongClock();
  if (!shim) return [told('clock 400 days wrong', 'not run: it needs a C compiler')];
  const figures: Figure[] = [];
  for (const days of [400, -400]) {
    progress(`clock ${days} days`, 1, 1);
    const folder = mkdtempSync(join(tmpdir(), 'gearwright-clock-'));
    const right = await startSubject({}, folder);
    right.process.kill('SIGKILL');
    const file = join(folder, 'var/gearwright.sqlite');
    const count_ = async () => {
      const { db, close } = await openDatabase({ kind: 'sqlite', file });
      const of = async (table: 'session' | 'public_sets' | 'user') =>
        (
          await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .executeTakeFirstOrThrow()
        ).n;
      const counts = [await of('session'), await of('public_sets'), await of('user')];
      await close();
      return counts;
    };
    await addLink(file);
    const before = await count_();
    const wrong = await startSubject({ LD_PRELOAD: shim, CLOCK_DAYS: String(days) }, folder);
    await wait(4_000);
    const log = wrong.log();
    wrong.process.kill('SIGKILL');
    const after = await count_();
    // The server that started meanwhile has added a player of its own.
    const gone = before.filter((had, at) => after[at]! < had).length;
    figures.push(
      count(`clock ${days} days at the start: tables that lost rows`, gone, 0),
      said(
        `clock ${days} days: the cause is logged`,
        /nothing is purged/.test(log) ? 'yes' : 'no',
        'yes',
        false,
      ),
    );
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}

async function addLink(file: string): Promise<void> {
  const { db, close } = await openDatabase({ kind: 'sqlite', file });
  const now = Date.now();
  await db
    .insertInto('public_sets')
    .values({
      ...{
        public_id: 'link',
        edition: 'wrath',
        user_id: null,
        publisher: 'guest',
        counted_by: 'guest',
      },
      ...{ client_key: null, delete_token_hash: 'x', body: '{}', created_at: now, read_at: now },
    })
    .execute();
  // A clock that was right for a while.
  await db
    .insertInto('purge_clock')
    .values({ name: 'purge', seen_at: now, doubted_since: null })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ seen_at: now, doubted_since: null }),
    )
    .execute();
  await db.deleteFrom('leases').execute();
  await close();
}

/** Several servers at once on an empty database. */
async function startingTogether({ quick, progress }: ProofTools): Promise<readonly Figure[]> {
  const postgres = await startPostgres();
  const times = quick ? 1 : 5;
  let failed = 0;
  try {
    for (let round = 1; round <= times; round++) {
      progress('two servers starting at once', round, times);
      const url = await postgres.createDatabase();
      const started = await Promise.allSettled(
        [0, 1].map(() => startSubject({ DATABASE_URL: url })),
      );
      for (const each of started) {
        if (each.status === 'fulfilled') await each.value.stop();
        else {
          failed += 1;
          console.error(each.reason);
        }
      }
    }
  } finally {
    await postgres.stop();
  }
  return [
    count(
      `two servers starting at once on an empty PostgreSQL, ${times} times: that failed`,
      failed,
      0,
    ),
  ];
}

async function damagedFiles({ progress }: ProofTools): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [file, text, expected] of [
    ['secret', '', 'is empty or cut short'],
    [
      'gearwright.sqlite',
      'not a database at all, and long enough to be read as one '.repeat(20),
      'not a database',
    ],
  ] as const) {
    progress(`damaged ${file}`, 1, 1);
    const folder = mkdtempSync(join(tmpdir(), 'gearwright-damaged-'));
    mkdirSync(join(folder, 'var'));
    writeFileSync(join(folder, 'var', file), text);
    const why = await startSubject({}, folder).then(
      () => 'it started',
      (error: unknown) => String(error),
    );
    figures.push(
      said(
        `damaged ${file}: refused at the start`,
        why.includes(expected) ? 'yes' : why.slice(0, 80),
        'yes',
        true,
      ),
    );
    if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}

function count(what: string, value: number, most: number): Figure {
  return { what, value: String(value), ratio: null, goal: atMost(value, most) };
}

function milliseconds(what: string, value: number, most: number | null): Figure {
  const goal = most === null ? null : atMost(value, most, ' ms');
  return { what, value: `${Math.round(value)} ms`, ratio: null, goal };
}

function told(what: string, value: string): Figure {
  return { what, value, ratio: null, goal: null };
}

function said(what: string, value: string, expected: string, isGoal: boolean): Figure {
  const goal = isGoal
    ? { text: expected || 'refused', met: value.includes(expected) && value !== 'it started' }
    : null;
  return { what, value, ratio: null, goal };
}
