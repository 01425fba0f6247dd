import type { Catalogue } from '../catalogue.ts';
import game from './de/game.json' with { type: 'json' };
import rest from './de/interface.json' with { type: 'json' };
import pages from './de/pages.json' with { type: 'json' };

export const de: Catalogue = { ...game, ...rest, ...pages };
