import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { HEAD, MAIN_HAND, OFF_HAND, SLOT_IDS } from '@gearwright/game/slot/slots.ts';
import { filterQuery } from './filter-query.ts';
import { NO_FILTERS, readFilters, writeFilters, type ItemFilters } from './item-filters.ts';

const { wrath, classic } = EDITIONS;
const few = (arbitrary: fc.Arbitrary<number>) =>
  fc.option(fc.uniqueArray(arbitrary, { minLength: 1, maxLength: 4 }));
const anyFilters: fc.Arbitrary<ItemFilters> = fc.record({
  q: fc.string(),
  equippableBy: fc.option(fc.constantFrom('mage', 'c-12')),
  valuedBy: fc.option(fc.constantFrom('none', 'mage-fire')),
  slot: fc.option(fc.constantFrom(...SLOT_IDS, 'gems' as const, 'other' as const)),
  types: fc.option(fc.uniqueArray(fc.constantFrom('armor0', 'weapon7'), { minLength: 1 })),
  quality: few(fc.integer({ min: 0, max: 7 })),
  phases: few(fc.integer({ min: 1, max: 5 })),
  sources: fc.option(fc.uniqueArray(fc.constantFrom('boe', 'raid', 'pvp'), { minLength: 1 })),
  raids: few(fc.integer({ min: 1, max: 5000 })),
  levels: fc.option(fc.tuple(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 40, max: 80 }))),
  professions: fc.option(fc.constantFrom(['alchemy'], ['alchemy', 'mining'])),
  maxPvpRank: fc.constant(null),
  maxArenaRating: fc.option(fc.integer({ min: 0, max: 2999 })),
  sort: fc.option(
    fc.record({
      by: fc.constantFrom('name', 'itemLevel', 'weaponDps'),
      descending: fc.boolean(),
    }),
  ),
});

test('I1: what is asked survives the way into the address and back', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const address = writeFilters(filters).toString();
      expect(readFilters(new URLSearchParams(address), wrath)).toEqual(filters);
    }),
  );
});

test('I1: nothing asked leaves the address bare, and nonsense in it asks nothing', () => {
  expect(writeFilters(NO_FILTERS).toString()).toBe('');
  const nonsense = new URLSearchParams(
    'slot=99&quality=gold&levels=60-10&sources=moon&maxPvpRank=7&sort=luck&phases=-1',
  );
  expect(readFilters(nonsense, wrath)).toEqual(NO_FILTERS);
});

test('I1: the level range starts not above its end, which is not above the highest level', () => {
  const levels = (text: string) =>
    readFilters(new URLSearchParams({ levels: text }), classic).levels;
  expect(levels('20-40')).toEqual([20, 40]);
  expect(levels('1-60')).toBeNull();
  expect(levels('20-61')).toBeNull();
  expect(levels('41-40')).toBeNull();
});

test('I1: raids are asked for only among raid sources, PvP ranks only where there are any', () => {
  const asked = { ...NO_FILTERS, raids: [3456] };
  expect(filterQuery(asked, null, null, wrath)?.raids).toBeNull();
  expect(filterQuery({ ...asked, sources: ['raid25'] }, null, null, wrath)?.raids).toEqual([3456]);
  expect(readFilters(new URLSearchParams('maxPvpRank=7'), classic).maxPvpRank).toBe(7);
});

test('I1: a character asks for what it can wear at its level, on its side', () => {
  const orc = { gameClass: 'warrior', race: 'orc', faction: 'horde', level: 47 } as const;
  expect(filterQuery({ ...NO_FILTERS, levels: [40, 60] }, orc, null, classic)).toMatchObject({
    gameClass: 'warrior',
    race: 'orc',
    faction: 'horde',
    minRequiredLevel: 40,
    maxRequiredLevel: 47,
  });
});

test('I1: the main hand is not offered what only the off hand holds', () => {
  const asked = (slot: typeof MAIN_HAND | typeof OFF_HAND | typeof HEAD) =>
    filterQuery({ ...NO_FILTERS, slot }, null, null, wrath)?.handed;
  expect(asked(MAIN_HAND)).not.toContain('off');
  expect(asked(OFF_HAND)).not.toContain('main');
  expect(asked(HEAD)).toBeNull();
});
