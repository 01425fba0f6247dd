import { hash, verify, type Options } from '@node-rs/argon2';
import { normalized } from '@gearwright/game/words/normalized.ts';

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;

/** Argon2id with 19 MiB and two passes, as OWASP's cheat sheet on password storage advises. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as Options;

export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password, 'NFKC', LONGEST_PASSWORD), ARGON2ID);
}

export async function isPassword(stored: string, password: string): Promise<boolean> {
  if (password.length > LONGEST_PASSWORD) return false;
  return verify(stored, normalized(password, 'NFKC', LONGEST_PASSWORD));
}
