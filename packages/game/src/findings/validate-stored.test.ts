import { describe, expect, test } from 'vitest';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { classic } from '../edition/classic.ts';
import { EDITIONS } from '../edition/editions.ts';
import { wrath } from '../edition/wrath.ts';
import { PlannerError } from '../messages.ts';
import * as slot from '../slot/slots.ts';
import { storeSet } from '../stored/store-set.ts';
import type { StoredSet } from '../stored/stored-set.ts';
import { fixtureRules, fixtureSet } from '../../test/rules/fixture-dataset.ts';
import { inEditions } from '../../test/rules/in-editions.ts';
import { assertStorable, validateStored } from './validate-stored.ts';

const empty = storeSet(fixtureSet());
const items = (...worn: readonly (readonly [slot.SlotId, string])[]): StoredSet => ({
  ...empty,
  itemIds: worn.reduce<StoredSet['itemIds']>((ids, [at, id]) => ids.with(at, id), empty.itemIds),
});
const codes = (before: StoredSet | null, after: StoredSet, rules = fixtureRules(wrath)) => {
  const { refusals, warnings } = validateStored(before, after, rules);
  // Whoever writes asks less and must hear the same.
  expect(refusalOf(() => assertStorable(before, after, rules))).toBe(refusals[0]?.message ?? null);
  return {
    refusals: refusals.map((finding) => finding.code),
    warnings: warnings.map((finding) => finding.code),
  };
};
const refusalOf = (write: () => void): string | null => {
  try {
    write();
    return null;
  } catch (error) {
    return (error as PlannerError).message;
  }
};
const legal = { refusals: [], warnings: [] };

