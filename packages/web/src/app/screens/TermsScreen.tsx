import { TermsOfUse } from '../../features/static-pages/TermsOfUse.tsx';
import { ReadingPage } from '../ReadingPage.tsx';

export function TermsScreen() {
  return (
    <ReadingPage>
      <TermsOfUse />
    </ReadingPage>
  );
}
