import { normalized } from '../../words/normalized.ts';

const MARKS = /[\u0300-\u036f]/g;
const NOT_ASCII = /[\u0080-\uffff]/;
const APOSTROPHES = /['’`]/g;
const OTHERS = /[^a-z0-9]+/g;
/** No name and no search is as long. */
const LONGEST = 1_000;

/** Lower case, without accents and apostrophes, other signs as blanks: "Kel'Thuzad’s Reach" is "kelthuzads reach". */
export function plainText(text: string): string {
  const plain = NOT_ASCII.test(text) ? normalized(text, 'NFD', LONGEST).replace(MARKS, '') : text;
  return plain.toLowerCase().replace(APOSTROPHES, '').replace(OTHERS, ' ').trim();
}

export function wordsIn(text: string): readonly string[] {
  const plain = plainText(text);
  return plain === '' ? [] : plain.split(' ');
}
