import type { ColumnType } from 'kysely';

/** A date or flag as its database keeps it: the accounts library reads and writes these. */
type LibraryDate = string | Date;
type LibraryFlag = boolean | number;

export interface UserRow {
  readonly id: string;
  /** The accounts library wants one; ours is the user name. */
  readonly name: string;
  /** Made up until the real one is confirmed. */
  readonly email: string;
  /** Where the code was sent; null once confirmed. */
  readonly pendingEmail: ColumnType<string | null, string | null | undefined, string | null>;
  readonly emailVerified: LibraryFlag;
  readonly image: string | null;
  readonly username: string | null;
  readonly displayUsername: string | null;
  /** 'true' for patrons. */
  readonly patron: string | null;
  readonly createdAt: LibraryDate;
  readonly updatedAt: LibraryDate;
}

export interface SessionRow {
  readonly id: string;
  readonly userId: string;
  readonly token: string;
  readonly expiresAt: LibraryDate;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly createdAt: LibraryDate;
  readonly updatedAt: LibraryDate;
}

/** A way to sign in; ours is always a password. */
export interface AccountRow {
  readonly id: string;
  readonly userId: string;
  readonly accountId: string;
  readonly providerId: string;
  readonly password: string | null;
  readonly createdAt: LibraryDate;
  readonly updatedAt: LibraryDate;
}

/** A mailed code, hashed, with its count of wrong tries. */
export interface VerificationRow {
  readonly id: string;
  readonly identifier: string;
  readonly value: string;
  readonly expiresAt: LibraryDate;
  readonly createdAt: LibraryDate;
  readonly updatedAt: LibraryDate;
}

/** Names as the accounts library has them. */
export interface AccountTables {
  readonly user: UserRow;
  readonly session: SessionRow;
  readonly account: AccountRow;
  readonly verification: VerificationRow;
}
