import { expect, test } from 'vitest';
import { anItem } from '../../test/an-item.ts';
import { EDITIONS } from '../edition/editions.ts';
import { databaseLink, priceLink } from './outside-links.ts';

test('I2: each edition looks things up in its own part of the outside database', () => {
  const links = Object.values(EDITIONS).map((edition) => databaseLink(edition, 'npc', 22917));
  expect(links).toEqual([
    'https://www.wowhead.com/classic/npc=22917',
    'https://www.wowhead.com/classic/npc=22917',
    'https://www.wowhead.com/tbc/npc=22917',
    'https://www.wowhead.com/wotlk/npc=22917',
  ]);
});

test('I3: a price link names realm, faction and item; what binds at once has none', () => {
  const market = { realm: 'firemaw', faction: 'horde' } as const;
  const edge = anItem({ baseId: 1, name: "Mage's Edge: of Doom", bind: 'equip' });
  expect(priceLink(EDITIONS.classic, edge, market)).toMatch(/\/firemaw-horde\/mages-edge-of-doom$/);
  expect(priceLink(EDITIONS.classic, { ...edge, bind: 'pickup' }, market)).toBeNull();
});
