import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { madeFile } from './serve-made.ts';

const folder = mkdtempSync(join(tmpdir(), 'gearwright-made-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'data/tbc'), { recursive: true });
writeFileSync(join(folder, 'data/tbc/manifest.json'), '{}');
writeFileSync(join(folder, 'secret.json'), '{}');

const folders = { '/data/': join(folder, 'data') };

test.each([
  ['/data/tbc/manifest.json?v=1', 'data/tbc/manifest.json'],
  ['/data/tbc/none.json', null],
  ['/data/tbc', null],
  ['/items', null],
  ['/data/..%2fsecret.json', null],
])('%s is served from %s', (url, file) => {
  expect(madeFile(folders, url)).toBe(file === null ? null : join(folder, file));
});
