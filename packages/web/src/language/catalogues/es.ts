import type { Catalogue } from '../catalogue.ts';
import game from './es/game.json' with { type: 'json' };
import rest from './es/interface.json' with { type: 'json' };
import pages from './es/pages.json' with { type: 'json' };

export const es: Catalogue = { ...game, ...rest, ...pages };
