import { CLASSES, type GameClass } from '@gearwright/game/words/classes-and-races.ts';
import { CLASS_NAMES } from '@gearwright/game/text/names.ts';
import { CLASS_COLOURS } from './class-colours.ts';
import { truncate } from './truncate.ts';
import type { PageMeta } from './page-meta.ts';

const GROUND = '#0e1116';

const TITLES: Readonly<Record<string, string>> = {
  '/characters': 'Characters',
  '/characters/new': 'Create a character',
  '/items': 'Items',
  '/talents': 'Talents',
  '/ep/import': 'Import equivalency points',
  '/login': 'Sign in',
  '/register': 'Create an account',
  '/forgot-password': 'Forgot password',
  '/forgot-username': 'Forgot username',
  '/change-password': 'Settings',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
  '/cookies': 'Cookies',
  '/addon': 'In-game add-on',
};

/** Title and description of a page that shows nobody's data: what its path says, and nothing a stranger may not know. */
export function metaOfPath(path: string, siteName: string, description: string): PageMeta {
  const [, first, second, third, fourth] = path.replace(/^\/(era|sod)(?=\/|$)/, '').split('/');
  const meta = { description, themeColour: GROUND };
  const gameClass = CLASSES.find((key) => key === second);
  if (first === 'talents' && gameClass) return metaOfTalents(gameClass, siteName, meta);
  if (first === 'armory' && second && third && fourth) {
    return { ...meta, title: `${nameFrom(fourth)} (${second.toUpperCase().slice(0, 2)})` };
  }
  const known = TITLES[`/${[first, second].filter(Boolean).join('/')}`] ?? TITLES[`/${first}`];
  return { ...meta, title: known ? `${known}, ${siteName}` : 'Gearwright' };
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
