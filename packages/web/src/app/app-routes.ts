import { lazy, type ComponentType } from 'react';
import { PAGES, type PagePath, type PageWords } from '@gearwright/api/pages.ts';

export interface AppRoute extends PageWords {
  /** As the specification writes it: `/character/{characterId}/set/{setId}/{tab?}`. */
  readonly route: PagePath | '/dev/parts' | 'other';
  /** For signed-in users only. */
  readonly secure: boolean;
  /** What of the path makes it another page; the rest is a state of the screen, which replaces its own address. */
  readonly placeOf: (pathname: string) => string;
  readonly Screen: ComponentType;
}

type Load = () => Promise<ComponentType>;

/** The screen of every page, fetched when it is first shown; the compiler names a page without one. */
const SCREENS: Readonly<Record<PagePath, Load>> = {
  '/': async () => (await import('./screens/HomeScreen.tsx')).HomeScreen,
  '/login': async () => (await import('./screens/SignInScreen.tsx')).SignInScreen,
  '/register': async () => (await import('./screens/RegisterScreen.tsx')).RegisterScreen,
  '/forgot-password': async () =>
    (await import('./screens/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  '/forgot-username': async () =>
    (await import('./screens/ForgotUsernameScreen.tsx')).ForgotUsernameScreen,
  '/change-password': async () => (await import('./screens/SettingsScreen.tsx')).SettingsScreen,
  '/character/{characterId}/set/{setId}/{tab?}': async () =>
    (await import('./screens/set/SetScreen.tsx')).SetScreen,
  '/characters': async () => (await import('./screens/CharactersScreen.tsx')).CharactersScreen,
  '/characters/new': async () =>
    (await import('./screens/NewCharacterScreen.tsx')).NewCharacterScreen,
  '/character/{characterId}': async () =>
    (await import('./screens/CharacterScreen.tsx')).CharacterScreen,
  '/character/{characterId}/edit': async () =>
    (await import('./screens/EditCharacterScreen.tsx')).EditCharacterScreen,
  '/character/{characterId}/set/{setId}/compare/{comparisonSetId}/{tab?}': async () =>
    (await import('./screens/compare/CompareScreen.tsx')).CompareScreen,
  '/set/{publicId}/compare/{publicId2}/{tab?}': async () =>
    (await import('./screens/compare/PublicCompareScreen.tsx')).PublicCompareScreen,
  '/set/{publicId}/{tab?}': async () =>
    (await import('./screens/PublicSetScreen.tsx')).PublicSetScreen,
  '/link/{packed}/{tab?}': async () => (await import('./screens/LinkScreen.tsx')).LinkScreen,
  '/armory/{region}/{realm}/{name}/{tab?}': async () =>
    (await import('./screens/ArmoryScreen.tsx')).ArmoryScreen,
  '/character/{characterId}/sets/new': async () =>
    (await import('./screens/CreateSetScreen.tsx')).CreateSetScreen,
  '/character/{characterId}/set/{setId}/edit': async () =>
    (await import('./screens/EditSetScreen.tsx')).EditSetScreen,
  '/ep/import': async () => (await import('./screens/ImportPointScreen.tsx')).ImportPointScreen,
  '/items': async () => (await import('./screens/ItemsScreen.tsx')).ItemsScreen,
  '/item/{itemId}': async () => (await import('./screens/ItemScreen.tsx')).ItemScreen,
  '/talents/{gameClass?}/{selected?}': async () =>
    (await import('./screens/TalentsScreen.tsx')).TalentsScreen,
  '/guild': async () => (await import('./screens/GuildScreen.tsx')).GuildScreen,
  '/api': async () => (await import('./screens/ApiScreen.tsx')).ApiScreen,
  '/privacy': async () => (await import('./screens/PrivacyScreen.tsx')).PrivacyScreen,
  '/terms': async () => (await import('./screens/TermsScreen.tsx')).TermsScreen,
  '/cookies': async () => (await import('./screens/CookiesScreen.tsx')).CookiesScreen,
  '/support': async () => (await import('./screens/SupportScreen.tsx')).SupportScreen,
  '/addon': async () => (await import('./screens/AddonScreen.tsx')).AddonScreen,
};

const SECURE: readonly string[] = ['/change-password'] satisfies readonly PagePath[];

/** The build a talent page shows stands in its address, and changes with every point. */
const PLACES: Partial<Record<string, AppRoute['placeOf']>> = {
  '/talents/{gameClass?}/{selected?}': (pathname) =>
    /^.{0,20}?\/talents\/[^/]{1,40}/.exec(pathname)?.[0] ?? pathname,
} satisfies Partial<Record<PagePath, AppRoute['placeOf']>>;

function appRoute(route: AppRoute['route'], words: PageWords, load: Load): AppRoute {
  return {
    ...words,
    route,
    secure: SECURE.includes(route),
    placeOf: PLACES[route] ?? ((pathname) => pathname),
    Screen: lazy(async () => ({ default: await load() })),
  };
}

export const APP_ROUTES: readonly AppRoute[] = [
  ...(Object.keys(PAGES) as PagePath[]).map((path) => appRoute(path, PAGES[path], SCREENS[path])),
  ...(import.meta.env.DEV
    ? [
        appRoute(
          '/dev/parts',
          { title: 'Parts' },
          async () => (await import('./screens/PartsScreen.tsx')).PartsScreen,
        ),
      ]
    : []),
];

export const NOT_FOUND: AppRoute = appRoute(
  'other',
  { title: 'Not found' },
  async () => (await import('./screens/NotFoundScreen.tsx')).NotFoundScreen,
);

/** Addresses that lack what they lead to: they lead home. */
export const INCOMPLETE = [
  '/item',
  '/set',
  '/link',
  '/armory',
  '/armory/:region',
  '/armory/:region/:realm',
] as const;

/** `{tab?}` is the router's `:tab?`. */
export function routerPath(base: string, { route }: AppRoute): string {
  return base + route.replaceAll('{', ':').replaceAll('}', '') || '/';
}
