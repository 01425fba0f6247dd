import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { collectionFile } from '../glyph/collection.ts';

const PACKAGES = resolve(import.meta.dirname, '../../..');
/** The rule of colours is the game's; the figures are baked apart. */
const SOURCES = ['art/src/**/*.ts', 'game/src/look/*.ts'];
const ELSEWHERE = /\.test\.ts$|^art\/src\/model\//;

/** Hash of our code (models are made apart), the glyph collection and the datasets' versions. */
export function hashInputs(datasets: Readonly<Record<EditionKey, string>>): string {
  const hash = createHash('sha256').update(JSON.stringify(datasets));
  const code = globSync(SOURCES, { cwd: PACKAGES })
    .filter((file) => !ELSEWHERE.test(file.replaceAll('\\', '/')))
    .toSorted();
  for (const file of code) hash.update(`\0${file}\0`).update(readFileSync(join(PACKAGES, file)));
  return hash.update(readFileSync(collectionFile())).digest('hex');
}
