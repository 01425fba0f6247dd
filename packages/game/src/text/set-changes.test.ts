import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../test/runs.ts';
import { newGearSet } from '../set/new-gear-set.ts';
import { FEET, HEAD, NECK } from '../slot/slots.ts';
import { storeSet } from '../stored/store-set.ts';
import { withoutIds, type SetWithoutIds } from '../stored/without-ids.ts';
import { describeChanges } from './set-changes.ts';

const NAMES = {
  item: (id: string) => (id === '404' ? null : ({ name: `Item ${id}` } as never)),
  enchant: (id: string) => ({ name: `Enchant ${id}` }) as never,
  rune: (id: string) => ({ name: `Rune ${id}` }) as never,
};

const BLANK = withoutIds(
  storeSet(
    newGearSet({
      ...{ id: '1', characterId: '1', name: 'Raid', gameClass: 'warrior' },
      ...{ spec: 'fury', phase: 1 },
    }),
  ),
);
const custom = (pointId: string, value = 1) =>
  ({
    type: 'custom',
    pointId,
    name: `Point ${pointId}`,
    stats: [{ name: 'strength', value }],
  }) as const;

const ITEMS = BLANK.itemIds;
const GEMS = BLANK.gemIds;

test.each<[string, Partial<SetWithoutIds>, Partial<SetWithoutIds>, readonly string[]]>([
  ['a name', {}, { name: 'New' }, ['Renamed from Raid to New']],
  ['an item', {}, { itemIds: ITEMS.with(HEAD, '1') }, ['Put on Item 1 in Head']],
  [
    'another item, with fewer gems',
    { itemIds: ITEMS.with(HEAD, '1'), gemIds: GEMS.with(HEAD, ['7', '8']) },
    { itemIds: ITEMS.with(HEAD, '2') },
    ['Put on Item 2 in Head instead of Item 1', 'Removed 2 gems'],
  ],
  ['an item less', { itemIds: ITEMS.with(FEET, '404') }, {}, ['Took something unknown off Feet']],
  ['many items', {}, { itemIds: ITEMS.map((_, at) => `${at}`) }, ['Changed 20 items']],
  [
    'enchants',
    { enchantIds: ITEMS.with(NECK, '3') as never },
    { enchantIds: ITEMS.with(HEAD, '5') as never },
    ['Enchanted Head with Enchant 5', 'Removed the enchant of Neck'],
  ],
  [
    'gems',
    { gemIds: GEMS.with(HEAD, ['7', null]) },
    { gemIds: GEMS.with(HEAD, ['9', '9']) },
    ['Set 2 gems'],
  ],
  [
    'an empty socket more',
    { gemIds: GEMS.with(HEAD, ['7']) },
    { gemIds: GEMS.with(HEAD, ['7', null]) },
    ['Changed the sockets for gems'],
  ],
  [
    'marks',
    { itemsAcquired: BLANK.itemsAcquired.with(HEAD, true) },
    { itemsAcquired: BLANK.itemsAcquired.with(NECK, true) },
    ['Marked 1 item as acquired', 'Unmarked 1 item'],
  ],
  [
    'wishes',
    { wishlistIds: ['1'] },
    { wishlistIds: ['2'] },
    ['Wished for Item 2', 'No longer wished for Item 1'],
  ],
  [
    'their order',
    { wishlistIds: ['1', '2'] },
    { wishlistIds: ['2', '1'] },
    ['Reordered the wishlist'],
  ],
  ['talents', {}, { talents: '5' }, ['Chose talents']],
  ['talents taken back', { talents: '5' }, {}, ['Reset talents']],
  [
    'points',
    { points: [custom('a'), custom('b')] },
    { points: [custom('b', 2), custom('c')] },
    ['Added the point Point c', 'Removed the point Point a', 'Changed the point Point b'],
  ],
  [
    'buffs',
    { buffs: [{ spellId: 1, improvementIds: [], enabled: true }] },
    { buffs: [{ spellId: 1, improvementIds: [], enabled: false }] },
    ['Changed the buffs'],
  ],
])('%s in words', (_, before, after, words) => {
  expect(describeChanges({ ...BLANK, ...before }, { ...BLANK, ...after }, NAMES)).toEqual(words);
});

const maybeId = fc.option(fc.constantFrom('1', '2', '404'), { nil: null });
const bySlot = <Value>(value: fc.Arbitrary<Value>) =>
  fc.array(value, { minLength: 20, maxLength: 20 });
const flags = bySlot(fc.boolean());
const fields: { readonly [Key in keyof SetWithoutIds]: fc.Arbitrary<SetWithoutIds[Key]> } = {
  name: fc.constantFrom('Raid', 'Other'),
  gameClass: fc.constantFrom('warrior', 'mage'),
  spec: fc.constantFrom('fury', ''),
  phase: fc.nat({ max: 3 }),
  itemIds: bySlot(maybeId),
  enchantIds: bySlot(maybeId) as never,
  gemIds: bySlot(fc.option(fc.array(maybeId, { maxLength: 3 }), { nil: null })),
  runeIds: bySlot(maybeId),
  itemsAcquired: flags,
  enchantsAcquired: flags,
  gemsAcquired: bySlot(fc.option(fc.array(fc.boolean(), { maxLength: 3 }), { nil: null })),
  wishlistIds: fc.uniqueArray(fc.constantFrom('1', '2', '404')),
  glyphIds: fc.array(maybeId, { minLength: 6, maxLength: 6 }),
  talents: fc.constantFrom('', '5', '55'),
  points: fc.uniqueArray(fc.constantFrom(custom('a'), custom('a', 2), custom('b')), {
    selector: ({ pointId }) => pointId,
  }),
  effectValues: fc.array(
    fc.record({
      pointId: fc.constant('a'),
      thing: fc.constant('item:1' as const),
      value: fc.nat(),
    }),
    { maxLength: 1 },
  ),
  goals: fc.record({
    caps: fc.constantFrom(null, []),
    arms: fc.constantFrom(null, 'any' as const),
  }),
  buffs: fc.array(
    fc.record({ spellId: fc.nat(2), improvementIds: fc.array(fc.nat(2)), enabled: fc.boolean() }),
  ),
  consumables: fc.array(
    fc.record({ itemId: fc.nat(2), enabled: fc.boolean(), slotId: fc.constantFrom(null, HEAD) }),
  ),
  modelSettings: fc.record({
    showHelm: fc.boolean(),
    showCloak: fc.boolean(),
    sheathed: fc.boolean(),
  }),
  defaultFilters: fc.constantFrom(BLANK.defaultFilters, {
    ...BLANK.defaultFilters,
    maxPvpRank: 3,
    sources: ['raid'],
  }),
};

describe('whatever is changed', () => {
  test('something is said exactly when something is different', () => {
    const keys = Object.keys(fields) as (keyof SetWithoutIds)[];
    const change = fc
      .subarray(keys, { maxLength: 4 })
      .chain((chosen) => fc.record(Object.fromEntries(chosen.map((key) => [key, fields[key]]))));
    fc.assert(
      fc.property(fc.record(fields), change, (before, changed) => {
        const after = { ...before, ...(changed as Partial<SetWithoutIds>) };
        const words = describeChanges(before, after, NAMES);
        expect(words.length > 0).toBe(JSON.stringify(before) !== JSON.stringify(after));
        for (const sentence of words) expect(sentence).toMatch(/^[A-Z]/);
        expect(describeChanges(before, structuredClone(before), NAMES)).toEqual([]);
      }),
      { numRuns: runs(300, 5_000) },
    );
  });
});
