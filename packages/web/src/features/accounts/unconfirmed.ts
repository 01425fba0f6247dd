import { TAB_KEYS } from '../../data/local/local-keys.ts';

const NAME = TAB_KEYS.unconfirmed('username');

export interface Unconfirmed {
  readonly username: string;
  /** Null after the page was loaded again: a password is never stored. */
  readonly password: string | null;
}

/** The password, as long as the page is not loaded again. */
let known: Unconfirmed | null = null;

/** Whoever registered in this tab and has not entered the code yet: reading the mail elsewhere loses nothing. */
export function unconfirmed(): Unconfirmed | null {
  if (known) return known;
  try {
    const username = sessionStorage.getItem(NAME);
    return username === null ? null : { username, password: null };
  } catch {
    return null;
  }
}

/** Null when the code was entered, or another account is to be made. */
export function keepUnconfirmed(made: Unconfirmed | null): void {
  known = made;
  try {
    if (made) sessionStorage.setItem(NAME, made.username);
    else sessionStorage.removeItem(NAME);
  } catch {
    // Then it lasts as long as the page.
  }
}
