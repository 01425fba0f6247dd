import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SITE_KEYS, type Site, type SiteKey } from '@gearwright/game/edition/sites.ts';
import { readSamples } from '../armory/samples/samples-file.ts';
import type { Config } from '../config.ts';

/** `/site-config.json`: what the pages learn of the operator while they run. */
export function serveSiteConfig(server: FastifyInstance, site: Site, config: Config): void {
  const samples = config.publisher ? {} : samplesOf(site);
  server.get('/site-config.json', (request, reply) =>
    reply.header('cache-control', 'no-cache').send({
      sites: Object.fromEntries(
        SITE_KEYS.map((key) => [key, addressOf(key, request, config)]).filter(([, url]) => url),
      ),
      chat: config.chatUrl,
      patrons: config.patronUrl,
      closing: config.closing[site.key],
      samples,
    }),
  );
}

/** Who can be looked up where nobody's live characters can (acceptance D11). */
function samplesOf({ seasons }: Site) {
  return Object.fromEntries(
    seasons.map(({ edition }) => [
      edition,
      readSamples(edition).map(({ gameClass, character: { name, level } }) => ({
        name,
        level,
        gameClass,
      })),
    ]),
  );
}

/** As configured; else by host name, else the same host on the site's own port. Null when nobody knows. */
function addressOf(
  key: SiteKey,
  { protocol, hostname, host }: FastifyRequest,
  { siteUrls, shared, ports }: Config,
): string | null {
  if (siteUrls[key]) return siteUrls[key];
  if (shared) return `${protocol}://${shared.hosts[key]}${portOf(host)}`;
  return ports[key] === 0 ? null : `${protocol}://${hostname}:${ports[key]}`;
}

/** With its colon; nothing where the address names none. */
function portOf(host: string): string {
  const at = host.lastIndexOf(':');
  return at < 0 || host.endsWith(']') ? '' : host.slice(at);
}
