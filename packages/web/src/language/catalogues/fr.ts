import type { Catalogue } from '../catalogue.ts';
import game from './fr/game.json' with { type: 'json' };
import rest from './fr/interface.json' with { type: 'json' };
import pages from './fr/pages.json' with { type: 'json' };

export const fr: Catalogue = { ...game, ...rest, ...pages };
