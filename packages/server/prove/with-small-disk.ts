import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../../../scripts/bench/figure.ts';
import { notRun } from './figures.ts';

/** Figures that need a small file system of their own, or the line that says why there is none. */
export async function withSmallDisk(
  what: string,
  work: (folder: string) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gearwright-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder]);
  try {
    if (mounted.status !== 0) return [notRun(what, 'mounting a small file system needs root')];
    return await work(folder);
  } finally {
    if (mounted.status === 0) spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
