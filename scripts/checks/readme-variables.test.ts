import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

test("every variable the server's configuration reads stands in the README, and no other", () => {
  const files = globSync('packages/server/src/*config*.ts', { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const code = files.map((file) => readFileSync(resolve(ROOT, file), 'utf8')).join('\n');
  const read = new Set(code.match(/(?<=['"`])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*(?=['"`])/g));
  for (const site of ['CLASSIC', 'TBC', 'WRATH']) {
    for (const [, prefix] of code.matchAll(/`([A-Z_]+_)\$\{site/g)) read.add(`${prefix}${site}`);
  }
  const readme = readFileSync(resolve(ROOT, 'README.md'), 'utf8');
  const cells = [...readme.matchAll(/^\| (`[A-Z0-9_]+`[^|]*)\|/gm)].map((row) => row[1]!);
  const told = new Set(cells.flatMap((cell) => cell.match(/[A-Z][A-Z0-9_]+/g) ?? []));
  const elsewhere = ['CHROMIUM_PATH', 'PORT_DEV'];
  expect([...told].sort()).toEqual([...read, ...elsewhere].sort());
});
