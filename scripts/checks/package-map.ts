/** Which of our packages each may import: imports run one way. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  game: [],
  gamedata: ['game'],
  roster: ['game'],
  api: ['game', 'roster'],
  art: ['game', 'gamedata'],
  'model-viewer': [],
  cli: ['game', 'gamedata', 'roster', 'api'],
  server: ['game', 'gamedata', 'roster', 'api'],
  // Of art only the reader of its packs, which is as pure as game.
  web: ['game', 'roster', 'api', 'model-viewer', 'art'],
};

/** The laws know no clock, network or storage: nothing from outside but the reader of borders. */
export const GAME_MAY_USE = ['zod'];

/** Within the web package: each layer sees only what stands to its right; features never visit each other. */
export const WEB_LAYERS = ['app', 'features', 'data', 'ui'] as const;
