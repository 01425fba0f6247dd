import { AddonPage } from '../../features/static-pages/AddonPage.tsx';
import { ReadingPage } from '../ReadingPage.tsx';

export function AddonScreen() {
  return (
    <ReadingPage>
      <AddonPage />
    </ReadingPage>
  );
}
