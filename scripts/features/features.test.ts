import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findTests } from './find-tests.ts';
import { CHAPTERS } from './words.ts';

const LINE = /^- \*\*([A-Z]\d{1,2})\*\* (.*)$/gm;
const lines = [...readFileSync('docs/features.md', 'utf8').matchAll(LINE)];

test('docs/features.md has a line for every number', () => {
  const numbers = CHAPTERS.flatMap(({ features }) => Object.keys(features));
  expect(lines.map(([, number]) => number)).toEqual(numbers);
});

test('docs/features.md claims nothing that no test shows: run npm run features', () => {
  const tests = findTests();
  const wrong = lines.flatMap(([, number, text]) =>
    [...text!.matchAll(/`([^`]+)`/g)]
      .map(([, file]) => file!)
      .filter((file) => !tests.get(number!)?.some((known) => known.endsWith(file)))
      .map((file) => `${number}: ${file}`),
  );
  expect(wrong).toEqual([]);
});
