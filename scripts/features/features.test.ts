import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findTests } from './find-tests.ts';
import { CHAPTERS } from './words.ts';

const page = readFileSync('docs/features.md', 'utf8');
const lines = [...page.matchAll(/^- \*\*([A-Z]\d{1,2})\*\* .*$/gm)];
const notes = [...page.matchAll(/^\[\^([A-Z]\d{1,2})\]: (.*)$/gm)];

test('docs/features.md has a line for every number', () => {
  const numbers = CHAPTERS.flatMap(({ features }) => Object.keys(features));
  expect(lines.map(([, number]) => number)).toEqual(numbers);
});

test('docs/features.md claims nothing that no test shows: run npm run features', () => {
  const tests = findTests();
  const wrong = notes.flatMap(([, number, text]) =>
    [...text!.matchAll(/`([^`]+)`/g)]
      .map(([, file]) => file!)
      .filter((file) => !tests.get(number!)?.some((known) => known.endsWith(file)))
      .map((file) => `${number}: ${file}`),
  );
  expect(wrong).toEqual([]);
});
