import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '../../../../scripts/bench/figure.ts';
import type { ProofTools } from '../../../../scripts/prove/proof.ts';
import { said } from '../figures.ts';
import { startSubject } from '../subject.ts';

/** A data folder that nothing can be written into is refused at the start. */
export async function readOnlyFolder(
  folder: string,
  { progress }: ProofTools,
): Promise<readonly Figure[]> {
  progress('read-only folder', 1, 1);
  mkdirSync(join(folder, 'var'));
  spawnSync('mount', ['-o', 'remount,ro', folder]);
  const why = await startSubject({ DATA_DIR: join(folder, 'var') }).then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  const words = /EROFS|cannot be written/.exec(why)?.[0] ?? why.slice(0, 100);
  return [said('read-only folder: refused at the start', words, 'cannot be written')];
}
