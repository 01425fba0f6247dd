import { SITE_KEYS, type SiteKey } from '@gearwright/game/edition/sites.ts';
import { ConfigError, readChoice, type Environment } from './config-readers.ts';

/** What the environment decides about what stands before the server. */
export interface Hosting {
  /** One port for all sites, told apart by their host names; null gives each its own port. */
  readonly shared: SharedPort | null;
  /** Addresses of proxies whose word about the client is taken. */
  readonly trustProxy: string | false;
  /** What `/metrics` asks for; null leaves it closed. */
  readonly metricsToken: string | null;
  /** Milliseconds between saying "not ready" and closing the door, for balancers to notice. */
  readonly drain: number;
  /** Tells browsers that hosts below the sites' own are reached by https alone too. */
  readonly hstsSubdomains: boolean;
}

export interface SharedPort {
  readonly port: number;
  readonly hosts: Readonly<Record<SiteKey, string>>;
}

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;
const SHORTEST_TOKEN = 16;
const LONGEST_DRAIN = 300;

export function readHosting(env: Environment): Hosting {
  return {
    shared: readShared(env),
    trustProxy: readTrustProxy(env),
    metricsToken: readMetricsToken(env),
    drain: readDrain(env) * 1000,
    hstsSubdomains: readChoice(env, 'HSTS_SUBDOMAINS', ['true', 'false'], 'false') === 'true',
  };
}

/** The environment variable with a site's host name. */
function hostVariable(site: SiteKey): string {
  return `HOST_NAME_${site.toUpperCase()}`;
}

function readShared(env: Environment): SharedPort | null {
  // PORT alone says nothing: many machines have it set for something else.
  if (SITE_KEYS.every((site) => env[hostVariable(site)] === undefined)) return null;
  const port = env['PORT'] ?? '3060';
  if (!/^\d+$/.test(port) || Number(port) > 65535) {
    throw new ConfigError('PORT', `must be a port between 0 and 65535, not "${port}"`);
  }
  const hosts = Object.fromEntries(SITE_KEYS.map((site) => [site, readHostName(env, site)]));
  if (new Set(Object.values(hosts)).size < SITE_KEYS.length) {
    throw new ConfigError(hostVariable(SITE_KEYS[0]), 'and its siblings must differ');
  }
  return { port: Number(port), hosts: hosts as Record<SiteKey, string> };
}

function readHostName(env: Environment, site: SiteKey): string {
  const name = (env[hostVariable(site)] ?? '').toLowerCase();
  if (!HOST_NAME.test(name)) {
    throw new ConfigError(hostVariable(site), 'must be a host name like classic.example.org');
  }
  return name;
}

/** Addresses and never a number of proxies: whoever comes around them could say anything. */
function readTrustProxy(env: Environment): string | false {
  const text = env['TRUST_PROXY'];
  if (text === undefined) return false;
  const one = '(?:[0-9a-f.:]+(?:/\\d{1,3})?|loopback|linklocal|uniquelocal)';
  if (!new RegExp(`^${one}(?:,\\s*${one})*$`, 'i').test(text)) {
    throw new ConfigError('TRUST_PROXY', 'must be a list of addresses like 10.0.0.1,10.0.1.0/24');
  }
  return text;
}

function readMetricsToken(env: Environment): string | null {
  const text = env['METRICS_TOKEN'];
  if (text === undefined) return null;
  if (text.length < SHORTEST_TOKEN) {
    throw new ConfigError('METRICS_TOKEN', `must have at least ${SHORTEST_TOKEN} characters`);
  }
  return text;
}

function readDrain(env: Environment): number {
  const text = env['DRAIN_SECONDS'] ?? '0';
  if (!/^\d{1,3}$/.test(text) || Number(text) > LONGEST_DRAIN) {
    throw new ConfigError('DRAIN_SECONDS', `must be between 0 and ${LONGEST_DRAIN}`);
  }
  return Number(text);
}
