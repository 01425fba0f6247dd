import type { FastifyInstance } from 'fastify';
import { SITES, SITE_KEYS, type Site } from '@gearwright/game/edition/sites.ts';
import { ConfigError, portVariable } from './config.ts';
import type { Context } from './context.ts';
import { createSite } from './site/create-site.ts';

export interface ListeningSite {
  readonly site: Site;
  readonly server: FastifyInstance;
  readonly address: string;
}

/** One process, one listener a site. When one cannot listen, none does. */
export async function listen(context: Context): Promise<readonly ListeningSite[]> {
  const listening: ListeningSite[] = [];
  try {
    for (const key of SITE_KEYS) {
      const server = await createSite(SITES[key], context);
      listening.push({
        site: SITES[key],
        server,
        address: await open(server, SITES[key], context),
      });
    }
    return listening;
  } catch (error) {
    await Promise.all(listening.map(({ server }) => server.close()));
    throw error;
  }
}

async function open(server: FastifyInstance, site: Site, { config }: Context): Promise<string> {
  const variable = portVariable(site.key);
  const asked = config.ports[site.key];
  try {
    const address = new URL(await server.listen({ host: config.host, port: asked }));
    if (config.host === 'localhost') address.hostname = 'localhost';
    return address.origin;
  } catch (error) {
    await server.close();
    switch ((error as NodeJS.ErrnoException).code) {
      case 'EADDRINUSE':
        throw new ConfigError(`Port ${asked}`, `is taken: set ${variable} to a free port.`);
      case 'EACCES':
        throw new ConfigError(
          `Port ${asked}`,
          `may not be opened: set ${variable} to another port.`,
        );
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new ConfigError('HOST', `${config.host} is not an address of this machine.`);
      default:
        throw error;
    }
  }
}
