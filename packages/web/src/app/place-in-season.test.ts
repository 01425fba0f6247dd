import { expect, test } from 'vitest';
import { placeInSeason } from './place-in-season.ts';

test.each([
  ['', '?q=axe', '?q=axe'],
  ['/items', '?q=axe', '/items?q=axe'],
  ['/characters/new', '', '/characters/new'],
  ['/character/12/set/9/talents', '?a=1', '/characters'],
  ['/set/k7m2q', '', '/'],
  ['/armory/eu/x/y', '', '/'],
  ['/talents/mage', '', '/talents/mage'],
  ['/talents/mage/0aB2c', '?o=1', '/talents/mage/0aB2c?o=1'],
])('P4: from %s%s the other season shows %s', (path, search, place) => {
  expect(placeInSeason(path, search)).toBe(place);
});
