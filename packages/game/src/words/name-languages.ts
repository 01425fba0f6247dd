/** The languages in which the game's own names are known beside English, as tags a browser understands. */
export const NAME_LANGUAGES = [
  'de',
  'fr',
  'es',
  'es-MX',
  'pt',
  'ru',
  'ko',
  'zh-CN',
  'zh-TW',
] as const;

export type NameLanguage = (typeof NAME_LANGUAGES)[number];

export function isNameLanguage(tag: string | null): tag is NameLanguage {
  return NAME_LANGUAGES.some((language) => language === tag);
}
