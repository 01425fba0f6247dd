import { CookiePage } from '../../features/static-pages/CookiePage.tsx';
import { ReadingPage } from '../ReadingPage.tsx';

export function CookiesScreen() {
  return (
    <ReadingPage>
      <CookiePage />
    </ReadingPage>
  );
}
