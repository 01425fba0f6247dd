import { expect, test } from 'vitest';
import { APP_ROUTES } from './app-routes.ts';
import { PAGES } from './pages.ts';

test('P3: every page has a screen', () => {
  expect(APP_ROUTES.map(({ route }) => route)).toEqual(expect.arrayContaining([...PAGES]));
});
