import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishFolder } from './publish-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gearwright-publish-'));
  mkdirSync(join(folder, 'made/tbc'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const made = (file: string) => join(folder, 'made', file);
const published = (file: string) => join(folder, 'published', file);
const publish = () => publishFolder(join(folder, 'made'), join(folder, 'published'), ['*/*.pack']);

test('files come with compressed siblings, and a second run writes nothing', async () => {
  const text = 'one of many '.repeat(500);
  writeFileSync(made('tbc/core.pack'), text);
  writeFileSync(made('tbc/notes.txt'), text);
  expect([await publish(), await publish()]).toEqual([1, 0]);
  expect(gunzipSync(readFileSync(published('tbc/core.pack.gz'))).toString()).toBe(text);
  expect(existsSync(published('tbc/core.pack.br'))).toBe(true);
  expect(existsSync(published('tbc/notes.txt'))).toBe(false);
});

test('what an earlier build left stays for a day, so that open pages find their parts', async () => {
  writeFileSync(made('tbc/old.pack'), 'old');
  await publish();
  rmSync(made('tbc/old.pack'));
  await publish();
  expect(existsSync(published('tbc/old.pack'))).toBe(true);
  const yesterday = Date.now() / 1000 - 25 * 60 * 60;
  utimesSync(published('tbc/old.pack'), yesterday, yesterday);
  await publish();
  expect(existsSync(published('tbc/old.pack'))).toBe(false);
});

test('a file takes the place of the one before whole, and nothing is left beside it', async () => {
  writeFileSync(made('tbc/core.pack'), 'first');
  await publish();
  const before = openSync(published('tbc/core.pack'), 'r');
  writeFileSync(made('tbc/core.pack'), 'the second, which is longer');
  await publish();
  // Whoever was reading it reads on in the old one.
  expect(readFileSync(before, 'utf8')).toBe('first');
  closeSync(before);
  expect(readFileSync(published('tbc/core.pack'), 'utf8')).toBe('the second, which is longer');
  expect(readdirSync(published('tbc'))).toEqual(['core.pack']);
});
