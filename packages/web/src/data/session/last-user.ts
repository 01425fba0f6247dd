import { LOCAL_KEYS } from '../local/local-keys.ts';
import { localValues } from '../local/local-values.ts';
import type { User } from './user.ts';

/** Forgotten when the server says that nobody is signed in. */
const KEY = LOCAL_KEYS.signedInAs;

/** Stands for the account's id, which only the server tells: nothing is ever kept under it. */
export const REMEMBERED_ID = 'remembered';

export function rememberUser(user: User | null): void {
  const name = user?.username ?? null;
  if (localValues.read(KEY) !== name) localValues.write(KEY, name);
}

/** Whom to show while the server cannot be asked; null for a guest. Whoever the page already knows stays. */
export function lastUser(shown: User | null): User | null {
  const username = localValues.read(KEY);
  if (username === null) return null;
  if (shown?.username === username) return shown;
  return { id: REMEMBERED_ID, username, isPatron: false, isRemembered: true };
}
