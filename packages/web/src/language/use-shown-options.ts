import { useMemo } from 'react';
import { ENGLISH, type LanguageKey } from './languages.ts';
import { shownText } from './told.ts';
import { useLanguage } from './use-language.ts';

interface Option {
  readonly label: string;
}

/** Options with the labels people see, for lists that a library searches and shows. */
export function useShownOptions<Each extends Option>(options: readonly Each[]): readonly Each[] {
  const language = useLanguage();
  return useMemo(
    () =>
      language === ENGLISH ? options : options.map((option) => optionIn(language, option) as Each),
    [options, language],
  );
}

/** The same option is the same object each time it is drawn: the library tells them apart so. */
const KNOWN = new Map<LanguageKey, WeakMap<Option, Option>>();

function optionIn(language: LanguageKey, option: Option): Option {
  const known = KNOWN.get(language) ?? new WeakMap<Option, Option>();
  KNOWN.set(language, known);
  const told = known.get(option) ?? { ...option, label: shownText(option.label) };
  known.set(option, told);
  return told;
}
