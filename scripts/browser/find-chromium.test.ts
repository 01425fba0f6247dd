import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findChromium, findWholeChromium } from './find-chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'gearwright-browser-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = (name: string): string => {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
};
const browser = program('google-chrome');

test('a named browser is used, and a wrong name is told', () => {
  expect(findChromium({ CHROMIUM_PATH: browser, PATH: '' })).toBe(browser);
  expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'none') })).toThrow('CHROMIUM_PATH is');
});

test('else the first known name on the path', () => {
  expect(findChromium({ PATH: folder })).toBe(browser);
});

test('the shell where there is one, and never for whoever needs a profile', () => {
  const shell = program('chromium-headless-shell');
  expect(findChromium({ PATH: folder })).toBe(shell);
  expect(findWholeChromium({ PATH: folder })).toBe(browser);
});
