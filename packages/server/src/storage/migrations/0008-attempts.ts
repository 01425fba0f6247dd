import type { Migration } from '../migration.ts';

/** Whatever goes wrong with accounts is counted in one table, not wrong passwords alone. */
export const createAttempts: Migration = {
  name: '0008-attempts',
  formerly: 'attempts-2025-11-15',
  async up(db) {
    await db.schema.alterTable('wrong_passwords').renameTo('attempts').execute();
  },
};
