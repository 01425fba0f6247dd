import { join } from 'node:path';
import { BackupError } from '../../storage/backup-error.ts';
import { backUpDatabase } from '../../storage/backup.ts';
import { AdminError, type AdminCommand } from '../command.ts';
import { embeddedFile } from './embedded-file.ts';

export const backup: AdminCommand = {
  name: 'backup',
  takes: ['FILE'],
  does: 'writes the embedded database into a new file while the server runs',
  async run([file = ''], { config, say }) {
    try {
      backUpDatabase(embeddedFile(config, 'pg_dump'), file);
    } catch (error) {
      throw error instanceof BackupError ? new AdminError(error.message) : error;
    }
    say(`Backed up to ${file}.`);
    // The secret is not part of the back-up: a thief of one file must not get both the data and what unseals it.
    say(
      config.secret === null
        ? `The secret is not in it: keep ${join(config.dataFolder, 'secret')} in another place.`
        : 'The secret is not in it: SECRET sets it.',
    );
  },
};
