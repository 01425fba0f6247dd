import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { SCHEMA } from '@gearwright/game/dataset/schema.ts';
import { SOURCES } from './editions/all-sources.ts';
import { FACTS, REPOSITORY } from './folders.ts';
import { sourceFiles } from './source-files.ts';

/** The modules whose imports are all the code of a compile. */
const COMPILER = ['./compile-edition.ts', './compile-editions.ts', './editions/all-sources.ts'].map(
  (module) => fileURLToPath(new URL(module, import.meta.url)),
);

/** Hash of facts, item packages and code: a dataset made from other ones is stale. Reads everything, in about 0.1 s. */
export function hashInputs(): string {
  const hash = createHash('sha256').update(SCHEMA);
  for (const file of [...factFiles(), ...packageFiles(), ...sourceFiles(COMPILER)]) {
    hash.update(`\0${relative(REPOSITORY, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function factFiles(): string[] {
  return globSync('**/*.json', { cwd: FACTS })
    .toSorted()
    .map((file) => join(FACTS, file));
}

function packageFiles(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const packages = new Set(Object.values(SOURCES).map(({ itemPackage }) => itemPackage));
  return [...packages].flatMap((name) => {
    const folder = dirname(resolve(`${name}/package.json`));
    const tables = globSync('data/json/*.json', { cwd: folder }).toSorted();
    return ['package.json', ...tables].map((file) => join(folder, file));
  });
}
