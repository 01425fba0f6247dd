import { DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';
import { MIGRATIONS } from './migrations.ts';

/** Throws unless the file is a whole database of ours, of a version we know. */
export function checkBackup(file: string): void {
  const database = open(file);
  try {
    const integrity = database.prepare('pragma integrity_check').all();
    const broken = database.prepare('pragma foreign_key_check').all();
    if (integrity[0]?.['integrity_check'] !== 'ok' || broken.length > 0) {
      throw new BackupError(`${file} is damaged.`);
    }
    const rows = database.prepare('select name from migrations').all();
    const names = MIGRATIONS.flatMap(({ name, formerly }) => [name, formerly]);
    if (rows.some(({ name }) => !names.includes(String(name)))) {
      throw new BackupError(`${file} was written by a newer version.`);
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} is not a back-up of ours.`);
  } finally {
    database.close();
  }
}

function open(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { readOnly: true });
  } catch {
    throw new BackupError(`${file} cannot be read.`);
  }
}
