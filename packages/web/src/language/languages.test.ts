import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosenLanguage } from './chosen-language.ts';
import { LANGUAGE_KEYS, LANGUAGES, languageOfTag } from './languages.ts';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['pt_BR', 'pt'],
  ['EN-us', 'en'],
  ['zh', 'zh-CN'],
  ['zh-Hant-HK', 'zh-TW'],
  ['zh-CN', 'zh-CN'],
  ['nl', null],
  ['', null],
  ['deutsch', null],
])('the tag %s asks for %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

test('a language is found by its own key, and every other text is refused quietly', () => {
  for (const key of LANGUAGE_KEYS) expect(languageOfTag(key)).toBe(key);
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (tag) => {
      const language = languageOfTag(tag);
      expect(language === null || language in LANGUAGES).toBe(true);
    }),
  );
});

describe('of all wishes the first that can be met counts', () => {
  const offered = ['en', 'de', 'fr'] as const;
  test.each([
    { address: 'fr', stored: 'de', preferred: ['en'], chosen: 'fr' },
    { address: 'xx', stored: 'de', preferred: ['en'], chosen: 'de' },
    { address: null, stored: null, preferred: ['nl-NL', 'de-CH', 'en'], chosen: 'de' },
    { address: null, stored: 'ko', preferred: ['ko-KR'], chosen: 'en' },
    { address: null, stored: null, preferred: [], chosen: 'en' },
  ])('$address, $stored, $preferred: $chosen', ({ chosen, ...wishes }) => {
    expect(chosenLanguage(wishes, offered)).toBe(chosen);
  });
});
