import type { NameLanguage } from '@gearwright/game/words/name-languages.ts';
import { useLanguage } from '../../language/use-language.ts';
import { LOCAL_KEYS } from '../local/local-keys.ts';
import { useLocalValue } from '../local/use-local-value.ts';
import { nameLanguage, readNamesChoice, type NamesChoice } from './name-language.ts';

export function useNamesChoice(): readonly [NamesChoice, (choice: NamesChoice) => void] {
  const [stored, write] = useLocalValue(LOCAL_KEYS.namesLanguage);
  return [readNamesChoice(stored), write];
}

/** The language of items, creatures, quests and zones; null for English. */
export function useNameLanguage(): NameLanguage | null {
  return nameLanguage(useNamesChoice()[0], useLanguage());
}
