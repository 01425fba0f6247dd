import { createElement, Fragment, type ReactNode } from 'react';
import { pageLanguage } from './page-language.ts';
import { readTemplate } from './template.ts';

/**
 * A text of ours in the language of the page. The build puts it around every text of a component
 * (see `texts/` beside `src`); by hand it is needed only for what is not drawn by one.
 */
export function message(
  key: string,
  values: Readonly<Record<string, ReactNode>> = {},
  own: readonly string[] = [],
): ReactNode {
  const { texts } = pageLanguage.now();
  const pieces = texts ? texts.message(key, values, own) : inEnglish(key, values);
  const words = pieces.map((piece) =>
    typeof piece === 'string' || typeof piece === 'number' ? String(piece) : null,
  );
  const isText = pieces.every((piece) => typeof piece !== 'object' || piece === null);
  return isText ? words.join('') : createElement(Fragment, null, ...pieces);
}

/** What a component is about to show or to name: put by the build around every value it draws. */
export function shown<Value>(value: Value): Value | string {
  const { texts } = pageLanguage.now();
  return texts ? texts.value(value) : value;
}

/** The same for a text that leaves the page: a title, a file's name, a picture. */
export function shownText(english: string): string {
  return pageLanguage.now().texts?.text(english) ?? english;
}

/** The attributes of a sentence of the game that is told in English on a page that is not. */
export function markOf(english: string): { readonly lang?: 'en'; readonly 'data-english'?: true } {
  const { texts } = pageLanguage.now();
  if (!texts || !/(?:\S+\s+){4}\S/.test(english.slice(0, 200)) || texts.isTold(english)) return {};
  return { lang: 'en', 'data-english': true };
}

function inEnglish(key: string, values: Readonly<Record<string, ReactNode>>): readonly ReactNode[] {
  const { between, places } = readTemplate(key);
  return between.flatMap((text, at) => {
    const place = places[at];
    return place === undefined ? [text] : [text, values[place]];
  });
}
