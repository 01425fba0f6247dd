export interface User {
  readonly id: string;
  readonly username: string;
  /** The account's attribute was the string "true" (core §6). */
  readonly isPatron: boolean;
}

/** What the session asks of the accounts; the account screens ask more. */
export interface Sessions {
  /** Null when nobody is signed in. */
  currentUser(): Promise<User | null>;
  signOut(): Promise<void>;
}
