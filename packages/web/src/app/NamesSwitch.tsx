import { NAME_LANGUAGES } from '@gearwright/game/words/name-languages.ts';
import { readNamesChoice } from '../data/names/name-language.ts';
import { useNamesChoice } from '../data/names/use-name-language.ts';
import { LANGUAGES } from '../language/languages.ts';
import styles from './NamesSwitch.module.css';

/** In which language items, creatures, quests and zones are named, whatever the page speaks. */
export function NamesSwitch() {
  const [choice, choose] = useNamesChoice();
  return (
    <label className={styles.names}>
      Items, creatures and places in:
      <select
        className={styles.choice}
        value={choice ?? ''}
        onChange={({ target }) => choose(readNamesChoice(target.value))}
      >
        <option value="">as on this page</option>
        <option value="en">English</option>
        {NAME_LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {language === 'es-MX' ? 'Español (México)' : LANGUAGES[language].name}
          </option>
        ))}
      </select>
    </label>
  );
}
