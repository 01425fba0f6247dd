import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findEditionQuestions } from './edition-questions.ts';

let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'gearwright-editions-'))));
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test.each([
  "if (edition.key === 'wrath') return 3;",
  "const isOld = editionKey !== 'tbc';",
  "if ('sod' === edition) return;",
  "const has = ['tbc', 'wrath'].includes(key);",
  'const has = WITH_RATINGS.includes(rules.edition.key);',
  "    case 'classic':",
])('a line that asks which edition it is: %s', (line) => {
  put('packages/game/src/total/sum.ts', `const one = 1;\n${line}\n`);
  expect(findEditionQuestions(root)).toEqual([
    `packages/game/src/total/sum.ts:2 asks which edition it is: ${line.trim()}`,
  ]);
});

test.each([
  ['packages/game/src/total/sum.ts', 'if (edition.glyphs) return 3;'],
  ['packages/game/src/total/sum.ts', "const wrath = EDITIONS['wrath'];"],
  ['packages/game/src/edition/wrath.ts', "if (edition.key === 'wrath') return 3;"],
  ['packages/game/src/total/sum.test.ts', "expect(edition.key === 'wrath').toBe(true);"],
])('%s may say %s', (path, line) => {
  put(path, line);
  expect(findEditionQuestions(root)).toEqual([]);
});

test('nobody asks', () => {
  expect(findEditionQuestions()).toEqual([]);
});
