import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../../../../scripts/bench/figure.ts';
import type { ProofTools } from '../../../../scripts/prove/proof.ts';
import { yes } from '../figures.ts';
import { startSubject } from '../subject.ts';

const DAMAGED = [
  { file: 'secret', text: '', says: 'is empty or cut short' },
  { file: 'secret', text: 'short', says: 'is empty or cut short' },
  {
    file: 'gearwright.sqlite',
    text: 'not a database at all, and long enough to be read as one '.repeat(20),
    says: 'not a database',
  },
] as const;

/** What cannot be read is refused at the start, by name, and left as it is. */
export async function damagedFiles({ progress }: ProofTools): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [at, { file, text, says }] of DAMAGED.entries()) {
    progress('damaged files', at + 1, DAMAGED.length);
    const folder = mkdtempSync(join(tmpdir(), 'gearwright-damaged-'));
    mkdirSync(join(folder, 'var'));
    writeFileSync(join(folder, 'var', file), text);
    const why = await startSubject({}, folder).then(
      () => 'it started',
      (error: unknown) => String(error),
    );
    figures.push(
      yes(`damaged ${file} (${text.length} letters): refused at the start`, why.includes(says)),
    );
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}
