import type { Catalogue } from '../catalogue.ts';
import game from './pt/game.json' with { type: 'json' };
import rest from './pt/interface.json' with { type: 'json' };
import pages from './pt/pages.json' with { type: 'json' };

export const pt: Catalogue = { ...game, ...rest, ...pages };
