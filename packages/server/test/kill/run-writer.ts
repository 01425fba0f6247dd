import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { DatabaseSource } from '../../src/storage/open-database.ts';
import type { Ack } from './ack.ts';

const NEW_LINE = 10;

export interface KilledRun {
  readonly acks: readonly Ack[];
}

/** Lets the writer write until it has been heard so many times, then kills it with no warning. */
export async function runAndKill(
  source: DatabaseSource,
  round: number,
  words: number,
  killDatabase?: () => Promise<void>,
): Promise<KilledRun> {
  const writer = spawn(
    process.execPath,
    [join(import.meta.dirname, 'writer.ts'), JSON.stringify(source), String(round)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  let heard = 0;
  let complained = '';
  const enough = Promise.withResolvers<void>();
  writer.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    heard += chunk.filter((byte) => byte === NEW_LINE).length;
    if (heard >= words) enough.resolve();
  });
  writer.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const closed = new Promise<NodeJS.Signals | null>((resolve) =>
    writer.once('close', (_, signal) => resolve(signal)),
  );
  void closed.then(() => enough.reject(new Error(`The writer ended by itself: ${complained}`)));
  await enough.promise;
  const striking = killDatabase?.();
  writer.kill('SIGKILL');
  const signal = await closed;
  await striking;
  // Without its database it may not even live to be killed.
  if (signal !== 'SIGKILL' && !killDatabase) {
    throw new Error(`The writer ended by itself: ${complained}`);
  }
  // The last line may have been cut short: then nobody was told.
  const lines = said.split('\n').slice(0, -1);
  return { acks: lines.map((line) => JSON.parse(line) as Ack) };
}
