/** A proof of work: find the number whose derived key begins with the prefix. */
export interface CaptchaChallenge {
  readonly parameters: {
    readonly algorithm: 'PBKDF2/SHA-256';
    /** Hexadecimal, as salt and prefix. */
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    /** Bytes. */
    readonly keyLength: number;
    readonly keyPrefix: string;
  };
  readonly signature: string;
}

const MOST_GUESSES = 100_000;

/** The token that goes with a registration. `progress` is told how many numbers were tried. */
export async function solveCaptcha(
  challenge: CaptchaChallenge,
  progress?: (tried: number) => void,
): Promise<string> {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const guess = new Uint8Array([...bytesOf(nonce), 0, 0, 0, 0]);
  const counter = new DataView(guess.buffer, guess.length - 4);
  const pbkdf2 = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost };
  for (let number = 0; number < MOST_GUESSES; number++) {
    counter.setUint32(0, number);
    const key = await crypto.subtle.importKey('raw', guess, 'PBKDF2', false, ['deriveBits']);
    const derivedKey = hexOf(await crypto.subtle.deriveBits(pbkdf2, key, keyLength * 8));
    if (derivedKey.startsWith(keyPrefix)) {
      return btoa(JSON.stringify({ challenge, solution: { counter: number, derivedKey } }));
    }
    progress?.(number);
  }
  throw new Error('The captcha has no solution.');
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
