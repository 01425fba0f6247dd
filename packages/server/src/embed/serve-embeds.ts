import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { embedFrame } from '@gearwright/api/embed-frame.ts';
import { PlannerError, type MessageCode } from '@gearwright/game/messages.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Site } from '@gearwright/game/edition/sites.ts';
import type { Catalogs } from '../catalog/catalog.ts';
import { CARD } from '../pages/card/draw.ts';
import { escapeMarkup } from '../pages/escape-markup.ts';
import { sharedFacts } from '../pages/facts-of-set.ts';
import { cardPath } from '../pages/serve-cards.ts';
import type { SharedPages } from '../pages/shared-pages.ts';
import { refuse } from '../refuse.ts';
import { refuseTooMany, type Counting } from '../rest/too-many.ts';
import { findPublicSet } from '../roster/find-public-set.ts';
import { clientAddress } from '../signing/client-address.ts';
import type { Database } from '../storage/open-database.ts';
import { embeddedSetOf, embedSize, LEAST_SIDE } from './oembed.ts';
import { busyCardPage, CARD_POLICY, missingCardPage, setCardPage } from './set-card-page.ts';

export interface EmbedNeeds extends Counting {
  readonly catalogs: Catalogs;
  readonly database: Database;
  readonly sharedPages: SharedPages;
}

/** Seconds. */
const KEPT = 60;
/** Milliseconds that the figures of a set take. */
const FIGURES_TAKE = 3;

/** A shared set inside a page of another site: as a frame, and for programs that ask how (oEmbed). */
export function serveEmbeds(server: FastifyInstance, site: Site, needs: EmbedNeeds): void {
  server.get<{ Params: { id: string } }>('/embed/set/:id', async (request, reply) => {
    const client = clientAddress(request.ip);
    frameable(reply);
    try {
      refuseTooMany(needs, client, reply);
      needs.work.spend(client, FIGURES_TAKE);
      const { edition, facts } = await findInSeasons(site, needs, request.params.id);
      const home = originOf(request) + seasonPath(site, edition);
      return await reply.header('cache-control', `public, max-age=${KEPT}`).send(
        setCardPage(facts, {
          set: `${home}/set/${request.params.id}`,
          item: (id) => `${home}/item/${id}`,
        }),
      );
    } catch (error) {
      reply.header('cache-control', 'no-store');
      if (isRefusal(error, 'tooManyRequests')) {
        return reply.code(429).send(busyCardPage(originOf(request), error.message));
      }
      if (!isRefusal(error, 'publicSetNotFound')) throw error;
      return reply.code(404).send(missingCardPage(originOf(request)));
    }
  });

  server.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    '/oembed',
    async (request, reply) => {
      const { url, format = 'json', maxwidth, maxheight } = request.query;
      const client = clientAddress(request.ip);
      reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
      if (typeof url !== 'string') return refuse(reply, 400, 'url is required');
      const asked = embeddedSetOf(url, site, request.host);
      if (!asked) return refuse(reply, 404, 'This is no address of a shared set');
      if (format !== 'json') return refuse(reply, 501, 'Only json is answered');
      const size = embedSize(maxwidth, maxheight);
      if (!size) return refuse(reply, 404, `A set needs ${LEAST_SIDE} by ${LEAST_SIDE} pixels`);
      try {
        refuseTooMany(needs, client, reply);
        needs.work.spend(client, FIGURES_TAKE);
        const { edition, publicId } = asked;
        const page = await needs.sharedPages.find(edition, [publicId]);
        if (!page) return refuse(reply, 404, 'This set is not shared any more');
        const origin = originOf(request);
        return await reply.header('cache-control', `public, max-age=${KEPT}`).send({
          version: '1.0',
          type: 'rich',
          provider_name: 'Gearwright',
          provider_url: origin,
          title: page.meta.title,
          cache_age: KEPT,
          thumbnail_url: origin + cardPath(edition, [publicId], page.version),
          thumbnail_width: CARD.width,
          thumbnail_height: CARD.height,
          ...size,
          html: embedFrame({
            ...size,
            publicId,
            origin: escapeMarkup(origin),
            title: escapeMarkup(page.meta.title),
          }),
        });
      } catch (error) {
        if (!isRefusal(error, 'tooManyRequests')) throw error;
        return refuse(reply, 429, error.message);
      }
    },
  );
}

/** The path names no season: the set is of whichever has it. */
async function findInSeasons(site: Site, { database, catalogs }: EmbedNeeds, id: string) {
  for (const { edition } of site.seasons) {
    try {
      const game = catalogs(edition);
      return { edition, facts: sharedFacts(await findPublicSet(database, game, id), game) };
    } catch (error) {
      if (!isRefusal(error, 'publicSetNotFound')) throw error;
    }
  }
  throw new PlannerError('publicSetNotFound');
}

function isRefusal(error: unknown, code: MessageCode): error is PlannerError {
  return error instanceof PlannerError && error.code === code;
}

/** Everything else of ours refuses to be framed. */
function frameable(reply: FastifyReply): void {
  reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', CARD_POLICY)
    .header('cross-origin-resource-policy', 'cross-origin')
    .type('text/html; charset=utf-8');
}

function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}

function seasonPath({ seasons }: Site, edition: EditionKey): string {
  const segment = seasons.find((season) => season.edition === edition)?.segment ?? null;
  return segment === null ? '' : `/${segment}`;
}
