import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SOURCES = resolve(import.meta.dirname, '..');
const MAKERS = ['field', 'mesh', 'skeleton', 'body', 'head', 'hair', 'form', 'paint', 'pack'];

let known: string | undefined;

/** Hash of everything a figure is made from: our code and tables. Baking is pure, so it names the result. */
export function figureInputs(): string {
  known ??= hashOf(
    MAKERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,json}`, { cwd: SOURCES })),
  );
  return known;
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted())
    hash.update(`\0${file}\0`).update(readFileSync(join(SOURCES, file)));
  return hash.digest('hex').slice(0, 16);
}