describe('E4: what a write changes must keep the rules', () => {
  inEditions(Object.values(EDITIONS), 'an empty set is legal', (edition) => {
    expect(codes(null, empty, fixtureRules(edition))).toEqual(legal);
  });

  test.each<[string, StoredSet, string]>([
    ['a wrong slot', items([slot.HEAD, '121']), 'wrongSlot'],
    ['another class’s item', items([slot.HEAD, '140']), 'wrongClass'],
    ['an unknown item', items([slot.HEAD, '999999']), 'unknownItem'],
    [
      'both hands and a shield',
      items([slot.MAIN_HAND, '107'], [slot.OFF_HAND, '109']),
      'handsFull',
    ],
    ['a unique ring twice', items([11, '122'], [12, '122']), 'uniqueWorn'],
    ['a category of one twice', items([11, '123'], [12, '124']), 'gemLimit'],
    [
      'an enchant on nothing',
      { ...empty, enchantIds: empty.enchantIds.with(5, 'spell:305') },
      'slotEmpty',
    ],
    [
      'an unknown enchant',
      { ...empty, enchantIds: empty.enchantIds.with(5, 'spell:1') },
      'unknownEnchant',
    ],
    ['a rune in Wrath', { ...empty, runeIds: empty.runeIds.with(1, 'spell:9003') }, 'unknownRune'],
    [
      'a gem too many',
      { ...items([5, '133']), gemIds: empty.gemIds.with(5, ['201', '201']) },
      'noSuchSocket',
    ],
    [
      'a gem that does not fit',
      { ...items([1, '131']), gemIds: empty.gemIds.with(1, ['201']) },
      'gemDoesNotFit',
    ],
    [
      'a unique gem twice',
      { ...items([5, '132']), gemIds: empty.gemIds.with(5, ['210', '210']) },
      'uniqueWorn',
    ],
    ['talents out of order', { ...empty, talents: '0d' }, 'talentRowLocked'],
    [
      'a glyph twice',
      { ...empty, glyphIds: empty.glyphIds.with(0, '8001').with(1, '8001') },
      'glyphTwice',
    ],
    ['an unknown glyph', { ...empty, glyphIds: empty.glyphIds.with(0, '1') }, 'unknownGlyph'],
    [
      'an unknown buff',
      { ...empty, buffs: [{ spellId: 1, improvementIds: [], enabled: true }] },
      'unknownBuff',
    ],
    [
      'two buffs of one name',
      {
        ...empty,
        buffs: [502, 520].map((spellId) => ({ spellId, improvementIds: [], enabled: true })),
      },
      'excludes',
    ],
    [
      'flask and elixir',
      {
        ...empty,
        consumables: [401, 403].map((itemId) => ({ itemId, enabled: true, slotId: null })),
      },
      'excludes',
    ],
    [
      'an unknown consumable',
      { ...empty, consumables: [{ itemId: 1, enabled: true, slotId: null }] },
      'unknownConsumable',
    ],
    ['an unknown wish', { ...empty, wishlistIds: ['999999'] }, 'unknownItem'],
    ['a phase there is not', { ...empty, phase: 6 }, 'outOfRange'],
    ['another class', { ...empty, gameClass: 'mage' }, 'otherClass'],
  ])('%s is refused', (_, after, code) => {
    expect(codes(empty, after).refusals).toEqual([code]);
    expect(codes(null, after).refusals).toEqual([code]);
  });

  test.each<[string, StoredSet]>([
    ['a wrong slot', items([slot.HEAD, '121'])],
    ['an unknown item', items([slot.HEAD, '999999'])],
    ['both hands and a shield', items([slot.MAIN_HAND, '107'], [slot.OFF_HAND, '109'])],
    ['an unknown enchant', { ...empty, enchantIds: empty.enchantIds.with(5, 'spell:1') }],
    ['a gem too many', { ...items([5, '133']), gemIds: empty.gemIds.with(5, ['201', '201']) }],
    ['an unknown buff', { ...empty, buffs: [{ spellId: 1, improvementIds: [], enabled: true }] }],
    ['an unknown wish', { ...empty, wishlistIds: ['999999'] }],
    ['talents out of order', { ...empty, talents: '0d' }],
  ])('%s stays with a warning when something else is saved', (_, before) => {
    const after = { ...before, name: 'Renamed', itemIds: before.itemIds.with(15, '138') };
    const { refusals, warnings } = codes(before, after);
    expect(refusals).toEqual([]);
    expect(warnings).toHaveLength(1);
  });

  test('a lowered level blocks nothing that was there', () => {
    const worn = items([slot.BACK, '144']);
    const young = fixtureRules(wrath, { level: 20 });
    expect(codes(worn, { ...worn, pinned: true }, young)).toEqual({
      refusals: [],
      warnings: ['levelTooLow'],
    });
    expect(codes(empty, worn, young).refusals).toEqual(['levelTooLow']);
  });

  inEditions([wrath], "a dropped Titan's Grip leaves both swords in hand", (edition) => {
    const rules = fixtureRules(edition);
    const gripping = {
      ...items([slot.MAIN_HAND, '105'], [slot.OFF_HAND, '105']),
      talents: '0ABCDEFGIj',
    };
    expect(codes(empty, gripping, rules)).toEqual(legal);
    const dropped = codes(gripping, { ...gripping, talents: '' }, rules);
    expect(dropped.refusals).toEqual([]);
    expect(dropped.warnings.toSorted()).toEqual(['abilityMissing', 'handsFull']);
  });

  test('a changed item is judged together with what sits on it', () => {
    const before = { ...items([5, '132']), gemIds: empty.gemIds.with(5, ['201', '203', '202']) };
    expect(codes(null, before)).toEqual(legal);
    const after = { ...before, itemIds: before.itemIds.with(5, '133') };
    expect(codes(before, after).refusals).toEqual(['noSuchSocket', 'noSuchSocket']);
  });

  test('gems on an item nobody knows are not judged', () => {
    const before = { ...items([5, '999999']), gemIds: empty.gemIds.with(5, ['201']) };
    expect(codes(before, { ...before, name: 'x' })).toEqual({
      refusals: [],
      warnings: ['unknownItem'],
    });
  });

  test('more gems than sockets are taken on a waist of level 70', () => {
    const belt = { ...items([slot.WAIST, '135']), gemIds: empty.gemIds.with(6, ['201', '202']) };
    expect(codes(null, belt)).toEqual(legal);
    expect(codes(null, belt, fixtureRules(wrath, { level: 69 })).refusals).toEqual([
      'noSuchSocket',
    ]);
    expect(codes(null, belt, fixtureRules(burningCrusade)).refusals).toEqual(['noSuchSocket']);
  });

  test('whoever writes gets the first refusal as a planner error', () => {
    const rules = fixtureRules(classic);
    const write = (): unknown => assertStorable(empty, items([slot.HEAD, '121']), rules);
    expect(write).toThrow(PlannerError);
    expect(write).toThrow('Item 121 cannot be worn in the Head slot');
    try {
      write();
    } catch (error) {
      expect((error as PlannerError).code).toBe('wrongSlot');
    }
  });
});
