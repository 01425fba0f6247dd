import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Seeded } from '../bench/seed-player.ts';

/** A server in a process of its own that a proof may treat as it likes. */
export interface Subject extends Seeded {
  readonly origin: string;
  readonly process: ChildProcess;
  readonly folder: string;
  /** What it wrote to its log. */
  log(): string;
  hasExited(): boolean;
  /** Bytes, after everything that can be given back was. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Starting is mostly reading our own files: the second time they are there already. */
const COMPILED = join(import.meta.dirname, '../../../.cache/compiled');

/** Milliseconds: for what hangs alone. */
const PATIENCE = 300_000;

export async function startSubject(
  env: Readonly<Record<string, string>> = {},
  folder = mkdtempSync(join(tmpdir(), 'gearwright-proof-')),
): Promise<Subject> {
  const child = spawn(
    process.execPath,
    ['--expose-gc', join(import.meta.dirname, 'proof-server.ts'), folder],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env },
    },
  );
  let said = '';
  child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ready = Promise.withResolvers<{ readonly origin: string } & Seeded>();
  createInterface({ input: child.stdout! }).on('line', (line) => {
    if (line.startsWith('{"origin"')) ready.resolve(JSON.parse(line) as never);
    else said += `${line}\n`;
  });
  child.once('exit', () => ready.reject(new Error(`The server ended before it listened: ${said}`)));
  const timer = setTimeout(() => ready.reject(new Error(`It does not start: ${said}`)), PATIENCE);
  const told = await ready.promise
    .catch((error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    })
    .finally(() => clearTimeout(timer));
  return {
    ...told,
    process: child,
    folder,
    log: () => said,
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    async memory() {
      child.send('memory');
      const [{ rss }] = (await once(child, 'message')) as [{ readonly rss: number }];
      return rss;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      clear(folder);
    },
  };
}

/** A file system of its own is cleared by whoever mounted it. */
function clear(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if ((error as { readonly errno?: number }).errno === undefined) throw error;
  }
}
