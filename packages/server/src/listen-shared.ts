import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SITES, SITE_KEYS } from '@gearwright/game/edition/sites.ts';
import { finishConnections } from './close-http.ts';
import type { Context } from './context.ts';
import type { SharedPort } from './hosting-config.ts';
import type { Listening } from './listening.ts';
import { createSite, TIMES } from './site/create-site.ts';
import { SECURITY_HEADERS } from './site/security.ts';
import { whyNotListening } from './why-not-listening.ts';

/** Paths that balancers and probes ask for by address, without a host name of ours. */
const FOR_MACHINES = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;

/** One port: the host name a request was made for says which site is meant. */
export async function listenShared(
  context: Context,
  { port, hosts }: SharedPort,
): Promise<Listening> {
  const servers = new Map<string, FastifyInstance>();
  const first = hosts[SITE_KEYS[0]];
  let closing = false;
  const door = createServer(TIMES, (request, response) => {
    if (closing) response.setHeader('connection', 'close');
    const name = FOR_MACHINES.test(request.url ?? '') ? first : hostName(request);
    const server = servers.get(name);
    if (server) return server.server.emit('request', request, response);
    response.writeHead(421, {
      ...SECURITY_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end('No site has this name\n');
  });

  async function close(): Promise<void> {
    closing = true;
    await finishConnections(door);
    await Promise.all([...servers.values()].map((server) => server.close()));
  }

  try {
    for (const key of SITE_KEYS) {
      const server = await createSite(SITES[key], context);
      servers.set(hosts[key], server);
      await server.ready();
    }
    await openDoor(door, context.config.host, port);
  } catch (error) {
    await close();
    throw whyNotListening(error, { host: context.config.host, port, variable: 'PORT' });
  }
  const at = (door.address() as AddressInfo).port;
  const sites = SITE_KEYS.map((key) => ({
    site: SITES[key],
    address: `http://${hosts[key]}:${at}`,
  }));
  return { sites, close };
}

function hostName({ headers }: IncomingMessage): string {
  return (headers.host ?? '').split(':', 1)[0]!.toLowerCase();
}

function openDoor(door: Server, host: string, port: number): Promise<void> {
  return new Promise((done, fail) => {
    door.once('error', fail);
    door.listen({ host, port }, () => {
      door.off('error', fail);
      done();
    });
  });
}
