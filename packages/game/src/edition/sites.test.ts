import { expect, test } from 'vitest';
import { canonicalPath, seasonOf, SITES } from './sites.ts';

test.each([
  { site: SITES.classic, path: '/', lives: '/era' },
  { site: SITES.classic, path: '/items', lives: '/era/items' },
  { site: SITES.classic, path: '/era', lives: '/era' },
  { site: SITES.classic, path: '/sod/items/', lives: '/sod/items' },
  { site: SITES.classic, path: '/sodden/eras', lives: '/era/sodden/eras' },
  { site: SITES.tbc, path: '/', lives: '/' },
  { site: SITES.tbc, path: '/sod/items', lives: '/items' },
  { site: SITES.tbc, path: '/era', lives: '/' },
  { site: SITES.wrath, path: '/items/', lives: '/items' },
])('P4: on the $site.key site $path lives at $lives', ({ site, path, lives }) => {
  expect(canonicalPath(site, path)).toBe(lives);
  expect(canonicalPath(site, lives)).toBe(lives);
});

test('P1: the path chooses the edition', () => {
  expect(seasonOf(SITES.classic, '/sod/items')?.edition).toBe('sod');
  expect(seasonOf(SITES.classic, '/era')?.edition).toBe('classic');
  expect(seasonOf(SITES.classic, '/items')).toBeNull();
  expect(seasonOf(SITES.wrath, '/items')?.edition).toBe('wrath');
});
