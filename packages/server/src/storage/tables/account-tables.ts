/** A date or flag as its database keeps it: the accounts library reads and writes these. */
type LibraryDate = string | Date;
type LibraryFlag = boolean | number;

export interface UserRow {
  readonly id: string;
  /** The accounts library wants one; ours is the user name. */
  readonly name: string;
  readonly email: string;
  readonly emailVerified: LibraryFlag;
  readonly image: string | null;
  readonly username: string | null;
  readonly displayUsername: string | null;
  /** 'true' for patrons (core §6). */
  readonly patron: string | null;
  readonly createdAt: LibraryDate;
  readonly updatedAt: LibraryDate;
}

/** Names as the accounts library has them. */
export interface AccountTables {
  readonly user: UserRow;
}
