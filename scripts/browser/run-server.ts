import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SiteKey } from '@gearwright/game/edition/sites.ts';

export interface RunningServer {
  readonly addresses: Readonly<Record<SiteKey, string>>;
  /** Where its mails go. */
  readonly outbox: string;
  /** Resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** The real server in its own process, on free ports and with a throwaway data folder. */
export async function runServer(
  env: Readonly<Record<string, string>> = {},
  /** Hears what the server says once it has started: its log. */
  onOutput: (text: string) => void = () => {},
): Promise<RunningServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'gearwright-var-'));
  const child = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT_CLASSIC: '0',
      PORT_TBC: '0',
      PORT_WRATH: '0',
      DATA_DIR: dataFolder,
      // Nobody comes back to a throwaway folder.
      BAKE_AHEAD: 'false',
      // All that is tried comes from one address.
      WORK_PER_MINUTE: '1000000',
      REGISTRATIONS_PER_HOUR: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let hasStarted = false;
  const exited = new Promise<number | null>((done) => {
    child.on('exit', (code) => {
      rmSync(dataFolder, { recursive: true, force: true });
      done(code);
    });
  });
  const told = new Promise<void>((done, fail) => {
    const hear = (chunk: Buffer) => {
      const text = chunk.toString();
      if (hasStarted) return onOutput(text);
      said += text;
      hasStarted = said.includes('Ctrl-C');
      if (hasStarted) done();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', () => fail(new Error(`The server did not start:\n${said}`)));
  });
  await told;
  const [classic, tbc, wrath] = said.match(/http:\/\/\S+/g) ?? [];
  return {
    outbox: join(dataFolder, 'outbox'),
    addresses: { classic: classic!, tbc: tbc!, wrath: wrath! },
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
