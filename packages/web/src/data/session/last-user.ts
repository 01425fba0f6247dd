import { localValues } from '../local/local-values.ts';
import type { User } from './user.ts';

/** Who was signed in when the server last said; forgotten when it says that nobody is. */
const KEY = 'signed-in-as';

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
