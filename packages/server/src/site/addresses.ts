import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Site } from '@gearwright/game/edition/sites.ts';
import type { Config } from '../config.ts';
import type { ReadSender } from '../graphql/sender.ts';
import { refuse } from '../refuse.ts';

/** Letters of a path, and of a path with its query. Only links that carry a whole set come near. */
const LONGEST_PATH = 2_048;
const LONGEST_ADDRESS = 8_192;

/** What machines ask of a server itself, whatever stands before it. */
const FOR_MACHINES: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** Addresses are looked at before anything else looks into them: their length, their start, and how they came. */
export function checkAddresses(
  server: FastifyInstance,
  site: Site,
  { siteUrls }: Pick<Config, 'siteUrls'>,
  readSender: ReadSender,
): void {
  const home = siteUrls[site.key];
  const secureHome = home?.startsWith('https://') ? new URL(home) : null;
  server.addHook('onRequest', (request, reply, done) => {
    const { url } = request;
    if (url.length > LONGEST_ADDRESS || pathLength(url) > LONGEST_PATH) {
      return refuse(reply, 414, 'The address is too long');
    }
    const path = withoutSlashesBefore(url);
    if (path === null) return refuse(reply, 400, 'The address must be a path');
    if (path !== url) {
      // Taken as it stands, what follows two slashes would be read as another host.
      const reads = request.method === 'GET' || request.method === 'HEAD';
      return reads
        ? void reply.redirect(path, 302)
        : refuse(reply, 400, 'The address must be a path');
    }
    // Without a proxy that may say so, nobody knows how a request came.
    if (secureHome && readSender(request.raw).saidHttp && !isForMachines(request)) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return refuse(reply, 403, 'This site is reached by https alone');
      }
      return void reply.redirect(secureHome.origin + url, 308);
    }
    done();
  });
}

/** The address with one slash before it; null when there is nothing behind the slashes, or none before. */
function withoutSlashesBefore(url: string): string | null {
  let start = 0;
  while (url[start] === '/' || url[start] === '\\') start += 1;
  if (start === 1 && url[0] === '/') return url;
  return start > 1 && start < url.length ? `/${url.slice(start)}` : null;
}

function isForMachines({ routeOptions }: FastifyRequest): boolean {
  return FOR_MACHINES.includes(routeOptions.url ?? '');
}

function pathLength(url: string): number {
  const query = url.indexOf('?');
  return query < 0 ? url.length : query;
}
