import { resolve } from 'node:path';
import { SITE_KEYS, type SiteKey } from '@gearwright/game/edition/sites.ts';
import {
  ConfigError,
  readChoice,
  readCount,
  readText,
  type Environment,
} from './config-readers.ts';
import { readAccounts, type AccountsConfig } from './accounts-config.ts';
import { readHosting, type Hosting } from './hosting-config.ts';
import { readOutside, type Outside } from './outside-config.ts';
import { CONNECTIONS } from './storage/open-database.ts';
import { readWords, type OperatorsWords } from './words-config.ts';

export { ConfigError, type Environment };

/** Everything the environment decides, read once and trusted afterwards. */
export interface Config extends AccountsConfig, Hosting, Outside, OperatorsWords {
  readonly host: string;
  /** 0 takes any free port. */
  readonly ports: Readonly<Record<SiteKey, number>>;
  /** What the server writes: database, outbox. */
  readonly dataFolder: string;
  /** PostgreSQL; null keeps everything in one SQLite file in the data folder. */
  readonly databaseUrl: string | null;
  /** Connections to PostgreSQL that this process opens at most. */
  readonly databaseConnections: number;
  /** GraphQL tells its schema to whoever asks: for development. */
  readonly introspection: boolean;
  /** GraphQL requests of one address a minute. */
  readonly requestsPerMinute: number;
  /** GraphQL writes of one user, or of one guest's address, a minute. */
  readonly writesPerMinute: number;
  /** Milliseconds of work a minute that are done for one address. */
  readonly workPerMinute: number;
  /** Sets that guests share, all of them together. */
  readonly guestLinks: number;
  /** The models most pages show first are baked while nobody waits for others. */
  readonly bakeAhead: boolean;
  readonly logLevel: LogLevel;
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const DEFAULT_PORTS: Readonly<Record<SiteKey, number>> = { classic: 3060, tbc: 3070, wrath: 3080 };

/** The environment variable that sets a site's port. */
export function portVariable(site: SiteKey): string {
  return `PORT_${site.toUpperCase()}`;
}

export function readConfig(env: Environment): Config {
  const ports = Object.fromEntries(
    SITE_KEYS.map((site) => [site, readPort(env, portVariable(site), DEFAULT_PORTS[site])]),
  ) as Record<SiteKey, number>;
  refuseSharedPorts(ports);
  return {
    host: readText(env, 'HOST', 'localhost'),
    ports,
    dataFolder: resolve(readText(env, 'DATA_DIR', './var')),
    databaseUrl: readDatabaseUrl(env),
    databaseConnections: readCount(env, 'DATABASE_CONNECTIONS', CONNECTIONS),
    introspection: readChoice(env, 'INTROSPECTION', ['true', 'false'], 'false') === 'true',
    requestsPerMinute: readCount(env, 'REQUESTS_PER_MINUTE', 1_200),
    writesPerMinute: readCount(env, 'WRITES_PER_MINUTE', 300),
    workPerMinute: readCount(env, 'WORK_PER_MINUTE', 6_000),
    guestLinks: readCount(env, 'GUEST_LINKS', 200_000),
    bakeAhead: readChoice(env, 'BAKE_AHEAD', ['true', 'false'], 'true') === 'true',
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS, 'warn'),
    ...readAccounts(env),
    ...readHosting(env),
    ...readOutside(env),
    ...readWords(env),
  };
}

function readDatabaseUrl(env: Environment): string | null {
  const text = env['DATABASE_URL'];
  if (text === undefined) return null;
  // The address holds a password: it is not repeated.
  if (!/^postgres(ql)?:\/\/./.test(text) || !URL.canParse(text)) {
    throw new ConfigError('DATABASE_URL', 'must be an address like postgres://user@host/database');
  }
  return text;
}

function readPort(env: Environment, variable: string, fallback: number): number {
  const text = env[variable];
  if (text === undefined) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new ConfigError(variable, `must be a port between 0 and 65535, not "${text}"`);
  }
  return port;
}

function refuseSharedPorts(ports: Readonly<Record<SiteKey, number>>): void {
  for (const site of SITE_KEYS) {
    const twin = SITE_KEYS.find((other) => other !== site && ports[other] === ports[site]);
    if (twin && ports[site] !== 0) {
      throw new ConfigError(
        portVariable(site),
        `and ${portVariable(twin)} are both ${ports[site]}: each site needs its own port`,
      );
    }
  }
}
