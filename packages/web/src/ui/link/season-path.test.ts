import { expect, test } from 'vitest';
import { seasonPath } from './season-path.ts';

test.each([
  ['era', '/', '/era'],
  ['sod', '/items?q=axe', '/sod/items?q=axe'],
  ['sod', '/items/?q=a/', '/sod/items?q=a/'],
  [null, '/', '/'],
  [null, '/characters/', '/characters'],
  ['era', '/cookies#kept', '/era/cookies#kept'],
] as const)('P4: in season %s, %s is %s', (segment, to, place) => {
  expect(seasonPath(segment, to)).toBe(place);
});
