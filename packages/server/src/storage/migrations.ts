import type { Migration } from './migration.ts';
import { createAccounts } from './migrations/accounts-2025-11-15.ts';
import { createAttempts } from './migrations/attempts-2025-11-15.ts';
import { createLimits } from './migrations/limits-2025-11-15.ts';
import { createOutside } from './migrations/outside-2025-11-15.ts';
import { createPublicSets } from './migrations/public-sets-2025-11-15.ts';
import { createRoster } from './migrations/roster-2025-11-15.ts';
import { createUsers } from './migrations/users-2025-11-15.ts';
import { createWrongPasswords } from './migrations/wrong-passwords-2025-11-15.ts';

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
];
