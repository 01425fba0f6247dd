import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectTexts, type Text } from '../../packages/web/texts/collect-texts.ts';
import type { Catalogue, Translation } from '../../packages/web/src/language/catalogue.ts';
import { CATALOGUES } from '../../packages/web/src/language/catalogues.ts';
import { LANGUAGES, type LanguageKey } from '../../packages/web/src/language/languages.ts';
import { readTemplate } from '../../packages/web/src/language/template.ts';
import { ROOT } from './root.ts';

const HOME = 'packages/web/src/language/catalogues';

/** What keeps a language from being whole, of every language the switch offers. */
export function findUntranslated(root: string = ROOT): string[] {
  const texts = collectTexts(root);
  const offered = Object.keys(CATALOGUES) as LanguageKey[];
  return [...forgetfulMemos(root), ...offered.flatMap((language) => judge(root, language, texts))];
}

function judge(
  root: string,
  language: LanguageKey,
  texts: ReadonlyMap<string, Text>,
): readonly string[] {
  const files = globSync(`${HOME}/${language}/*.json`, { cwd: root }).toSorted();
  const entries = files.flatMap((file) => Object.entries(readCatalogue(join(root, file))));
  return judgeCatalogue(LANGUAGES[language].locale, entries, texts).map(
    (sentence) => `${language}: ${sentence}`,
  );
}

function readCatalogue(file: string): Catalogue {
  return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
}

export function judgeCatalogue(
  locale: string,
  entries: readonly (readonly [string, Translation])[],
  texts: ReadonlyMap<string, Text>,
): readonly string[] {
  const there = new Set<string>();
  const twice = entries.flatMap(([key]) => {
    if (there.has(key)) return [`"${key}" is there twice`];
    there.add(key);
    return [];
  });
  const missing = [...texts].flatMap(([key, { file }]) =>
    there.has(key) ? [] : [`"${key}" is missing (${file})`],
  );
  const unused = [...there]
    .filter((key) => !texts.has(key))
    .map((key) => `"${key}" is used nowhere`);
  const wrong = entries.flatMap(([key, told]) => judgeForms(locale, key, told));
  return [...missing, ...unused, ...twice, ...wrong];
}

function judgeForms(locale: string, key: string, told: Translation): readonly string[] {
  const needed = kindsOfNumber(locale);
  const forms = typeof told === 'string' ? [told] : Object.values(told);
  const lost = typeof told === 'string' ? [] : needed.filter((kind) => !(kind in told));
  const places = placesOf(key);
  return [
    ...lost.map((kind) => `"${key}" has no form for "${kind}"`),
    ...forms.filter((form) => form.trim() === '').map(() => `"${key}" is empty`),
    ...forms
      .filter((form) => placesOf(form) !== places)
      .map((form) => `"${key}" has other places in "${form}"`),
  ];
}

/** The kinds that figures of ours can be: nobody has a million items. */
function kindsOfNumber(locale: string): readonly Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
}

function placesOf(text: string): string {
  return [...new Set(readTemplate(text).places)].toSorted().join(' ');
}

/** Components that would keep their words when the language changes. */
function forgetfulMemos(root: string): readonly string[] {
  const files = globSync('packages/web/src/**/*.tsx', { cwd: root });
  return files.flatMap((file) =>
    existsSync(join(root, file)) &&
    /import \{[^}]{0,200}\bmemo\b[^}]{0,200}\} from 'react'/.test(
      readFileSync(join(root, file), 'utf8'),
    )
      ? [`${file} takes memo from react: take it from language/memo.ts`]
      : [],
  );
}
