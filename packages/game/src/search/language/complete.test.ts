import { expect, test } from 'vitest';
import { completions } from './complete.ts';

test.each([
  ['sl', ['slot:']],
  ['hit>10 slot:ri', ['hit>10 slot:ring', 'hit>10 slot:rings']],
  ['-is:uni', ['-is:unique']],
  ['fro', ['from:']],
  ['slot:ring ', []],
  ['', []],
  ['thunderfury', []],
])('Y9: %s may go on as %s', (search, wanted) => {
  expect(completions(search)).toEqual(wanted);
});
