const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 22;

/** 22 letters and digits, more than 128 bits: nobody guesses one, and it fits any address. */
export function newId(): string {
  let id = '';
  while (id.length < LENGTH) {
    // Six bits a letter; the two values beyond the alphabet are thrown again, so that all are equally likely.
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH + 8))) {
      if (id.length < LENGTH) id += ALPHABET[byte & 63] ?? '';
    }
  }
  return id;
}

const ID = /^[\w.:-]{1,64}$/;

/** What never was an id is not looked for. */
export function looksLikeId(text: unknown): text is string {
  return typeof text === 'string' && ID.test(text);
}
