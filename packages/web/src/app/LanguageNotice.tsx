import { LANGUAGES } from '../language/languages.ts';
import { chooseLanguage } from '../language/page-language.ts';
import { useLanguageState } from '../language/use-language.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';

/** Says why the page does not speak the language that was chosen. */
export function LanguageNotice() {
  const { language, failed } = useLanguageState();
  if (failed === null) return null;
  return (
    <Banner
      tone="caution"
      action={<Button onClick={() => void chooseLanguage(failed)}>Try again</Button>}
    >
      The texts in {LANGUAGES[failed].name} could not be loaded. The page stays in{' '}
      {LANGUAGES[language].name} until they are.
    </Banner>
  );
}
