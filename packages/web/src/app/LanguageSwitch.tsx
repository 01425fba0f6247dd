import { OFFERED } from '../language/catalogues.ts';
import { languageOfTag, LANGUAGES } from '../language/languages.ts';
import { chooseLanguage } from '../language/page-language.ts';
import { useLanguage } from '../language/use-language.ts';
import { Glyph } from '../ui/Glyph.tsx';
import styles from './LanguageSwitch.module.css';

/** The browser's own choice: it needs no library, and phones show it as they show every other. */
export function LanguageSwitch() {
  const language = useLanguage();
  if (OFFERED.length < 2) return null;
  return (
    <label className={styles.language}>
      <Glyph name="globe" />
      <select
        className={styles.choice}
        aria-label="Language"
        value={language}
        onChange={({ target }) => void chooseLanguage(languageOfTag(target.value)!)}
      >
        {OFFERED.map((key) => (
          <option key={key} value={key} lang={key}>
            {LANGUAGES[key].name}
          </option>
        ))}
      </select>
      <Glyph name="down" />
    </label>
  );
}
