import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '../../../../scripts/bench/figure.ts';
import type { ProofTools } from '../../../../scripts/prove/proof.ts';
import { drive, isKept, type Driven } from '../drive.ts';
import { count, said, told, yes } from '../figures.ts';
import { startSubject, type Subject } from '../subject.ts';
import { LOAD } from './losing-postgres.ts';

/** A small file system that fills up while players write. */
export async function fullDisk(
  folder: string,
  { quick, progress }: ProofTools,
): Promise<readonly Figure[]> {
  progress('disk full', 1, 1);
  const subject = await startSubject({}, folder);
  const filler = join(folder, 'filler');
  writeFileSync(filler, '');
  const before = await drive(subject, { ...LOAD, seconds: 1 });
  spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']);
  const during = await drive(subject, { ...LOAD, rate: 150, seconds: quick ? 2 : 4 });
  const ready = await readiness(subject);
  // SQLite may find room in files that it has already; then it is ready, and right to say so.
  const oneMore = await drive(subject, { rate: 1, writes: 1, seconds: 1 });
  const kept = await isKept(subject, [before, during, oneMore].reduce(latest));
  rmSync(filler);
  const after = await drive(subject, { ...LOAD, seconds: 1 });
  const figures = [
    count('disk full: servers that ended', subject.hasExited() ? 1 : 0, 0),
    count('disk full: acknowledged writes lost', kept ? 0 : 1, 0),
    told('disk full: writes refused meanwhile', String(during.failed)),
    // Beside other tests a write may be refused for another reason.
    oneMore.acknowledged === 0 && !quick
      ? said('disk full: /readyz says', ready, '503 database disk full')
      : told('disk full: /readyz says', ready),
    yes('disk full: writes are taken when there is room', after.acknowledged > 0),
    ...(quick ? [] : [count('disk full: refused after there was room', after.failed, 0)]),
  ];
  await subject.stop();
  return figures;
}

/** What is known of the names after both. */
function latest(first: Driven, second: Driven): Driven {
  if (second.lastName !== null) return second;
  const unanswered = [...first.unanswered, ...second.unanswered];
  return { ...second, lastName: first.lastName, unanswered };
}

async function readiness(subject: Subject): Promise<string> {
  const reply = await fetch(`${subject.origin}/readyz`);
  const { reason = 'ready' } = (await reply.json()) as { readonly reason?: string };
  return `${reply.status} ${reason}`;
}
