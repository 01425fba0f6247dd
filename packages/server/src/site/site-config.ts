import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SITE_KEYS, type Site, type SiteKey } from '@gearwright/game/edition/sites.ts';
import type { Config } from '../config.ts';

/** `/site-config.json`: what the pages learn of the operator while they run. */
export function serveSiteConfig(server: FastifyInstance, site: Site, config: Config): void {
  server.get('/site-config.json', (request, reply) =>
    reply.header('cache-control', 'no-cache').send({
      sites: Object.fromEntries(
        SITE_KEYS.map((key) => [key, addressOf(key, request, config)]).filter(([, url]) => url),
      ),
      chat: config.chatUrl,
      patrons: config.patronUrl,
      closing: config.closing[site.key],
    }),
  );
}

/** As configured; else by host name, else the same host on the site's own port. Null when nobody knows. */
function addressOf(
  key: SiteKey,
  { protocol, hostname, host }: FastifyRequest,
  { siteUrls, shared, ports }: Config,
): string | null {
  if (siteUrls[key]) return siteUrls[key];
  if (shared) return `${protocol}://${shared.hosts[key]}${/:\d+$/.exec(host)?.[0] ?? ''}`;
  return ports[key] === 0 ? null : `${protocol}://${hostname}:${ports[key]}`;
}
