import { normalized } from '../../words/normalized.ts';

const MARKS = /[\u0300-\u036f]/g;
const NOT_ASCII = /[\u0080-\uffff]/;
const APOSTROPHES = /['’`]/g;
const OTHERS = /[^a-z0-9]+/g;
/** The same for texts that are not plain English. */
const NO_LETTERS = /[^\p{L}\p{N}]+/gu;
const HAN = /\p{Script=Han}+/gu;
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };
const LIGATURE = /[ßæœø]/g;
/** No name and no search is as long. */
const LONGEST = 1_000;

/** Lower case, without accents and apostrophes, other signs as blanks: "Kel'Thuzad’s Reach" is "kelthuzads reach". */
export function plainText(text: string): string {
  if (NOT_ASCII.test(text)) return plainOfOther(text);
  return text.toLowerCase().replace(APOSTROPHES, '').replace(OTHERS, ' ').trim();
}

/** "Kniehohe Stiefel für Größere" is "kniehohe stiefel fur grossere"; Russian, Korean and Chinese keep their letters. */
function plainOfOther(text: string): string {
  const bare = normalized(text, 'NFD', LONGEST).replace(MARKS, '');
  // Syllables of Korean are put together again.
  return normalized(bare, 'NFC', LONGEST)
    .toLowerCase()
    .replace(LIGATURE, (letters) => LIGATURES[letters]!)
    .replace(APOSTROPHES, '')
    .replace(HAN, (signs) => ` ${pairs(signs)} `)
    .replace(NO_LETTERS, ' ')
    .trim();
}

/** Chinese has no blanks, and a name is asked for by any part: each sign begins a word with the one after it. */
function pairs(signs: string): string {
  const each = [...signs];
  return each.map((sign, place) => sign + (each[place + 1] ?? '')).join(' ');
}

export function wordsIn(text: string): readonly string[] {
  const plain = plainText(text);
  return plain === '' ? [] : plain.split(' ');
}
