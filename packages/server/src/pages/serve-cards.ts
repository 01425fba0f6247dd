import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Site } from '@gearwright/game/edition/sites.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { WorkBudget } from '../cost/work-budget.ts';
import { clientAddress } from '../signing/client-address.ts';
import { CardsBusy } from './card/render-card.ts';
import type { CardPicture, SharedIds, SharedPages } from './shared-pages.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FILE = /^([\w-]{1,64})(?:~([\w-]{1,64}))?\.([0-9a-f]{16})\.png$/;

/** Address of a picture; another drawing has another address. */
export function cardPath(edition: EditionKey, ids: SharedIds, version: string): string {
  return `/cards/${edition}/${ids.join('~')}.${version}.png`;
}

export interface CardNeeds {
  readonly sharedPages: SharedPages;
  readonly work: WorkBudget;
}

/** Milliseconds that working out a card's figures takes, and drawing it. */
const FIGURES_TAKE = 3;
const DRAWING_TAKES = 100;
const FIGURE_TAKES = 900;

/** Pictures of the site's editions. */
export function serveCards(
  server: FastifyInstance,
  site: Site,
  { sharedPages: pages, work }: CardNeeds,
): void {
  for (const { edition } of site.seasons) {
    server.get<{ Params: { file: string } }>(`/cards/${edition}/:file`, async (request, reply) => {
      const client = clientAddress(request.ip);
      if (!work.hasRoom(client)) return tellBusy(reply, 429, work.retryAfter(client));
      work.spend(client, FIGURES_TAKE);
      const [, first, second, version] = FILE.exec(request.params.file) ?? [];
      const ids: SharedIds | null =
        first === undefined ? null : second === undefined ? [first] : [first, second];
      const page = ids && (await pages.find(edition, ids));
      if (!ids || !page) {
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('Not found\n');
      }
      if (page.version !== version) {
        return reply
          .header('cache-control', 'no-store')
          .redirect(cardPath(edition, ids, page.version), 302);
      }
      if (!pages.hasPicture(page))
        work.spend(client, DRAWING_TAKES + (page.look ? FIGURE_TAKES : 0));
      let picture: CardPicture;
      try {
        picture = await pages.picture(page);
      } catch (error) {
        if (error instanceof CardsBusy) return tellBusy(reply, 503, BUSY_FOR);
        throw error;
      }
      return reply
        .header('cache-control', picture.isWhole ? FOR_EVER : 'no-store')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/png')
        .send(picture.png);
    });
  }
}

/** Seconds. */
const BUSY_FOR = 5;

function tellBusy(reply: FastifyReply, status: number, seconds: number): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('retry-after', seconds)
    .type('text/plain; charset=utf-8')
    .send('Please try again later\n');
}
