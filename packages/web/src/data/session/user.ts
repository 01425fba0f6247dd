export interface User {
  readonly id: string;
  readonly username: string;
  /** The account's attribute was the string "true". */
  readonly isPatron: boolean;
  /** Was signed in when the server last answered, and now it cannot be asked. */
  readonly isRemembered?: boolean;
}

/** What the session asks of the accounts; the account screens ask more. */
export interface Sessions {
  /** Null when nobody is signed in. */
  currentUser(): Promise<User | null>;
  signOut(): Promise<void>;
}
