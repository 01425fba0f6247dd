import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBreaches } from './boundaries.ts';
import { tellFloors } from './floors.ts';
import { readGraph } from './import-graph.ts';

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

test('files that need each other are a breach, if only for their types', () => {
  put('packages/server/src/a.ts', "import { b } from './b.ts'; export const a = b;");
  put('packages/server/src/b.ts', 'export const b = 1;');
  expect(findBreaches(root)).toEqual([]);
  put('packages/server/src/b.ts', "import type { a } from './a.ts'; export const b: typeof a = 1;");
  expect(findBreaches(root)).toEqual([expect.stringContaining('Files import each other')]);
});

test.each([
  ['item/item.ts', '../set/gear-set.ts', 'item may not look up to set'],
  ['gem/gem.ts', '../enchant/enchant.ts', 'gem may not look up to enchant'],
  ['messages.ts', './item/item.ts', 'src may not look up to item'],
  ['set/gear-set.ts', '../attic/box.ts', 'attic has no floor'],
])('a folder of game sees only the floors below: %s with %s', (path, from, why) => {
  put(join('packages/game/src', dirname(path), from), '');
  put(`packages/game/src/${path}`, `import type { X } from '${from}';`);
  expect(findBreaches(root)).toEqual([expect.stringContaining(why)]);
});

test('a folder of game may see what is below, and its tests everything', () => {
  put('packages/game/src/messages.ts', '');
  put('packages/game/src/item/item.ts', "import '../messages.ts';");
  put('packages/game/src/set/gear-set.ts', "import '../item/item.ts';");
  put('packages/game/src/item/item.test.ts', "import '../set/gear-set.ts';");
  expect(findBreaches(root)).toEqual([]);
});

test('folders within a folder of game do not import each other either', () => {
  put('packages/game/src/search/list.ts', "import './text/words.ts';");
  put('packages/game/src/search/text/words.ts', '');
  put('packages/game/src/search/text/index.ts', "import type { X } from '../row.ts';");
  put('packages/game/src/search/row.ts', '');
  expect(findBreaches(root)).toEqual(['Folders of game import each other: search and search/text']);
});

test('the floors of a package without declared ones follow from its imports, knots as one', () => {
  put('packages/server/src/main.ts', "import './http/serve.ts';");
  put('packages/server/src/http/serve.ts', "import type { X } from '../mail/send.ts';");
  put('packages/server/src/mail/send.ts', "import '../http/address.ts'; import '../log/log.ts';");
  put('packages/server/src/http/address.ts', '');
  put('packages/server/src/log/log.ts', '');
  expect(tellFloors(readGraph(root))).toEqual(['server: main.ts  >  http ⇄ mail  >  log']);
});
