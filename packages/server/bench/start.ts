import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LoadOrder, LoadResult } from './load.ts';

const here = (file: string): string => join(import.meta.dirname, file);

export interface Started {
  readonly process: ChildProcess;
  /** What it said when it was ready. */
  readonly said: Omit<LoadOrder, 'ask' | 'connections' | 'seconds' | 'writes'>;
}

/** A server of its own process; it is ready when it has said where it listens. */
export async function start(
  file: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const child = spawn(process.execPath, [here(file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{"origin"')) {
      return { process: child, said: JSON.parse(line) as Started['said'] };
    }
  }
  throw new Error(`${file} ended before it listened.`);
}

/** Loads a server from a process of its own. */
export async function load(order: LoadOrder): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    here('load.ts'),
    JSON.stringify(order),
  ]);
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as LoadResult;
}
