import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

/** A folder or file that only its owner can look into. One that belongs to another user is left as it is. */
export function keepToOwner(path: string): void {
  const wanted = statSync(path).isDirectory() ? 0o700 : 0o600;
  try {
    chmodSync(path, wanted);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** A file that is there from its first moment for its owner alone; SQLite makes those beside it alike. */
export function ownFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  keepToOwner(file);
}
