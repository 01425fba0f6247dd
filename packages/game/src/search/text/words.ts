const MARKS = /[\u0300-\u036f]/g;
const NOT_ASCII = /[\u0080-\uffff]/;
const APOSTROPHES = /['’`]/g;
const OTHERS = /[^a-z0-9]+/g;

/** Lower case, without accents and apostrophes, other signs as blanks: "Kel'Thuzad’s Reach" is "kelthuzads reach". */
export function plainText(text: string): string {
  const plain = NOT_ASCII.test(text) ? text.normalize('NFD').replace(MARKS, '') : text;
  return plain.toLowerCase().replace(APOSTROPHES, '').replace(OTHERS, ' ').trim();
}

export function wordsIn(text: string): readonly string[] {
  const plain = plainText(text);
  return plain === '' ? [] : plain.split(' ');
}
