import { PrivacyPolicy } from '../../features/static-pages/PrivacyPolicy.tsx';
import { ReadingPage } from '../ReadingPage.tsx';

export function PrivacyScreen() {
  return (
    <ReadingPage>
      <PrivacyPolicy />
    </ReadingPage>
  );
}
