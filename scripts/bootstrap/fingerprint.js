import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './root.js';

const MADE = new Set(['node_modules', 'out', 'dist', 'coverage', '.cache']);

/**
 * Names, sizes and times of all files under the given paths, hashed. Tests do not count: nothing is made of them.
 * @param {string[]} paths relative to the root; missing ones count as such
 */
export function fingerprint(paths) {
  const hash = createHash('sha1');
  for (const path of paths) look(inRoot(path), hash);
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @param {import('node:crypto').Hash} hash
 */
function look(path, hash) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!MADE.has(name) && !/\.test\.tsx?$/.test(name) && name !== 'README.md') {
      look(join(path, name), hash);
    }
  }
}
