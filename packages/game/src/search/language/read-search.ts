import type { Edition } from '../../edition/edition.ts';
import { CLASSES, type GameClass } from '../../words/classes-and-races.ts';
import { statForName } from '../../stat/aliases.ts';
import {
  ARMOR_WORDS,
  FIELDS,
  NUMBER_FIELDS,
  ORIGIN_FIELDS,
  QUALITY_WORDS,
  SLOT_WORDS,
  TRAITS,
  WEAPON_WORDS,
} from './field-words.ts';
import { readRange } from './read-range.ts';
import type { AskedFor, Term, Trait } from './terms.ts';
import { tokensOf, type Token } from './tokens.ts';

const NOTHING: AskedFor = { words: '', terms: [], problems: [] };

/** `slot:ring hit>10 from:karazhan -is:owned band`: fields and comparisons become terms, the rest stays words. */
export function readSearch(search: string, edition: Edition): AskedFor {
  if (search.trim() === '') return NOTHING;
  const words: string[] = [];
  const terms: Term[] = [];
  const problems: string[] = [];
  for (const token of tokensOf(search)) {
    if (token.field === null) {
      if (token.quoted || token.not)
        terms.push({ kind: 'phrase', not: token.not, text: token.text });
      else words.push(token.text);
      continue;
    }
    const read = termOf(token, words, edition);
    if (typeof read === 'string') problems.push(read);
    else terms.push(read);
  }
  return { words: words.join(' '), terms, problems };
}

/** A term, or a sentence that says why it is none. Takes words back that are the beginning of a stat's name. */
function termOf(token: Token, words: string[], edition: Edition): Term | string {
  const { not, operator, text } = token;
  const field = plain(token.field!);
  const stat = statBefore(token.field!, words, edition);
  if (stat !== null) {
    const range = readRange(operator!, text);
    if (range !== null) return { kind: 'stat', not, stat, range };
    // "armor:plate" asks for a kind of armor.
    if (operator !== ':') return `"${text}" is no amount of ${token.field}.`;
  }
  if (Object.hasOwn(NUMBER_FIELDS, field)) {
    const range = readRange(operator!, text);
    if (range === null) return `"${text}" is no number for ${field}.`;
    return { kind: 'number', not, field: NUMBER_FIELDS[field]!, range };
  }
  if (text === '') return `${field} asks for nothing.`;
  if (Object.hasOwn(ORIGIN_FIELDS, field)) {
    return { kind: 'origin', not, field: ORIGIN_FIELDS[field]!, text };
  }
  return wordTerm(field, plain(text), text, not) ?? unknown(field, text);
}

function wordTerm(field: string, word: string, text: string, not: boolean): Term | null {
  switch (field) {
    case 'slot':
      if (!Object.hasOwn(SLOT_WORDS, word)) return null;
      return { kind: 'slot', not, slots: SLOT_WORDS[word]!.values, words: SLOT_WORDS[word]!.words };
    case 'type':
    case 'armor':
    case 'weapon':
      return typeTerm(word, not);
    case 'quality':
    case 'rarity':
      if (!Object.hasOwn(QUALITY_WORDS, word)) return null;
      return {
        kind: 'quality',
        not,
        qualities: QUALITY_WORDS[word]!.values,
        words: QUALITY_WORDS[word]!.words,
      };
    case 'class':
      return CLASSES.includes(word as GameClass)
        ? { kind: 'class', not, gameClass: word as GameClass }
        : null;
    case 'is':
    case 'has':
      return TRAITS.includes(word as Trait) ? { kind: 'is', not, trait: word as Trait } : null;
    case 'set':
      return { kind: 'setName', not, text };
    case 'effect':
    case 'text':
      return { kind: 'effectText', not, text };
    default:
      return null;
  }
}

function typeTerm(word: string, not: boolean): Term | null {
  if (Object.hasOwn(ARMOR_WORDS, word)) {
    return {
      kind: 'armor',
      not,
      types: ARMOR_WORDS[word]!.values,
      words: ARMOR_WORDS[word]!.words,
    };
  }
  if (!Object.hasOwn(WEAPON_WORDS, word)) return null;
  return {
    kind: 'weapon',
    not,
    types: WEAPON_WORDS[word]!.values,
    words: WEAPON_WORDS[word]!.words,
  };
}

function unknown(field: string, text: string): string {
  return FIELDS.some(([name]) => name === field)
    ? `${field} knows no "${text}".`
    : `"${field}" is nothing to ask for. Try ${FIELDS.map(([name]) => name).join(', ')}, or a stat.`;
}

/** "spell power > 20" has its stat's first word before the field. */
function statBefore(
  field: string,
  words: string[],
  edition: Edition,
): ReturnType<typeof statForName> {
  const last = words.at(-1);
  if (last !== undefined) {
    const joined = statForName(`${last} ${field}`, edition);
    if (joined !== null) {
      words.pop();
      return joined;
    }
  }
  return statForName(field, edition);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('-', '').replaceAll('_', '').replaceAll(' ', '');
}
