import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const docs = resolve(import.meta.dirname, '../../docs');
const text = readFileSync(join(docs, 'asvs.md'), 'utf8');

/** Every requirement of level 1, section by section, with how many there are of it in all. */
const LEVEL_1: Readonly<Record<string, readonly number[]>> = {
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2],
  '1.5': [1],
  '2.1': [1],
  '2.2': [1, 2],
  '2.3': [1],
  '3.2': [1, 2],
  '3.3': [1],
  '3.4': [1, 2],
  '3.5': [1, 2, 3],
  '4.1': [1],
  '4.4': [1],
  '5.2': [1, 2],
  '5.3': [1, 2],
  '6.1': [1],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8],
  '6.3': [1, 2],
  '6.4': [1, 2],
  '7.2': [1, 2, 3, 4],
  '7.4': [1, 2],
  '8.1': [1],
  '8.2': [1, 2],
  '8.3': [1],
  '9.1': [1, 2, 3],
  '9.2': [1],
  '10.4': [1, 2, 3, 4, 5],
  '11.3': [1, 2],
  '11.4': [1],
  '12.1': [1],
  '12.2': [1, 2],
  '13.4': [1],
  '14.2': [1],
  '14.3': [1],
  '15.1': [1],
  '15.2': [1],
  '15.3': [1],
};

test('every requirement of level 1 stands in the table, once', () => {
  const [level1 = ''] = text.split('## Level 2');
  const told = [...level1.matchAll(/^\| (\d+\.\d+\.\d+) /gm)].map(([, number]) => number!);
  const wanted = Object.entries(LEVEL_1).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  );
  expect(wanted).toHaveLength(70);
  expect(told.toSorted()).toEqual(wanted.toSorted());
});

test('every file that is named is there', () => {
  const named = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !existsSync(join(docs, path)))).toEqual([]);
});
