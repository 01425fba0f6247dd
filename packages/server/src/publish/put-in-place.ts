import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Written aside and renamed: whoever asks meanwhile gets the old file or the new one, never a part of either. */
export function putInPlace(file: string, bytes: Uint8Array): void {
  const aside = `${file}.${process.pid}.part`;
  try {
    writeFileSync(aside, bytes);
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}
