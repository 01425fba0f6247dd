import {
  FIELDS,
  QUALITY_WORDS,
  SLOT_WORDS,
  TRAITS,
  ARMOR_WORDS,
  WEAPON_WORDS,
} from './field-words.ts';
import { CLASSES } from '../../words/classes-and-races.ts';
import { LONGEST_SEARCH } from './tokens.ts';

/** More would be a list to read, not a help. */
const MOST = 8;

const VALUES: Readonly<Record<string, readonly string[]>> = {
  slot: Object.keys(SLOT_WORDS),
  type: [...Object.keys(ARMOR_WORDS), ...Object.keys(WEAPON_WORDS)],
  quality: Object.keys(QUALITY_WORDS),
  class: CLASSES,
  is: TRAITS,
};

/** Whole texts that the last word of a search may be the beginning of: fields, and what a field knows. */
export function completions(search: string): readonly string[] {
  if (search.length > LONGEST_SEARCH || search.endsWith(' ') || search === '') return [];
  const start = search.lastIndexOf(' ') + 1;
  const before = search.slice(0, start);
  const minus = search[start] === '-' ? '-' : '';
  const word = search.slice(start + minus.length).toLowerCase();
  const colon = word.indexOf(':');
  const found =
    colon < 0
      ? FIELDS.map(([field]) => `${field}:`)
      : (VALUES[word.slice(0, colon)] ?? []).map((value) => `${word.slice(0, colon)}:${value}`);
  return found
    .filter((each) => each.startsWith(word) && each !== word)
    .slice(0, MOST)
    .map((each) => before + minus + each);
}
