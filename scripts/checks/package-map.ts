/** Which of our packages each may import: imports run one way. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  game: [],
  gamedata: ['game'],
  roster: ['game'],
  api: ['game', 'roster'],
  art: ['game', 'gamedata', 'model-viewer'],
  'model-viewer': [],
  cli: ['game', 'gamedata', 'roster', 'api'],
  server: ['game', 'gamedata', 'roster', 'api', 'art'],
  // Of art only the reader of its packs, which is as pure as game.
  web: ['game', 'roster', 'api', 'model-viewer', 'art'],
};

/** The laws know no clock, network or storage: nothing from outside but the reader of borders. */
export const GAME_MAY_USE = ['zod'];

/** Within the web package: each layer sees only what stands to its right; features never visit each other. */
export const WEB_LAYERS = ['app', 'features', 'data', 'ui', 'language'] as const;

/**
 * Within the game package, from the ground up: a folder sees only the floors below its own, not its neighbours.
 * Files beside the folders (messages, readings, the border) are the ground that all may see.
 */
export const GAME_FLOORS: readonly (readonly string[])[] = [
  ['words', 'stat', 'slot'],
  ['effect'],
  ['item'],
  ['edition'],
  ['dataset'],
  ['formula', 'point'],
  ['character'],
  ['set'],
  ['stored', 'rune', 'glyph', 'consumable'],
  ['talent'],
  ['equip'],
  ['gem', 'enchant', 'wishlist'],
  ['worth'],
  ['score', 'total', 'look'],
  ['search', 'buff', 'text'],
  ['findings', 'plans', 'optimise'],
  ['exchange'],
];
