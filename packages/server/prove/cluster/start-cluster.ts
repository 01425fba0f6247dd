import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { accountFor, freePort } from '../../test/postgres.ts';
import { haproxyConfiguration, patroniConfiguration, type Node } from './configuration.ts';
import type { ClusterPrograms } from './programs.ts';

/** PostgreSQL on two machines, and a door to whichever is primary. */
export interface Cluster {
  readonly url: string;
  /** Waits until there is a primary and a standby that has everything it has. */
  untilHealthy(): Promise<void>;
  /** The primary's machine is gone at once; answers when another is primary. */
  killPrimary(): Promise<void>;
  /** As an operator does it; answers when the other is primary. */
  switchOver(): Promise<void>;
  stop(): Promise<void>;
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

const PATIENCE = 240_000;

export async function startCluster(programs: ClusterPrograms): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'gearwright-cluster-'));
  const account = accountFor(folder);
  chmodSync(folder, 0o755);
  const etcd = await freePort();
  const peer = await freePort();
  const door = await freePort();
  const nodes: Node[] = [];
  for (const name of ['one', 'two']) {
    nodes.push({ name, port: await freePort(), rest: await freePort() });
  }
  const running = new Map<string, ChildProcess>();

  function run(name: string, command: string, args: readonly string[]): void {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(command, args, { ...account, cwd: folder, stdio: ['ignore', log, log] });
    running.set(name, child);
  }

  const runNode = ({ name }: Node) => run(name, programs.patroni, [join(folder, `${name}.yaml`)]);

  const peerUrl = `http://127.0.0.1:${peer}`;
  const clientUrl = `http://127.0.0.1:${etcd}`;
  run('etcd', programs.etcd, [
    ...['--name', 'etcd', '--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', clientUrl, '--advertise-client-urls', clientUrl],
    ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
    ...['--initial-cluster', `etcd=${peerUrl}`],
  ]);
  for (const node of nodes) {
    const places = { folder, etcd, programs: programs.postgres };
    writeFileSync(join(folder, `${node.name}.yaml`), patroniConfiguration(node, places));
    runNode(node);
  }
  writeFileSync(join(folder, 'haproxy.cfg'), haproxyConfiguration(door, nodes));
  run('haproxy', programs.haproxy, ['-f', join(folder, 'haproxy.cfg')]);

  async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + PATIENCE;
    while (!(await isSo().catch(() => false))) {
      if (performance.now() > deadline) {
        const logs = nodes.map(({ name }) => readFileSync(join(folder, `${name}.log`), 'utf8'));
        throw new Error(`The cluster has no ${what}: ${logs.join('\n').slice(-2000)}`);
      }
      await wait(50);
    }
  }

  const isPrimary = async ({ rest }: Node): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${rest}/primary`)).status === 200;

  async function primary(): Promise<Node> {
    for (;;) {
      for (const node of nodes) if (await isPrimary(node).catch(() => false)) return node;
      await wait(50);
    }
  }

  const other = (node: Node): Node => nodes.find((each) => each !== node)!;

  async function members({ rest }: Node): Promise<readonly Member[]> {
    const reply = await fetch(`http://127.0.0.1:${rest}/cluster`);
    return ((await reply.json()) as { readonly members: readonly Member[] }).members;
  }

  const untilHealthy = () =>
    until('standby that has everything', async () => {
      const all = await members(await primary());
      return all.some(({ role }) => role === 'sync_standby');
    });

  const cluster: Cluster = {
    url: `postgres://postgres@127.0.0.1:${door}/gearwright`,
    untilHealthy,
    async killPrimary() {
      const node = await primary();
      running.get(node.name)!.kill('SIGKILL');
      const file = join(folder, node.name, 'postmaster.pid');
      process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
      await until('new primary', () => isPrimary(other(node)));
      runNode(node);
    },
    async switchOver() {
      const node = await primary();
      const { name: candidate } = other(node);
      await fetch(`http://127.0.0.1:${node.rest}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: node.name, candidate }),
      });
      await until('new primary', () => isPrimary(other(node)));
    },
    async stop() {
      for (const { name } of nodes) running.get(name)!.kill('SIGTERM');
      await wait(3_000);
      for (const child of running.values()) child.kill('SIGKILL');
      for (const { name } of nodes) {
        try {
          const file = join(folder, name, 'postmaster.pid');
          process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT');
        } catch {
          // It is gone already.
        }
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await untilHealthy();
    await until('door', async () => {
      const client = new pg.Client({ connectionString: cluster.url.replace(/\w+$/, 'postgres') });
      client.on('error', () => {});
      await client.connect();
      await client.query('create database gearwright');
      await client.end();
      return true;
    });
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}
