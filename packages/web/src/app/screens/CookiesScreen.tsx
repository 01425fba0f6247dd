export { CookiePage as CookiesScreen } from '../../features/static-pages/CookiePage.tsx';
