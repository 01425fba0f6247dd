import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBreaches } from './boundaries.ts';

let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'gearwright-map-'))));
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test.each([
  [
    'game/src/a.ts',
    "import type { X } from '@gearwright/gamedata/x.ts';",
    'game may not know gamedata',
  ],
  ['game/src/a.ts', "import { readFileSync } from 'node:fs';", 'game stands on nothing'],
  ['game/src/a.ts', "export { x } from '../../web/src/x.ts';", 'it leaves its package'],
  ['server/src/a.ts', "await import('@gearwright/web/x.ts');", 'server may not know web'],
  ['web/src/ui/a.tsx', "import { hash } from 'node:crypto';", 'a page has no Node'],
  ['web/src/ui/a.tsx', "import { z } from 'zod';", "not among its package's dependencies"],
])('%s with %s is a breach: %s', (path, text, why) => {
  put('packages/web/package.json', '{}');
  put('packages/web/src/x.ts', '');
  put(`packages/${path}`, text);
  expect(findBreaches(root)).toEqual([expect.stringContaining(why)]);
});

test('features never visit each other, and no layer looks up', () => {
  put('packages/web/src/features/tea/Tea.tsx', "import '../cake/Cake.tsx';");
  put('packages/web/src/features/cake/Cake.tsx', "import '../../ui/Cup.tsx';");
  put('packages/web/src/ui/Cup.tsx', "import '../app/App.tsx';");
  put('packages/web/src/app/App.tsx', '');
  const breaches = findBreaches(root).join('\n');
  expect(breaches).toContain('features/tea/Tea.tsx imports ../cake/Cake.tsx: features never visit');
  expect(breaches).toContain('ui/Cup.tsx imports ../app/App.tsx: ui may not know app');
  expect(breaches.split('\n')).toHaveLength(2);
});

test('files that need each other at run time are a breach; types may point both ways', () => {
  put('packages/game/src/a.ts', "import { b } from './b.ts'; export const a = b;");
  put('packages/game/src/b.ts', "import type { a } from './a.ts'; export const b: typeof a = 1;");
  expect(findBreaches(root)).toEqual([]);
  put('packages/game/src/b.ts', "import { a } from './a.ts'; export const b = a;");
  expect(findBreaches(root)).toEqual([expect.stringContaining('Files import each other')]);
});
