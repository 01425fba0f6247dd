import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { lazy } from '@gearwright/game/dataset/lazy.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { normalized } from '@gearwright/game/words/normalized.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password.ts';

/** Whose password it is to be, as far as it is known. */
export interface PasswordOwner {
  readonly username: string;
  readonly email?: string;
}

/** The ten thousand most used passwords of at least eight letters (CREDITS.md), tried first by whoever guesses. */
const COMMON = resolve(import.meta.dirname, '../../common-passwords.txt.gz');
const common = lazy(
  () => new Set(gunzipSync(readFileSync(COMMON)).toString().trimEnd().split('\n')),
);

/** What a guesser of this site's passwords would add to that list. */
const OURS = new Set(['gearwright', 'worldofwarcraft', 'warcraft', 'azeroth', 'lichking']);

/** A password that may be chosen, or a `PlannerError` that says why not. */
export function readNewPassword(text: string, owner: PasswordOwner): string {
  if (text === '') throw new PlannerError('required', 'Password');
  if (text.length < SHORTEST_PASSWORD) throw new PlannerError('passwordTooShort');
  if (text.length > LONGEST_PASSWORD)
    throw new PlannerError('tooLong', 'Password', LONGEST_PASSWORD);
  const plain = normalized(text, 'NFKC', LONGEST_PASSWORD).toLowerCase();
  const { username, email = '' } = owner;
  const names = [username, email, email.split('@', 1)[0]!].map((name) => name.trim().toLowerCase());
  if (names.includes(plain) || names.includes(lettersOf(plain))) {
    throw new PlannerError('passwordIsName');
  }
  if (common().has(plain) || OURS.has(lettersOf(plain)) || new Set(plain).size < 3) {
    throw new PlannerError('passwordCommon');
  }
  return text;
}

/** Without the digits and signs that people put behind a word. */
function lettersOf(text: string): string {
  let end = text.length;
  while (end > 0 && !/\p{L}/u.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}
