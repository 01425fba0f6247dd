import { expect, test } from 'vitest';
import { PAGE_ROUTES, routeOfPath } from '../src/page-routes.ts';

test('P5: a path belongs to the page it opens, however many parameters that has', () => {
  for (const route of PAGE_ROUTES.filter((each) => each !== 'other')) {
    const full = route.replace('{tab?}', 'buffs').replaceAll(/\{(\w+)\??\}/g, 'some-$1');
    expect([full, routeOfPath(full)]).toEqual([full, route]);
    const bare = route.replaceAll(/\/\{\w+\?\}/g, '').replaceAll(/\{(\w+)\}/g, 'some-$1');
    expect([bare, routeOfPath(bare)]).toEqual([bare, route]);
  }
});

test.each([
  ...['/nowhere', '/set', '/character', '/items/1', '//items', '/items/'],
  ...['/set/a/foo', '/set/a/compare/b/next', '/character/a/set/b/foo', '/armory/eu/x/y/foo'],
])('P3: %s is no page', (path) => {
  expect(routeOfPath(path)).toBe('other');
});
