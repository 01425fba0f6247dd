import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PACKAGES = resolve(import.meta.dirname, '../../../..');
/** Hair, heads' paint and forms change no armour. */
const MAKERS = [
  'art/src/model/{field,mesh,skeleton,body,head,pack,armour,weapon,bake}/**/*.{ts,json}',
  'game/src/look/*-shapes.ts',
  'game/src/look/paint.ts',
];

let known: string | undefined;

/** Hash of the code and tables pieces are made from: it names what is baked. */
export function pieceInputs(): string {
  known ??= hashOf(MAKERS.flatMap((pattern) => globSync(pattern, { cwd: PACKAGES })));
  return known;
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  const named = files.map((name) => name.replaceAll('\\', '/'));
  for (const file of named.filter((name) => !name.endsWith('.test.ts')).toSorted())
    hash.update(`\0${file}\0`).update(readFileSync(join(PACKAGES, file)));
  return hash.digest('hex').slice(0, 16);
}
