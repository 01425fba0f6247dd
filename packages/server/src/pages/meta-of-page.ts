import type { FastifyRequest } from 'fastify';
import { seasonOf, withoutSeason, type Site } from '@gearwright/game/edition/sites.ts';
import { CARD } from './card/draw.ts';
import type { OpenGraphMeta } from './page-template.ts';
import { metaOfPath } from './page-titles.ts';
import { cardPath } from './serve-cards.ts';
import type { SharedIds, SharedPages } from './shared-pages.ts';

const SHARED = /^\/set\/([\w-]{1,64})(?:\/compare\/([\w-]{1,64}))?(?:\/\w+)?$/;

/** What a page shows of itself: a shared set its own title and card, any other page the site's. */
export async function pageMeta(
  request: Pick<FastifyRequest, 'protocol' | 'host' | 'log'>,
  path: string,
  site: Site,
  /** Null gives shared sets the site's title and card too. */
  pages: SharedPages | null,
  description: string,
): Promise<OpenGraphMeta> {
  const origin = `${request.protocol}://${request.host}`;
  const season = seasonOf(site, path) ?? site.seasons[0]!;
  const plain: OpenGraphMeta = {
    ...metaOfPath(path, season.label, description),
    url: origin + path,
    picture: { url: `${origin}/icons/app/icon-512.png`, width: 512, height: 512, large: false },
  };
  const ids = sharedIds(path);
  if (!ids || !pages) return plain;
  try {
    const shared = await pages.find(season.edition, ids);
    if (!shared) return plain;
    const { width, height } = CARD;
    const url = origin + cardPath(season.edition, ids, shared.version);
    const picture = { url, width, height, large: true };
    const oembed = `${origin}/oembed?url=${encodeURIComponent(plain.url)}`;
    return { ...plain, ...shared.meta, picture, ...(ids.length === 1 ? { oembed } : {}) };
  } catch (error) {
    // The page itself must open whatever is wrong with its card.
    request.log.error({ err: error }, 'a shared page has no card');
    return plain;
  }
}

function sharedIds(path: string): SharedIds | null {
  const [, first, second] = SHARED.exec(withoutSeason(path)) ?? [];
  if (first === undefined) return null;
  return second === undefined ? [first] : [first, second];
}
