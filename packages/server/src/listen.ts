import type { FastifyInstance } from 'fastify';
import { SITES, SITE_KEYS, type Site } from '@gearwright/game/edition/sites.ts';
import { portVariable } from './config.ts';
import { finishConnections } from './close-http.ts';
import type { Context } from './context.ts';
import { listenShared } from './listen-shared.ts';
import type { Listening, ListeningSite } from './listening.ts';
import { whyNotListening } from './why-not-listening.ts';
import { createSite } from './site/create-site.ts';

/** One process: a port a site, or one port for all where they have host names. */
export function listen(context: Context): Promise<Listening> {
  const { shared } = context.config;
  return shared ? listenShared(context, shared) : listenApart(context);
}

/** When one cannot listen, none does. */
async function listenApart(context: Context): Promise<Listening> {
  const servers: FastifyInstance[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(
      servers.map(async (server) => {
        await finishConnections(server.server);
        await server.close();
      }),
    );
  };
  try {
    const sites: ListeningSite[] = [];
    for (const key of SITE_KEYS) {
      const server = await createSite(SITES[key], context);
      servers.push(server);
      sites.push({ site: SITES[key], address: await open(server, SITES[key], context) });
    }
    return { sites, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(server: FastifyInstance, site: Site, { config }: Context): Promise<string> {
  const { host } = config;
  const port = config.ports[site.key];
  try {
    const address = new URL(await server.listen({ host, port }));
    if (host === 'localhost') address.hostname = 'localhost';
    return address.origin;
  } catch (error) {
    throw whyNotListening(error, { host, port, variable: portVariable(site.key) });
  }
}
