import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';
import { checkBackup } from './check-backup.ts';
import { keepToOwner, ownFile } from './keep-to-owner.ts';

/** How every database begins (sqlite.org/fileformat.html). */
const MAGIC = Buffer.from('SQLite format 3\0');
/** SQLITE_BUSY, SQLITE_LOCKED (sqlite.org/rescode.html). */
const IN_USE: readonly number[] = [5, 6];
/** SQLITE_CORRUPT, SQLITE_NOTADB. */
const DAMAGED: readonly number[] = [11, 26];

/** Writes the database as it is at this moment into a new file; whoever uses it goes on meanwhile. */
export function backUpDatabase(databaseFile: string, backupFile: string): void {
  if (!existsSync(databaseFile)) throw new BackupError(`There is no database at ${databaseFile}.`);
  if (existsSync(backupFile)) throw new BackupError(`${backupFile} exists already.`);
  mkdirSync(dirname(backupFile), { recursive: true });
  const unfinished = `${backupFile}.unfinished`;
  rmSync(unfinished, { force: true });
  ownFile(unfinished);
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
 * uses it, and when the back-up is damaged or of a newer version; not when the database itself is damaged.
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
  const old = isThere && !isForeign(databaseFile) ? takeAlone(databaseFile) : null;
  const unfinished = `${databaseFile}.restoring`;
  const keptAt = isThere
    ? `${databaseFile}.before-${now.toISOString().replaceAll(':', '-')}`
    : null;
  try {
    copyFileSync(backupFile, unfinished);
    keepToOwner(unfinished);
    putOnDisk(unfinished);
    if (keptAt) {
      if (!old) moveCompanions(databaseFile, keptAt);
      linkSync(databaseFile, keptAt);
    }
    renameSync(unfinished, databaseFile);
    return { keptAt };
  } finally {
    old?.close();
    rmSync(unfinished, { force: true });
  }
}

/** The database with nobody else at it, all of it in the one file; null when it is damaged past opening. */
function takeAlone(file: string): DatabaseSync | null {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file);
    database.exec('pragma wal_checkpoint(truncate)');
    database.exec('pragma locking_mode = exclusive');
    // Out of WAL mode only one may be at it; the file is then complete without others beside it.
    database.exec('pragma journal_mode = delete');
    database.exec('begin exclusive; commit');
    return database;
  } catch (error) {
    database?.close();
    const { errcode = 0, message } = error as Error & { readonly errcode?: number };
    // Extended codes carry the plain one in their lowest byte.
    const code = errcode & 0xff;
    if (DAMAGED.includes(code)) return null;
    if (IN_USE.includes(code)) {
      throw new BackupError('The database is in use: stop the server before restoring.');
    }
    throw new BackupError(`${file} cannot be opened: ${message}.`);
  }
}

/** Begins unlike any database. SQLite is then kept away from it: it would throw away the log beside it. */
function isForeign(file: string): boolean {
  if (!statSync(file).isFile()) return false;
  const start = Buffer.alloc(MAGIC.length);
  const handle = openSync(file, 'r');
  const length = readSync(handle, start);
  closeSync(handle);
  return length > 0 && !start.equals(MAGIC);
}

/** What was not yet written into a damaged file is kept with it: it must not reach the one that takes its place. */
function moveCompanions(file: string, keptAt: string): void {
  for (const ending of ['-wal', '-shm', '-journal']) {
    if (existsSync(file + ending)) renameSync(file + ending, keptAt + ending);
  }
}

function putOnDisk(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
