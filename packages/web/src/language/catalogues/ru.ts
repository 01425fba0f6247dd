import type { Catalogue } from '../catalogue.ts';
import game from './ru/game.json' with { type: 'json' };
import rest from './ru/interface.json' with { type: 'json' };
import pages from './ru/pages.json' with { type: 'json' };

export const ru: Catalogue = { ...game, ...rest, ...pages };
