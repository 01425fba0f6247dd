import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';
import { checkBackup } from './check-backup.ts';

/** Writes the database as it is at this moment into a new file; whoever uses it goes on meanwhile. */
export function backUpDatabase(databaseFile: string, backupFile: string): void {
  if (!existsSync(databaseFile)) throw new BackupError(`There is no database at ${databaseFile}.`);
  if (existsSync(backupFile)) throw new BackupError(`${backupFile} exists already.`);
  mkdirSync(dirname(backupFile), { recursive: true });
  const unfinished = `${backupFile}.unfinished`;
  rmSync(unfinished, { force: true });
  const database = new DatabaseSync(databaseFile, { timeout: 30_000 });
  try {
    database.prepare('vacuum into ?').run(unfinished);
  } finally {
    database.close();
  }
  checkBackup(unfinished);
  putOnDisk(unfinished);
  renameSync(unfinished, backupFile);
}

/**
 * Puts a back-up in the place of the database; the one that was there is kept beside it. Refused while a server
 * uses it, and when the back-up is damaged or of a newer version.
 */
export function restoreDatabase(
  databaseFile: string,
  backupFile: string,
  now: Date = new Date(),
): { readonly keptAt: string | null } {
  if (!existsSync(backupFile)) throw new BackupError(`There is no back-up at ${backupFile}.`);
  checkBackup(backupFile);
  mkdirSync(dirname(databaseFile), { recursive: true });
  const isThere = existsSync(databaseFile);
  const old = isThere ? takeAlone(databaseFile) : null;
  const unfinished = `${databaseFile}.restoring`;
  const keptAt = isThere
    ? `${databaseFile}.before-${now.toISOString().replaceAll(':', '-')}`
    : null;
  try {
    copyFileSync(backupFile, unfinished);
    putOnDisk(unfinished);
    if (keptAt) linkSync(databaseFile, keptAt);
    renameSync(unfinished, databaseFile);
    return { keptAt };
  } finally {
    old?.close();
    rmSync(unfinished, { force: true });
  }
}

/** The database with nobody else at it, all of it in the one file. */
function takeAlone(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma wal_checkpoint(truncate)');
    database.exec('pragma locking_mode = exclusive');
    // Out of WAL mode only one may be at it; the file is then complete without others beside it.
    database.exec('pragma journal_mode = delete');
    database.exec('begin exclusive; commit');
    return database;
  } catch {
    database.close();
    throw new BackupError('The database is in use: stop the server before restoring.');
  }
}

function putOnDisk(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
