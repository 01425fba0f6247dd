import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The server as `npm start` runs it, with its own folder and free ports. */
export interface RealServer {
  /** By the site's key. */
  readonly origins: Readonly<Record<'classic' | 'tbc' | 'wrath', string>>;
  readonly folder: string;
  readonly process: ChildProcess;
  log(): string;
  /** Mails so far, as they are. */
  mails(): readonly string[];
  stop(): Promise<void>;
}

const PATIENCE = 300_000;

export async function startRealServer(
  env: Readonly<Record<string, string>> = {},
): Promise<RealServer> {
  const folder = mkdtempSync(join(tmpdir(), 'gearwright-real-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT_CLASSIC: '0',
      PORT_TBC: '0',
      PORT_WRATH: '0',
      DATA_DIR: join(folder, 'var'),
      BAKE_AHEAD: 'false',
      ...env,
    },
  });
  let said = '';
  const found: string[] = [];
  const ready = Promise.withResolvers<void>();
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  createInterface({ input: child.stdout }).on('line', (line) => {
    said += `${line}\n`;
    const address = /: (http:\/\/\S+)$/.exec(line)?.[1];
    if (address) found.push(new URL(address).origin);
    if (line.startsWith('Press')) ready.resolve();
  });
  child.once('exit', () => ready.reject(new Error(`It ended: ${said}`)));
  const timer = setTimeout(() => ready.reject(new Error(`It does not start: ${said}`)), PATIENCE);
  await ready.promise.finally(() => clearTimeout(timer));
  const [classic = '', tbc = '', wrath = ''] = found;
  return {
    origins: { classic, tbc, wrath },
    folder,
    process: child,
    log: () => said,
    mails() {
      const outbox = join(folder, 'var/outbox');
      return readdirSync(outbox)
        .toSorted()
        .map((name) => readFileSync(join(outbox, name), 'utf8'));
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
