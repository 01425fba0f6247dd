import { hasRoute } from './pages.ts';

/** Where the navigation leads, as far as it is there. */
export const MAIN_PLACES = (
  [
    { route: '/characters', to: '/characters', label: 'Characters' },
    { route: '/items', to: '/items', label: 'Items' },
    { route: '/talents/{gameClass?}/{selected?}', to: '/talents', label: 'Talents' },
  ] as const
).filter(({ route }) => hasRoute(route));

export const CAN_SIGN_IN = hasRoute('/login');
export const CAN_REGISTER = hasRoute('/register');
export const HAS_SETTINGS = hasRoute('/change-password');
