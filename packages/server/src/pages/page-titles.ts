import { routeOfPath, type PageRoute } from '@gearwright/api/page-routes.ts';
import { wordsOf, type PageWords } from '@gearwright/api/pages.ts';
import { withoutSeason } from '@gearwright/game/edition/sites.ts';
import { CLASSES, type GameClass } from '@gearwright/game/words/classes-and-races.ts';
import { CLASS_NAMES } from '@gearwright/game/text/names.ts';
import { CLASS_COLOURS } from './class-colours.ts';
import { truncate } from './truncate.ts';
import type { PageMeta } from './page-meta.ts';

const APP = 'Gearwright';
const GROUND = '#0e1116';

/** Title and description of a page that shows nobody's data: what its path says, and nothing a stranger may not know. */
export function metaOfPath(path: string, siteName: string, siteDescription: string): PageMeta {
  const plain = withoutSeason(path);
  const [, first, second, third, fourth] = plain.split('/');
  const words = wordsForAnybody(routeOfPath(plain));
  const meta = { description: words?.description ?? siteDescription, themeColour: GROUND };
  const gameClass = CLASSES.find((key) => key === second);
  if (first === 'talents' && gameClass) return metaOfTalents(gameClass, siteName, meta);
  if (first === 'armory' && second && third && fourth) {
    return { ...meta, title: `${nameFrom(fourth)} (${second.toUpperCase().slice(0, 2)})` };
  }
  return { ...meta, title: words ? `${words.title}, ${siteName}` : APP };
}

/** Home has the app's own title, and so has a page of one character or set: whether there is such a one is not told. */
function wordsForAnybody(route: PageRoute): PageWords | null {
  const isOfOne = /\{\w+\}/.test(route);
  return route === '/' || isOfOne ? null : wordsOf(route);
}

function metaOfTalents(
  gameClass: GameClass,
  siteName: string,
  meta: Omit<PageMeta, 'title'>,
): PageMeta {
  return {
    ...meta,
    title: `${CLASS_NAMES[gameClass]} talents, ${siteName}`,
    themeColour: CLASS_COLOURS[gameClass],
  };
}

/** Addresses that cannot be decoded are refused before they come here. */
function nameFrom(part: string): string {
  const name = decodeURIComponent(part);
  return truncate(name.slice(0, 1).toUpperCase() + name.slice(1), 16);
}
