import type { Migration } from './migration.ts';
import { createUsers } from './migrations/0001-users.ts';
import { createRoster } from './migrations/0002-roster.ts';
import { createPublicSets } from './migrations/0003-public-sets.ts';
import { createLimits } from './migrations/0004-limits.ts';
import { createOutside } from './migrations/0005-outside.ts';
import { createAccounts } from './migrations/0006-accounts.ts';
import { createWrongPasswords } from './migrations/0007-wrong-passwords.ts';
import { createAttempts } from './migrations/0008-attempts.ts';
import { mendRoster } from './migrations/0009-mend-roster.ts';
import { createSharing } from './migrations/0010-sharing.ts';
import { createGuestLinks } from './migrations/0011-guest-links.ts';
import { createInventories } from './migrations/0012-inventories.ts';
import { createBin } from './migrations/0013-bin.ts';
import { createHistory } from './migrations/0014-history.ts';
import { createSetLinks } from './migrations/0015-set-links.ts';

/** In the order they run; a new one goes to the end. */
export const MIGRATIONS: readonly Migration[] = [
  createUsers,
  createRoster,
  createPublicSets,
  createLimits,
  createOutside,
  createAccounts,
  createWrongPasswords,
  createAttempts,
  mendRoster,
  createSharing,
  createGuestLinks,
  createInventories,
  createBin,
  createHistory,
  createSetLinks,
];
