import { ENGLISH, languageOfTag, type LanguageKey } from './languages.ts';

export interface Wishes {
  /** The value of `?lang=`, if the address has one. */
  readonly address: string | null;
  /** What the visitor chose here before. */
  readonly stored: string | null;
  /** What the browser prefers, best first. */
  readonly preferred: readonly string[];
}

/** The first wish that can be met: the address, then the visitor's choice, then the browser's. */
export function chosenLanguage(
  { address, stored, preferred }: Wishes,
  offered: readonly LanguageKey[],
): LanguageKey {
  for (const tag of [address, stored, ...preferred]) {
    const language = tag === null ? null : languageOfTag(tag);
    if (language !== null && offered.includes(language)) return language;
  }
  return ENGLISH;
}
