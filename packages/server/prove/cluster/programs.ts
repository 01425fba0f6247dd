import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

export interface ClusterPrograms {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  /** The folder with initdb, postgres and pg_rewind. */
  readonly postgres: string;
}

/** Debian's packages. */
const PACKAGES = ['patroni', 'etcd-server', 'haproxy', 'postgresql'];

/** What a cluster is made of, installed by root on Debian; else a sentence that says what is missing. */
export function clusterPrograms(): ClusterPrograms | string {
  const found = find();
  if (typeof found !== 'string') return found;
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!mayInstall) return `${found}; root on Debian would install ${PACKAGES.join(', ')}`;
  // Without starting what is installed: ours run beside, in a folder of their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['update'], { env });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], { env });
  return find();
}

function find(): ClusterPrograms | string {
  const [etcd, patroni, haproxy] = ['etcd', 'patroni', 'haproxy'].map(
    (name) => globSync([`/usr/bin/${name}`, `/usr/sbin/${name}`, `/usr/local/bin/${name}`])[0],
  );
  const [postgres] = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed();
  const missing = Object.entries({ etcd, patroni, haproxy, postgres }).flatMap(([name, path]) =>
    path === undefined ? [name] : [],
  );
  if (missing.length > 0) return `${missing.join(', ')} not found`;
  return { etcd: etcd!, patroni: patroni!, haproxy: haproxy!, postgres: postgres! };
}
