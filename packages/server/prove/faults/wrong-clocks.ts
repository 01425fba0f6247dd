import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../../../../scripts/bench/figure.ts';
import type { ProofTools } from '../../../../scripts/prove/proof.ts';
import { openDatabase } from '../../src/storage/open-database.ts';
import { count, notRun, yes } from '../figures.ts';
import { startSubject, type Subject } from '../subject.ts';
import { wrongClock } from '../wrong-clock.ts';

/** Milliseconds until a server that purges would have done so, and one that does not has said so. */
const PATIENCE = 120_000;

/** The server's clock 400 days ahead and behind at the start: nothing may be purged. */
export async function wrongClocks({ quick, progress }: ProofTools): Promise<readonly Figure[]> {
  const shim = wrongClock();
  if (!shim) return [notRun('clock 400 days wrong', 'it needs a C compiler')];
  const figures: Figure[] = [];
  for (const days of quick ? [400] : [400, -400]) {
    progress(`clock ${days} days`, 1, 1);
    const folder = mkdtempSync(join(tmpdir(), 'gearwright-clock-'));
    const right = await startSubject({}, folder);
    right.process.kill('SIGKILL');
    const file = join(folder, 'var/gearwright.sqlite');
    await addLink(file);
    const before = await rows(file);
    const wrong = await startSubject({ LD_PRELOAD: shim, CLOCK_DAYS: String(days) }, folder);
    const isLogged = await hasSaid(wrong, /nothing is purged/);
    wrong.process.kill('SIGKILL');
    const after = await rows(file);
    // The server that started meanwhile has added a player of its own.
    const gone = before.filter((had, at) => after[at]! < had).length;
    figures.push(
      count(`clock ${days} days at the start: tables that lost rows`, gone, 0),
      yes(`clock ${days} days: the cause is logged`, isLogged),
    );
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}

async function hasSaid(subject: Subject, words: RegExp): Promise<boolean> {
  const deadline = performance.now() + PATIENCE;
  while (!words.test(subject.log()) && performance.now() < deadline) await wait(50);
  return words.test(subject.log());
}

async function rows(file: string): Promise<readonly number[]> {
  const { db, close } = await openDatabase({ kind: 'sqlite', file });
  const counts: number[] = [];
  for (const table of ['session', 'public_sets', 'user'] as const) {
    const { n } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    counts.push(n);
  }
  await close();
  return counts;
}

/** A guest's link, and a clock that was right for a while. */
async function addLink(file: string): Promise<void> {
  const { db, close } = await openDatabase({ kind: 'sqlite', file });
  const now = Date.now();
  await db
    .insertInto('public_sets')
    .values({
      public_id: 'link',
      edition: 'wrath',
      user_id: null,
      publisher: 'guest',
      counted_by: 'guest',
      client_key: null,
      delete_token_hash: 'x',
      body: '{}',
      created_at: now,
      read_at: now,
    })
    .execute();
  const clock = { seen_at: now, doubted_since: null };
  await db
    .insertInto('purge_clock')
    .values({ name: 'purge', ...clock })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(clock))
    .execute();
  await db.deleteFrom('leases').execute();
  await close();
}
