import { lazy, type ComponentType } from 'react';
import type { Page } from './pages.ts';

export interface AppRoute {
  /** As the specification writes it: `/character/{characterId}/set/{setId}/{tab?}`. */
  readonly route: Page | '/dev/parts' | 'other';
  /** Until the screen knows a better one. */
  readonly title: string;
  readonly description?: string;
  /** For signed-in users only. */
  readonly secure?: boolean;
  /** What of the path makes it another page; the rest is a state of the screen, which replaces its own address. */
  readonly placeOf?: (pathname: string) => string;
  readonly Screen: ComponentType;
}

function screen(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }));
}

/** Every page there is; a feature that lands adds its rows. */
export const APP_ROUTES: readonly AppRoute[] = [
  {
    route: '/',
    title: 'Gear planner',
    Screen: screen(async () => (await import('./screens/HomeScreen.tsx')).HomeScreen),
  },
  {
    route: '/login',
    title: 'Sign In',
    description: 'Sign in to reach your characters and sets from any browser.',
    Screen: screen(async () => (await import('./screens/SignInScreen.tsx')).SignInScreen),
  },
  {
    route: '/register',
    title: 'Create Account',
    description: 'An account keeps your characters and sets for every browser you use.',
    Screen: screen(async () => (await import('./screens/RegisterScreen.tsx')).RegisterScreen),
  },
  {
    route: '/forgot-password',
    title: 'Forgot Password',
    description: 'Set a new password with a code that is mailed to you.',
    Screen: screen(
      async () => (await import('./screens/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
    ),
  },
  {
    route: '/forgot-username',
    title: 'Forgot Username',
    description: 'Have your username mailed to the address of your account.',
    Screen: screen(
      async () => (await import('./screens/ForgotUsernameScreen.tsx')).ForgotUsernameScreen,
    ),
  },
  {
    route: '/change-password',
    title: 'Settings',
    secure: true,
    Screen: screen(async () => (await import('./screens/SettingsScreen.tsx')).SettingsScreen),
  },
  {
    route: '/character/{characterId}/set/{setId}/{tab?}',
    title: 'Gear set',
    Screen: screen(async () => (await import('./screens/set/SetScreen.tsx')).SetScreen),
  },
  {
    route: '/characters',
    title: 'Characters',
    description: 'Your characters and their gear sets, kept in this browser or in your account.',
    Screen: screen(async () => (await import('./screens/CharactersScreen.tsx')).CharactersScreen),
  },
  {
    route: '/characters/new',
    title: 'Create Character',
    description: 'Choose race, gender and class, and begin to plan your gear.',
    Screen: screen(
      async () => (await import('./screens/NewCharacterScreen.tsx')).NewCharacterScreen,
    ),
  },
  {
    route: '/character/{characterId}',
    title: 'Character',
    Screen: screen(async () => (await import('./screens/CharacterScreen.tsx')).CharacterScreen),
  },
  {
    route: '/character/{characterId}/edit',
    title: 'Edit Character',
    Screen: screen(
      async () => (await import('./screens/EditCharacterScreen.tsx')).EditCharacterScreen,
    ),
  },
  {
    route: '/character/{characterId}/set/{setId}/compare/{comparisonSetId}/{tab?}',
    title: 'Comparison',
    Screen: screen(async () => (await import('./screens/compare/CompareScreen.tsx')).CompareScreen),
  },
  {
    route: '/set/{publicId}/compare/{publicId2}/{tab?}',
    title: 'Shared comparison',
    description: 'Two gear sets side by side: every slot and every stat with its difference.',
    Screen: screen(
      async () => (await import('./screens/compare/PublicCompareScreen.tsx')).PublicCompareScreen,
    ),
  },
  {
    route: '/set/{publicId}/{tab?}',
    title: 'Shared set',
    description: 'A gear set to look at: every slot, every stat, to copy and to export.',
    Screen: screen(async () => (await import('./screens/PublicSetScreen.tsx')).PublicSetScreen),
  },
  {
    route: '/armory/{region}/{realm}/{name}/{tab?}',
    title: 'Live character',
    description: 'What a live character wears, with all its stats, to copy and to export.',
    Screen: screen(async () => (await import('./screens/ArmoryScreen.tsx')).ArmoryScreen),
  },
  {
    route: '/character/{characterId}/sets/new',
    title: 'Create Gear Set',
    Screen: screen(async () => (await import('./screens/CreateSetScreen.tsx')).CreateSetScreen),
  },
  {
    route: '/character/{characterId}/set/{setId}/edit',
    title: 'Edit Gear Set',
    Screen: screen(async () => (await import('./screens/EditSetScreen.tsx')).EditSetScreen),
  },
  {
    route: '/ep/import',
    title: 'Import Equivalency Point',
    description: 'Import stat weights from a link into one of your sets.',
    Screen: screen(async () => (await import('./screens/ImportPointScreen.tsx')).ImportPointScreen),
  },
  {
    route: '/items',
    title: 'Items',
    description: 'Every item with its real figures: search by name and read it as the game does.',
    Screen: screen(async () => (await import('./screens/ItemsScreen.tsx')).ItemsScreen),
  },
  {
    route: '/talents/{gameClass?}/{selected?}',
    title: 'Talents',
    description: 'Plan the talents of every class, point by point, and share the build as a link.',
    placeOf: (pathname) => /^.{0,20}?\/talents\/[^/]{1,40}/.exec(pathname)?.[0] ?? pathname,
    Screen: screen(async () => (await import('./screens/TalentsScreen.tsx')).TalentsScreen),
  },
  {
    route: '/privacy',
    title: 'Privacy policy',
    description: 'What Gearwright stores about you, why, for how long, and what you can ask of us.',
    Screen: screen(async () => (await import('./screens/PrivacyScreen.tsx')).PrivacyScreen),
  },
  {
    route: '/terms',
    title: 'Terms of use',
    description: 'The terms under which Gearwright can be used.',
    Screen: screen(async () => (await import('./screens/TermsScreen.tsx')).TermsScreen),
  },
  {
    route: '/cookies',
    title: 'Cookies',
    description: 'Which cookies and browser storage Gearwright uses, and what for.',
    Screen: screen(async () => (await import('./screens/CookiesScreen.tsx')).CookiesScreen),
  },
  {
    route: '/addon',
    title: 'In-game add-on',
    description: 'Take your character, gear and bags from the game, and advice into its tooltips.',
    Screen: screen(async () => (await import('./screens/AddonScreen.tsx')).AddonScreen),
  },
  ...(import.meta.env.DEV
    ? [
        {
          route: '/dev/parts',
          title: 'Parts',
          Screen: screen(async () => (await import('./screens/PartsScreen.tsx')).PartsScreen),
        } as const,
      ]
    : []),
];

export const NOT_FOUND: AppRoute = {
  route: 'other',
  title: 'Not found',
  Screen: screen(async () => (await import('./screens/NotFoundScreen.tsx')).NotFoundScreen),
};

/** Addresses that lack what they lead to: they lead home. */
export const INCOMPLETE = ['/set', '/armory', '/armory/:region', '/armory/:region/:realm'] as const;

/** `{tab?}` is the router's `:tab?`. */
export function routerPath(base: string, { route }: AppRoute): string {
  return base + route.replaceAll('{', ':').replaceAll('}', '') || '/';
}
