import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { PlannerError, type MessageCode } from '@gearwright/game/messages.ts';
import { toldSet } from '@gearwright/roster/rules/told-set.ts';
import type { Catalog, Catalogs } from '../catalog/catalog.ts';
import { findPublicSet } from '../roster/find-public-set.ts';
import { clientAddress } from '../signing/client-address.ts';
import type { Database } from '../storage/open-database.ts';
import { refuseTooMany, type Counting } from './too-many.ts';
import { itemAnswer } from './item-answer.ts';
import { OPEN_API } from './open-api.ts';

export interface RestNeeds extends Counting {
  readonly catalogs: Catalogs;
  readonly database: Database;
}

/** Seconds that anybody may keep an answer: items change with a new build, sets with their owner. */
const KEPT = { item: 3_600, set: 60 } as const;
const LONGEST_ID = 64;
const STATUS: Partial<Record<MessageCode, number>> = {
  publicSetNotFound: 404,
  unknownItem: 404,
  tooManyRequests: 429,
};

/** Reading for everybody, from any site and without a key: items, and sets that were shared. Described in docs/api.md. */
export function serveRest(server: FastifyInstance, needs: RestNeeds): void {
  server.get('/api/v1/openapi.json', (_request, reply) => open(reply, KEPT.item).send(OPEN_API));
  server.get('/api/v1/:edition/items/:id', answering(needs, KEPT.item, itemOf));
  server.get('/api/v1/:edition/sets/:id', answering(needs, KEPT.set, setOf));
}

/** Looks something up, then says what of it is shown; what waits for the database is nobody's work. */
type Find = (needs: RestNeeds, catalog: Catalog, id: string) => Promise<() => object>;

const itemOf: Find = async (_needs, catalog, id) => () => {
  const found = itemAnswer(catalog, id);
  if (!found) throw new PlannerError('unknownItem', id);
  return found;
};

const setOf: Find = async ({ database }, catalog, id) => {
  const shared = await findPublicSet(database, catalog, id);
  return () => toldSet(shared, catalog);
};

/** Counts who asks, by requests and by work, before anything is looked up; refusals are JSON too. */
function answering(needs: RestNeeds, seconds: number, find: Find) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const client = clientAddress(request.ip);
    const { edition, id } = request.params as { readonly edition: string; readonly id: string };
    try {
      refuseTooMany(needs, client, reply);
      const catalog = needs.catalogs(editionOf(edition));
      if (id.length > LONGEST_ID) throw new PlannerError('tooLong', 'id', LONGEST_ID);
      const show = await find(needs, catalog, id);
      const began = performance.now();
      const shown = JSON.stringify(show());
      needs.work.spend(client, performance.now() - began);
      return open(reply, seconds).send(shown);
    } catch (error) {
      if (!(error instanceof PlannerError)) throw error;
      const { code, message } = error as PlannerError;
      return open(reply, 0)
        .code(STATUS[code] ?? 400)
        .send({ error: { code, message } });
    }
  };
}

function editionOf(text: string): EditionKey {
  const edition = EDITION_KEYS.find((key) => key === text);
  if (!edition) {
    throw new PlannerError('malformed', 'edition', `it is one of ${EDITION_KEYS.join(', ')}`);
  }
  return edition;
}

/** What any page of any site may read, and keep for so many seconds. */
function open(reply: FastifyReply, seconds: number): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', seconds > 0 ? `public, max-age=${seconds}` : 'no-store');
}
