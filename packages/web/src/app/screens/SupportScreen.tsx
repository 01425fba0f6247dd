import { SupportPage } from '../../features/static-pages/SupportPage.tsx';
import { ReadingPage } from '../ReadingPage.tsx';

export function SupportScreen() {
  return (
    <ReadingPage>
      <SupportPage />
    </ReadingPage>
  );
}
