import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findUnused } from './unused.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gearwright-unused-'));
  put('package.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('an export that no other file takes is told, a type only when its own file does not use it', () => {
  put(
    'packages/game/src/sum.ts',
    `export const one = 1;
export function two(): Sum { return one + one; }
export type Sum = number;
export interface Forgotten { readonly at: number }`,
  );
  put('packages/web/src/show.ts', "import { two } from '@gearwright/game/sum.ts';\ntwo();");
  expect(findUnused(root)).toEqual([
    'packages/game/src/sum.ts exports one, which no other file takes',
    'packages/game/src/sum.ts exports Forgotten, which no other file takes',
  ]);
});

test.each([
  "import { one } from './sum.ts';",
  "import type { one } from './sum.ts';",
  "import * as sums from './sum.ts';",
  "export { one } from './sum.ts';",
  "export * from './sum.ts';",
  "const later = () => import('./sum.ts');",
  "type Sums = typeof import('./sum.ts');",
])('%s takes it', (line) => {
  put('packages/game/src/sum.ts', 'export const one = 1;');
  put('packages/game/src/sum.test.ts', line);
  expect(findUnused(root)).toEqual([]);
});

test('a dependency that no file of its package names is told', () => {
  const dependencies = { zod: '1', react: '1' };
  const devDependencies = { '@types/react': '1', '@fontsource/alegreya-sc': '1' };
  put('packages/web/package.json', JSON.stringify({ dependencies, devDependencies }));
  put('packages/web/src/app.css', "@import '@fontsource/alegreya-sc/500.css';");
  put('packages/web/src/app.tsx', "import { lazy } from 'react';\nlazy();");
  put('packages/game/src/reads.ts', "import { z } from 'zod';\nz();");
  expect(findUnused(root)).toEqual(['packages/web/package.json names zod, which no file uses']);
});

test('nothing is there that nobody uses', () => {
  expect(findUnused()).toEqual([]);
});
