import { SITE_KEYS, type SiteKey } from '@gearwright/game/edition/sites.ts';
import { ConfigError, type Environment } from './config-readers.ts';

/** What the environment lets the pages say: links of the operator's, and news of the domains. */
export interface OperatorsWords {
  /** Public addresses of the sites, where they are not what the server itself would guess. */
  readonly siteUrls: Readonly<Record<SiteKey, string | null>>;
  /** An address, or a page of our own; null where the operator wants none. */
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

/** Says how supporting works, where the operator has named no other place. */
const SUPPORT_PAGE = '/support';

export function readWords(env: Environment): OperatorsWords {
  return {
    siteUrls: bySite((site) => readLink(env, `SITE_URL_${site.toUpperCase()}`)),
    chatUrl: readWay(env, 'CHAT_URL', `${SUPPORT_PAGE}#chat`),
    patronUrl: readWay(env, 'PATRON_URL', SUPPORT_PAGE),
    closing: bySite((site) => readClosing(env, site.toUpperCase())),
  };
}

function bySite<Value>(read: (site: SiteKey) => Value): Readonly<Record<SiteKey, Value>> {
  return Object.fromEntries(SITE_KEYS.map((site) => [site, read(site)])) as Record<SiteKey, Value>;
}

/** Not set is the page of our own; set and empty is none at all. */
function readWay(env: Environment, variable: string, own: string): string | null {
  if (env[variable] === '') return null;
  return readLink(env, variable) ?? own;
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
