import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COMPRESSED, compressBeside } from './compress.ts';
import { putInPlace } from './put-in-place.ts';

/** A page opened before a new build still asks for the parts it names, in milliseconds. */
const GRACE = 24 * 60 * 60 * 1000;

/**
 * Makes `to` hold what `from` holds of these patterns, each file with its compressed siblings.
 * Files that are already there unchanged stay as they are, so that a second run costs nothing; files of an
 * earlier build go after a day.
 */
export async function publishFolder(
  from: string,
  to: string,
  patterns: readonly string[],
): Promise<number> {
  const wanted = globSync(patterns, { cwd: from }).filter((file) =>
    statSync(join(from, file)).isFile(),
  );
  const written = await Promise.all(
    wanted.map((file) => publishFile(join(from, file), join(to, file))),
  );
  removeOld(to, new Set(wanted));
  return written.filter(Boolean).length;
}

async function publishFile(source: string, target: string): Promise<boolean> {
  const bytes = readFileSync(source);
  if (existsSync(target) && readFileSync(target).equals(bytes)) return false;
  mkdirSync(dirname(target), { recursive: true });
  // The siblings first: whoever sees the file may ask for them.
  for (const extension of COMPRESSED) rmSync(target + extension, { force: true });
  await compressBeside(target, bytes);
  putInPlace(target, bytes);
  return true;
}

function removeOld(folder: string, wanted: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const file of globSync('**/*', { cwd: folder })) {
    const path = join(folder, file);
    const plain = file.replace(/\.(br|gz)$/, '');
    if (wanted.has(plain)) continue;
    const stat = statSync(path);
    if (stat.isFile() && Date.now() - stat.mtimeMs > GRACE) rmSync(path);
  }
}
