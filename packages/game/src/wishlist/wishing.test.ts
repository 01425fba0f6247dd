import { describe, expect, test } from 'vitest';
import { wrath } from '../edition/wrath.ts';
import type { GearSet } from '../set/gear-set.ts';
import { fixtureSet } from '../../test/rules/fixture-dataset.ts';
import { things } from '../../test/rules/fixture-things.ts';
import { makeItem } from '../../test/rules/make.ts';
import { CHEST, FINGER_2, OFF_HAND } from '../slot/slots.ts';
import { unwishing, wishesFor, whyNotWish, wishing } from './wishing.ts';

const chests = Array.from({ length: 101 }, (_, index) => makeItem(1000 + index));
const wished = (count: number): GearSet =>
  chests.slice(0, count).reduce((set, item) => wishing(item)(set), fixtureSet());

describe('S4: the wishlist', () => {
  test('holds 100 items', () => {
    expect(whyNotWish(wished(99), chests[99]!)).toBeNull();
    expect(whyNotWish(wished(100), chests[100]!)?.message).toBe(
      'You can only have up to 100 items in a wishlist',
    );
    expect(wishing(chests[100]!)(wished(100)).wishlist).toHaveLength(100);
  });

  test('counts wishes the dataset does not know', () => {
    const set = { ...wished(99), keptWishes: ['999999'] };
    expect(whyNotWish(set, chests[99]!)?.code).toBe('wishlistFull');
  });

  test('holds nothing twice, but an item and its suffixes are different things', () => {
    const set = wishing(things.cloak)(fixtureSet());
    expect(whyNotWish(set, things.cloak)?.code).toBe('alreadyWished');
    expect(wishing(things.cloak)(set)).toBe(set);
    expect(whyNotWish(set, things.suffixCloak)).toBeNull();
  });

  test('shows eight of a slot', () => {
    expect(wishesFor(wished(20), CHEST, wrath)).toEqual(chests.slice(0, 8));
    const set = wishing(things.shield)(wishing(things.ring)(fixtureSet()));
    expect(wishesFor(set, FINGER_2, wrath)).toEqual([things.ring]);
    expect(wishesFor(set, OFF_HAND, wrath)).toEqual([things.shield]);
  });

  test('lets go of known and unknown wishes', () => {
    const set = { ...wished(2), keptWishes: ['999999'] };
    expect(unwishing('999999')(set)).toEqual(wished(2));
    expect(unwishing('1000')(set).wishlist).toEqual([chests[1]]);
    expect(unwishing('1000')(set).keptWishes).toEqual(['999999']);
  });
});
