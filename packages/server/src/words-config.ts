import { SITE_KEYS, type SiteKey } from '@gearwright/game/edition/sites.ts';
import { ConfigError, type Environment } from './config-readers.ts';

/** What the environment lets the pages say: links of the operator's, and news of the domains. */
export interface OperatorsWords {
  /** Public addresses of the sites, where they are not what the server itself would guess. */
  readonly siteUrls: Readonly<Record<SiteKey, string | null>>;
  readonly chatUrl: string | null;
  readonly patronUrl: string | null;
  /** Sites whose domain closes. */
  readonly closing: Readonly<Record<SiteKey, Closing | null>>;
}

export interface Closing {
  /** ISO date of the first day without it. */
  readonly on: string;
  readonly to: string | null;
}

export function readWords(env: Environment): OperatorsWords {
  return {
    siteUrls: bySite((site) => readLink(env, `SITE_URL_${site.toUpperCase()}`)),
    chatUrl: readLink(env, 'CHAT_URL'),
    patronUrl: readLink(env, 'PATRON_URL'),
    closing: bySite((site) => readClosing(env, site.toUpperCase())),
  };
}

function bySite<Value>(read: (site: SiteKey) => Value): Readonly<Record<SiteKey, Value>> {
  return Object.fromEntries(SITE_KEYS.map((site) => [site, read(site)])) as Record<SiteKey, Value>;
}

function readLink(env: Environment, variable: string): string | null {
  const text = env[variable];
  if (text === undefined) return null;
  if (!/^https?:\/\/./.test(text) || !URL.canParse(text)) {
    throw new ConfigError(variable, 'must be an address like https://example.org');
  }
  return text.replace(/\/$/, '');
}

function readClosing(env: Environment, site: string): Closing | null {
  const on = env[`CLOSING_ON_${site}`];
  const to = readLink(env, `MOVED_TO_${site}`);
  if (on === undefined) return null;
  if (!/^\d{4}-\d\d-\d\d$/.test(on) || Number.isNaN(Date.parse(on))) {
    throw new ConfigError(`CLOSING_ON_${site}`, 'must be a date like 2025-09-01');
  }
  return { on, to };
}
