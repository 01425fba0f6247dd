import { BackupError } from '../../storage/backup-error.ts';
import { restoreDatabase } from '../../storage/backup.ts';
import { AdminError, type AdminCommand } from '../command.ts';
import { embeddedFile } from './embedded-file.ts';

export const restore: AdminCommand = {
  name: 'restore',
  takes: ['FILE'],
  does: 'puts a back-up in the place of the embedded database; stop the server first',
  async run([file = ''], { config, say }) {
    try {
      const { keptAt } = restoreDatabase(embeddedFile(config, 'pg_restore'), file);
      say(`Restored from ${file}.`);
      if (keptAt) say(`What was there before is at ${keptAt}.`);
    } catch (error) {
      throw error instanceof BackupError ? new AdminError(error.message) : error;
    }
  },
};
