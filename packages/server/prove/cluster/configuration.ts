/** One machine of the cluster, here a process with ports of its own. */
export interface Node {
  readonly name: string;
  /** Of PostgreSQL, and of Patroni's answers. */
  readonly port: number;
  readonly rest: number;
}

interface Places {
  readonly folder: string;
  readonly etcd: number;
  /** The folder of PostgreSQL's programs. */
  readonly programs: string;
}

/** Patroni of one node. `synchronous_mode` makes "acknowledged" mean "on two machines". */
export function patroniConfiguration({ name, port, rest }: Node, places: Places): string {
  return `
scope: gearwright
name: ${name}
restapi: { listen: 127.0.0.1:${rest}, connect_address: 127.0.0.1:${rest} }
etcd3: { host: 127.0.0.1:${places.etcd} }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    primary_start_timeout: 0
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 100, wal_log_hints: on, wal_keep_size: 256MB }
  initdb: [encoding: UTF8, locale: C, data-checksums]
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${places.folder}/${name}
  bin_dir: ${places.programs}
  pgpass: ${places.folder}/${name}.pgpass
  authentication:
    superuser: { username: postgres, password: proof }
    replication: { username: replicator, password: proof }
    rewind: { username: postgres, password: proof }
  pg_hba:
    - local all all trust
    - host all all 127.0.0.1/32 trust
    - host replication all 127.0.0.1/32 trust
  parameters: { unix_socket_directories: ${places.folder} }
`;
}

/** One door to whoever is primary; connections to whoever is not any more are closed. */
export function haproxyConfiguration(port: number, nodes: readonly Node[]): string {
  return `
global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.rest}`).join('\n')}
`;
}
