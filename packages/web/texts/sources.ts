/** Where the texts of the page are written, by the part of the catalogue they belong to. */
export const SOURCES = {
  game: [
    'packages/game/src/*.ts',
    'packages/game/src/{buff,character,consumable,edition,formula,item}/**/*.ts',
    'packages/game/src/{plans,set,slot,stat,talent,text,total}/**/*.ts',
    'packages/game/src/exchange/import*.ts',
    'packages/game/src/exchange/read-own.ts',
    'packages/game/src/optimise/named-arms.ts',
    'packages/game/src/optimise/next/*.ts',
    'packages/game/src/point/{point-form,read-point-text}.ts',
    'packages/game/src/search/language/*.ts',
    'packages/game/src/search/origins.ts',
    'packages/game/src/words/**/*.ts',
    'packages/roster/src/rules/*.ts',
    'packages/roster/src/memory/*.ts',
  ],
  interface: ['packages/web/src/{app,data,features,ui}/**/*.{ts,tsx}'],
  pages: ['packages/api/src/pages.ts', 'packages/web/src/features/static-pages/**/*.{ts,tsx}'],
} as const;

export type Area = keyof typeof SOURCES;

/** Tests, a page for developers, and pictures of things with their own names. */
export const NO_SOURCES = [
  /\.test\.tsx?$/,
  /\/PartsScreen\.tsx$/,
  /\/features\/home\/example\.ts$/,
  /\/features\/home\/showpiece\.ts$/,
];
