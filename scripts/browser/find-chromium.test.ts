import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'gearwright-browser-'));
afterAll(() => rmSync(folder, { recursive: true }));
const browser = join(folder, 'google-chrome');
writeFileSync(browser, '');
chmodSync(browser, 0o755);

test('a named browser is used, and a wrong name is told', () => {
  expect(findChromium({ CHROMIUM_PATH: browser, PATH: '' })).toBe(browser);
  expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'none') })).toThrow('CHROMIUM_PATH is');
});

test('else the first known name on the path', () => {
  expect(findChromium({ PATH: folder })).toBe(browser);
});
