import { describe, expect, test } from 'vitest';
import { arm, context, legal, names, strong } from '../../test/autofill-context.ts';
import { fixtureSet } from '../../test/rules/fixture-dataset.ts';
import { makeEnchant, makeGem, makeItem } from '../../test/rules/make.ts';
import type { Item } from '../item/item.ts';
import * as weapon from '../item/weapon-types.ts';
import type { GearSet } from '../set/gear-set.ts';
import * as slot from '../slot/slots.ts';
import { autofill, autofilling } from './autofill.ts';

describe('Q2: items', () => {
  test('the best of each slot the wearer may put on, in the phase and by the filters of the set', () => {
    const items = [
      strong(1, 90, { classes: ['mage'] }),
      strong(2, 80, { requiredProfession: 'tailoring' }),
      strong(3, 70, { phase: 5 }),
      strong(4, 60, { sourceTypes: ['quest'] }),
      strong(5, 50),
    ];
    const filled = (facts: Partial<GearSet>): string | null =>
      names(autofill(context({ items }, facts)).gear, slot.CHEST)[0]!;
    const filters = fixtureSet().defaultFilters;
    expect(filled({})).toBe('70');
    expect(filled({ phase: 4 })).toBe('60');
    expect(filled({ defaultFilters: { ...filters, sources: ['quest'] } })).toBe('60');
    expect(filled({ defaultFilters: { ...filters, professions: ['tailoring'] } })).toBe('80');
  });

  test('two rings and two trinkets, different ones where they are unique', () => {
    const ring: Partial<Item> = { slotId: slot.FINGER_1, uniqueEquipped: true };
    const trinket: Partial<Item> = { slotId: slot.TRINKET_1 };
    const items = [
      strong(1, 9, ring),
      strong(2, 8, ring),
      strong(3, 7, trinket),
      strong(4, 6, trinket),
    ];
    const { gear } = autofill(context({ items }));
    expect(names(gear, slot.FINGER_1, slot.FINGER_2)).toEqual(['9', '8']);
    expect(names(gear, slot.TRINKET_1, slot.TRINKET_2)).toEqual(['7', '7']);
  });

  test('a reward of a quest is had once, though nothing else forbids a second', () => {
    const trinket: Partial<Item> = { slotId: slot.TRINKET_1, sourceTypes: ['quest'] };
    const given = context({ items: [strong(1, 9, trinket), strong(2, 8, trinket)] });
    const { gear } = autofill(given);
    expect(names(gear, slot.TRINKET_1, slot.TRINKET_2)).toEqual(['9', '8']);
  });

  test('a random item comes with its best suffix', () => {
    const { gear } = autofill(
      context({
        items: [strong(1, 10), makeItem(2, { random: true, name: 'Coat' })],
        suffixes: {
          2: [
            { id: 7, name: 'of Sloth', stats: { strength: 5 } },
            { id: 8, name: 'of Might', stats: { strength: 15 } },
          ],
        },
      }),
    );
    expect(gear[slot.CHEST].item?.id).toBe('2_8');
  });

  test('nothing of worth leaves a slot as it is', () => {
    const worn = makeItem(9, { name: 'Keepsake' });
    const base = context({ items: [makeItem(1, { stats: { stamina: 5 } })] });
    const gear = { ...base.set.gear, [slot.CHEST]: { ...base.set.gear[slot.CHEST], item: worn } };
    expect(names(autofill({ ...base, set: { ...base.set, gear } }).gear, slot.CHEST)).toEqual([
      'Keepsake',
    ]);
  });
});

describe('Q2: hands', () => {
  const sword = arm(1, weapon.ONE_HAND_SWORD, 'one', 30);
  const board = arm(2, weapon.SHIELD, 'off', 15);
  test.each([
    ['a two-hander worth more than a pair', arm(3, weapon.TWO_HAND_SWORD, 'two', 65), ['65', null]],
    ['a pair worth more than a two-hander', arm(3, weapon.TWO_HAND_SWORD, 'two', 55), ['30', '30']],
    ['a unique sword beside a shield', null, ['40', '30']],
  ])('%s', (_, extra, hands) => {
    const unique = arm(4, weapon.ONE_HAND_SWORD, 'one', 40, { unique: true });
    const { gear } = autofill(context({ items: [sword, board, extra ?? unique] }));
    expect(names(gear, slot.MAIN_HAND, slot.OFF_HAND)).toEqual(hands);
  });

  test('one-handers are not lost behind many two-handers', () => {
    const twos = Array.from({ length: 60 }, (_, at) =>
      arm(10 + at, weapon.TWO_HAND_SWORD, 'two', 40),
    );
    const { gear } = autofill(context({ items: [sword, ...twos] }));
    expect(names(gear, slot.MAIN_HAND, slot.OFF_HAND)).toEqual(['30', '30']);
  });

  test('two two-handers only with Titan’s Grip', () => {
    const items = [
      sword,
      arm(3, weapon.TWO_HAND_SWORD, 'two', 50),
      arm(4, weapon.STAFF, 'two', 70),
    ];
    const plain = autofill(context({ items }));
    expect(names(plain.gear, slot.MAIN_HAND, slot.OFF_HAND)).toEqual(['70', null]);
    const gripping = context({ items }, { talents: `${'0'.repeat(9)}1` });
    const { gear } = autofill(gripping);
    expect(names(gear, slot.MAIN_HAND, slot.OFF_HAND)).toEqual(['50', '50']);
    expect(legal(gripping, gear)).toEqual([]);
  });
});

