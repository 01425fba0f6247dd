import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';
import { collectionFile } from '../glyph/collection.ts';

const SOURCES = resolve(import.meta.dirname, '..');

/** Hash of our code, the glyph collection and the datasets' versions. */
export function hashInputs(datasets: Readonly<Record<EditionKey, string>>): string {
  const hash = createHash('sha256').update(JSON.stringify(datasets));
  const code = globSync('**/*.ts', { cwd: SOURCES })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
  for (const file of code) hash.update(`\0${file}\0`).update(readFileSync(join(SOURCES, file)));
  return hash.update(readFileSync(collectionFile())).digest('hex');
}
