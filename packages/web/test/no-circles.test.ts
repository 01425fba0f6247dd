import { expect, test } from 'vitest';
import { wayBack } from '../no-circles.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  screen: ['lists', 'app'],
  lists: ['widgets', 'app'],
  widgets: ['shim', 'app'],
  shim: ['lists'],
  app: [],
};
const imports = (file: string) => IMPORTS[file]!;

test('P3: files of a build that import each other are found', () => {
  expect(wayBack('lists', imports)).toEqual(['lists', 'widgets', 'shim']);
});

test('P3: a file that only leads into a circle is not in it', () => {
  expect(wayBack('screen', imports)).toBeNull();
  expect(wayBack('app', imports)).toBeNull();
});