describe('Q2: enchants and gems', () => {
  const robe = makeItem(1, {
    sockets: ['red', 'blue'],
    socketBonus: { strength: 4 },
    stats: { strength: 50 },
  });
  const gems = (...list: Item[]): (string | undefined)[] =>
    autofill(context({ items: [robe, ...list] })).gear[slot.CHEST].gems.map((gem) => gem?.id);

  test('the best enchant that fits and may be used', () => {
    const base = context({
      items: [robe],
      enchants: [
        makeEnchant('1', [slot.CHEST], { stats: { strength: 5 } }),
        makeEnchant('2', [slot.CHEST], { stats: { strength: 9 }, requiredProfession: 'tailoring' }),
        makeEnchant('3', [slot.HEAD], { stats: { strength: 20 } }),
      ],
    });
    expect(autofill(base).gear[slot.CHEST].enchant?.id).toBe('1');
  });

  test('gems that earn the bonus, or better ones that do not', () => {
    const red = makeGem(10, 'red', { stats: { strength: 10 } });
    expect(gems(red, makeGem(11, 'blue', { stats: { strength: 5 } }))).toEqual(['10', '10']);
    expect(gems(red, makeGem(11, 'purple', { stats: { strength: 7 } }))).toEqual(['10', '11']);
  });

  test('unique gems and quest gems once, limited ones up to their limit', () => {
    const plain = makeGem(10, 'purple', { stats: { strength: 5 } });
    const unique = makeGem(11, 'purple', { stats: { strength: 9 }, uniqueEquipped: true });
    expect(gems(plain, unique)).toEqual(['11', '10']);
    const quest = makeGem(12, 'purple', { stats: { strength: 9 } });
    const given = { ...quest, gem: { ...quest.gem!, fromQuest: true } };
    expect(gems(plain, given)).toEqual(['12', '10']);
    const limitCategory = { id: 2, name: 'Jeweler’s Gems', max: 3 };
    const limited = makeGem(13, 'purple', { stats: { strength: 9 }, limitCategory });
    const wide = makeItem(2, {
      slotId: slot.LEGS,
      sockets: ['red', 'red', 'red'],
      stats: { strength: 1 },
    });
    const { gear } = autofill(context({ items: [robe, wide, plain, limited] }));
    const all = [...gear[slot.CHEST].gems, ...gear[slot.LEGS].gems].map((gem) => gem?.id);
    expect(all.filter((id) => id === '13').length).toBe(3);
  });

  test('a meta gem whose requirements the colours meet', () => {
    const helm = makeItem(3, { slotId: slot.HEAD, sockets: ['meta'], stats: { strength: 1 } });
    const red = makeGem(10, 'red', { stats: { strength: 10 } });
    const wanting = makeGem(20, 'meta', { stats: { strength: 30 } }, [
      { color: 'blue', atLeast: 1 },
    ]);
    const content = makeGem(21, 'meta', { stats: { strength: 20 } }, [
      { color: 'red', atLeast: 1 },
    ]);
    const { gear, value } = autofill(context({ items: [robe, helm, red, wanting, content] }));
    expect(gear[slot.HEAD].gems[0]?.id).toBe('21');
    expect(value).toBe(50 + 10 + 10 + 1 + 20);
  });

  test('the buckle where a gem is worth more than another enchant', () => {
    const belt = makeItem(4, { slotId: slot.WAIST, stats: { strength: 3 } });
    const red = makeGem(10, 'red', { stats: { strength: 10 } });
    const enchants = [
      makeEnchant('1', [slot.WAIST], { addsSocket: true }),
      makeEnchant('2', [slot.WAIST], { stats: { strength: 6 } }),
    ];
    const base = context({ items: [belt, red], enchants });
    const { gear, value } = autofill(base);
    expect(gear[slot.WAIST].enchant?.id).toBe('1');
    expect(value).toBe(13);
    expect(legal(base, gear)).toEqual([]);
  });
});

test('Q2: one edit, marks of what stays are kept, and the set before is untouched', () => {
  const base = context({ items: [strong(1, 5), strong(2, 7, { slotId: slot.HEAD })] });
  const own = strong(1, 5);
  const chest = { ...base.set.gear[slot.CHEST], item: own, itemAcquired: true };
  const set = { ...base.set, gear: { ...base.set.gear, [slot.CHEST]: chest } };
  const filled = autofill({ ...base, set });
  const after = autofilling(filled, base.rules.dataset)(set);
  expect(names(after.gear, slot.HEAD, slot.CHEST)).toEqual(['7', '5']);
  expect(after.gear[slot.CHEST].itemAcquired).toBe(true);
  expect(set.gear[slot.HEAD].item).toBeNull();
});
