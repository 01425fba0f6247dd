/** The languages the app is prepared for, as browsers and addresses name them. */
export const LANGUAGE_KEYS = ['en', 'de', 'fr', 'es', 'pt', 'ru', 'ko', 'zh-CN', 'zh-TW'] as const;

export type LanguageKey = (typeof LANGUAGE_KEYS)[number];

export interface Language {
  /** As its speakers call it. */
  readonly name: string;
  /** Whose figures and dates `Intl` writes. */
  readonly locale: string;
  /** What the game calls it: the table of its names. Null for English, whose names come with the data. */
  readonly client: string | null;
}

export const LANGUAGES: Readonly<Record<LanguageKey, Language>> = {
  en: { name: 'English', locale: 'en-GB', client: null },
  de: { name: 'Deutsch', locale: 'de-DE', client: 'deDE' },
  fr: { name: 'Français', locale: 'fr-FR', client: 'frFR' },
  es: { name: 'Español', locale: 'es-ES', client: 'esES' },
  pt: { name: 'Português', locale: 'pt-BR', client: 'ptBR' },
  ru: { name: 'Русский', locale: 'ru-RU', client: 'ruRU' },
  ko: { name: '한국어', locale: 'ko-KR', client: 'koKR' },
  'zh-CN': { name: '简体中文', locale: 'zh-CN', client: 'zhCN' },
  'zh-TW': { name: '繁體中文', locale: 'zh-TW', client: 'zhTW' },
};

/** English needs no catalogue: its texts are the keys. */
export const ENGLISH = 'en' satisfies LanguageKey;

/** The language that a tag such as `de-AT`, `pt_BR` or `zh-Hant` asks for; null for one we do not have. */
export function languageOfTag(tag: string): LanguageKey | null {
  const [first, ...rest] = tag.slice(0, 35).toLowerCase().replaceAll('_', '-').split('-');
  if (first === 'zh') {
    return rest.some((part) => TRADITIONAL.includes(part)) ? 'zh-TW' : 'zh-CN';
  }
  return LANGUAGE_KEYS.find((key) => key === first) ?? null;
}

const TRADITIONAL = ['tw', 'hk', 'mo', 'hant'];
