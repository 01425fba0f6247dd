import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Figure } from '../../../../scripts/bench/figure.ts';
import type { ProofTools } from '../../../../scripts/prove/proof.ts';
import type { Postgres } from '../../test/postgres.ts';
import { drive, isKept, type Driven } from '../drive.ts';
import { count, milliseconds, told } from '../figures.ts';
import { slowLine } from '../slow-line.ts';
import { startSubject, type Subject } from '../subject.ts';
import { endConnections, LOAD } from './losing-postgres.ts';

/** Seconds after which a server must be itself again. */
const RECOVERY = 2;

/** A database whose answers take a third of a second each, then one that is silent for eight. */
export async function slowPostgres(
  postgres: Postgres,
  { progress }: ProofTools,
): Promise<readonly Figure[]> {
  const url = new URL(await postgres.createDatabase());
  const line = await slowLine(Number(url.port));
  url.port = String(line.port);
  const subject = await startSubject({ DATABASE_URL: url.href });
  progress('slow database', 1, 2);
  line.setDelay(300);
  const slow = await drive(subject, { rate: 10, writes: 0.3, seconds: 10 });
  line.setDelay(0);
  const isKeptSlow = await isKept(subject, slow);
  progress('silent database', 2, 2);
  let back = 0;
  const silent = await drive(subject, { ...LOAD, seconds: 20 }, async () => {
    await wait(2_000);
    line.setDelay(Infinity);
    await wait(8_000);
    line.setDelay(0);
    back = performance.now();
  });
  const figures = [
    told('slow database, 300 ms an answer', spread(slow)),
    ...aftermath('slow database', subject, isKeptSlow),
    told('silent database for 8 s', spread(silent)),
    ...aftermath('silent database', subject, await isKept(subject, silent)),
    milliseconds(
      'silent database: longest with errors after it spoke again',
      Math.max(0, (silent.lastFailure ?? 0) - back),
      RECOVERY * 1_000,
    ),
  ];
  await subject.stop();
  line.close();
  return figures;
}

/** Others take every connection there is. */
export async function connectionsExhausted(
  postgres: Postgres,
  { progress }: ProofTools,
): Promise<readonly Figure[]> {
  progress('connections exhausted', 1, 1);
  const url = await postgres.createDatabase();
  const subject = await startSubject({ DATABASE_URL: url });
  let back = 0;
  const driven = await drive(subject, { ...LOAD, seconds: 12 }, async () => {
    const others = await takeAll(url);
    await endOurs(others[0]!);
    await takeMore(url, others);
    await wait(4_000);
    await Promise.all(others.map((client) => client.end()));
    back = performance.now();
  });
  const figures = [
    told('connections exhausted for 4 s', spread(driven)),
    ...aftermath('connections exhausted', subject, await isKept(subject, driven)),
    milliseconds(
      'connections exhausted: longest with errors after there were some',
      Math.max(0, (driven.lastFailure ?? 0) - back),
      RECOVERY * 1_000,
    ),
  ];
  await subject.stop();
  await endConnections(url);
  return figures;
}

async function takeAll(url: string): Promise<pg.Client[]> {
  const others: pg.Client[] = [];
  await takeMore(url, others);
  return others;
}

async function takeMore(url: string, others: pg.Client[]): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url, application_name: 'others' });
    client.on('error', () => {});
    try {
      await client.connect();
    } catch {
      return;
    }
    others.push(client);
  }
}

async function endOurs(client: pg.Client): Promise<void> {
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gearwright'",
  );
}

function aftermath(what: string, subject: Subject, kept: boolean): readonly Figure[] {
  return [
    count(`${what}: servers that ended`, subject.hasExited() ? 1 : 0, 0),
    count(`${what}: acknowledged writes lost`, kept ? 0 : 1, 0),
  ];
}

function spread({ sent, answered, shed, failed, p50, worst }: Driven): string {
  return `of ${sent} ${answered} answered, ${shed} sent away, ${failed} failed; p50 ${Math.round(p50)} ms, longest ${Math.round(worst)} ms`;
}
