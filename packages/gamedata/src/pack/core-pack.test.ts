import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeDataset } from '@gearwright/game/dataset/decode-dataset.ts';
import { FLAG_HEIRLOOM, FLAG_RANDOM, FLAG_WEAPON } from '@gearwright/game/dataset/dataset.ts';
import { PackError } from '@gearwright/game/dataset/pack-error.ts';
import { CLASSES, RACES } from '@gearwright/game/words/classes-and-races.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { PROFESSIONS } from '@gearwright/game/item/professions.ts';
import { SOURCE_TYPES } from '@gearwright/game/item/source-types.ts';
import { STAT_NAMES, statIndex } from '@gearwright/game/stat/catalogue.ts';
import { SourceError } from '../compiled.ts';
import { corePack } from './core-pack.ts';
import { gem, heirloom, itemOf, PLAIN, ring, smallEdition, staff } from './small-edition.ts';
import { textsPack } from './texts-pack.ts';

const dataset = decodeDataset(corePack(smallEdition()));

describe('items of a core pack', () => {
  test.each([PLAIN, staff, ring, gem, heirloom])('$name comes back whole', (item) => {
    expect(dataset.item(item.id)).toEqual(item);
  });

  test('any item comes back whole', () => {
    const subset = <Word>(list: readonly Word[]) => fc.subarray([...list], { minLength: 1 });
    const stats = fc.dictionary(
      fc.constantFrom(...STAT_NAMES.filter((name) => !name.startsWith('weapon'))),
      // A source never tells minus nothing.
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    );
    const item = fc.record<Partial<Item>>({
      name: fc.string({ unit: 'grapheme' }).filter((name) => !name.includes('\0')),
      quality: fc.constantFrom(0, 4, 7),
      itemLevel: fc.nat(300),
      slotId: fc.constantFrom(null, 0, 1, 19),
      handed: fc.constantFrom(null, 'one', 'main', 'off', 'two'),
      armorType: fc.constantFrom(null, 0, 3),
      weaponType: fc.constantFrom(null, 0, 22),
      stats,
      sockets: fc.array(fc.constantFrom('red', 'blue', 'yellow', 'meta', 'prismatic'), {
        maxLength: 4,
      }),
      socketBonus: fc.option(stats),
      damageMin: fc.option(fc.double({ min: 0, max: 9999, noNaN: true })),
      dps: fc.option(fc.double({ min: 0, max: 999, noNaN: true })),
      unique: fc.boolean(),
      heroic: fc.boolean(),
      classes: fc.option(subset(CLASSES)),
      races: fc.option(subset(RACES)),
      faction: fc.constantFrom(null, 'alliance', 'horde'),
      bind: fc.constantFrom(null, 'equip', 'pickup', 'use', 'account'),
      setId: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
      requiredProfession: fc.option(fc.constantFrom(...PROFESSIONS)),
      sourceTypes: subset(SOURCE_TYPES),
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), (fields) => {
        const items = fields.map((field, index) => itemOf(index * 3 + 1, field as Partial<Item>));
        const back = decodeDataset(corePack(smallEdition('wrath', items)));
        expect(items.map((wanted) => back.item(wanted.id))).toEqual(items);
        expect(back.items.row(2)).toBe(-1);
      }),
    );
  });

  test('are made once and cannot be changed', () => {
    expect(dataset.item('20')).toBe(dataset.item('20'));
    expect(dataset.item('30_-8')).toBe(dataset.item('30_-8'));
    expect(Object.isFrozen(dataset.item('20'))).toBe(true);
    expect(Object.isFrozen(dataset.item('20')!.stats)).toBe(true);
    expect(Object.isFrozen(dataset.item('30')!.sockets)).toBe(true);
  });

  test.each(['', '2', '020', ' 20', '20_', '20_0', 'x', '-20', '1e1', '99999999999999999999'])(
    'no item is called "%s"',
    (id) => expect(dataset.item(id)).toBeNull(),
  );

  test('weapon figures stand among the stats of the table', () => {
    const { items } = dataset;
    const row = items.row(20);
    const entries = new Map<number, number>();
    for (let entry = items.statStarts[row]!; entry < items.statStarts[row + 1]!; entry++) {
      entries.set(items.statIds[entry]!, items.statValues[entry]!);
    }
    expect(entries.get(statIndex('weaponDamageMin'))).toBe(100.5);
    expect(entries.get(statIndex('weaponDamageMax'))).toBe(151);
    expect(entries.get(statIndex('weaponSpeed'))).toBe(3.2);
    expect(entries.get(statIndex('weaponDps'))).toBe(39.3);
    expect(entries.get(statIndex('spellPower'))).toBe(30);
    expect(entries.size).toBe(6);
  });

  test('filter columns come from the sources', () => {
    const { items } = dataset;
    const row = items.row(20);
    expect(items.pvpRanks[row]).toBe(13);
    expect([...items.raidZones.subarray(items.raidStarts[row], items.raidStarts[row + 1])]).toEqual(
      [2717],
    );
    expect(items.craftMasks[items.row(1)]).toBe(1 << PROFESSIONS.indexOf('tailoring'));
    expect(items.craftMasks[row]).toBe(0);
    expect(items.wearProfessions[items.row(40)]).toBe(PROFESSIONS.indexOf('jewelcrafting') + 1);
  });

  test('flags say what is random, an heirloom, a weapon', () => {
    const flags = (id: number) => dataset.items.flags[dataset.items.row(id)]!;
    expect(flags(30) & FLAG_RANDOM).toBeTruthy();
    expect(flags(50) & FLAG_HEIRLOOM).toBeTruthy();
    expect(flags(20) & FLAG_WEAPON).toBeTruthy();
    expect(flags(1)).toBe(0);
  });

  test('gems and consumables are lists of their own', () => {
    expect(dataset.gems).toEqual([gem]);
    expect(dataset.consumables).toEqual([]);
  });

  test.each([
    ['a level that does not fit', { requiredLevel: 300 }, 'requiredLevels 300'],
    ['a profession nobody has', { requiredProfession: 'juggling' }, 'juggling'],
    ['a weapon figure told twice', { dps: 1, stats: { weaponDps: 1 } }, 'weaponDps'],
  ])('%s stops the compile with the item', (_, fields, reason) => {
    const compile = () => corePack(smallEdition('tbc', [itemOf(5, fields)]));
    expect(compile).toThrow(SourceError);
    expect(compile).toThrow('item 5 Linen Belt');
    expect(compile).toThrow(reason);
  });
});

describe('D4: an item with its suffix', () => {
  test('has the suffix in its name and floor(allocation × points ÷ 10,000) on its stats', () => {
    expect(dataset.item('30_-8')).toEqual({
      ...ring,
      id: '30_-8',
      name: 'Band of the Eagle',
      // 5259 × 41 ÷ 10,000 = 21.56, 3506 × 41 ÷ 10,000 = 14.37
      stats: { stamina: 4 + 21, intellect: 14 },
      suffix: { id: -8, name: 'of the Eagle', stats: { stamina: 21, intellect: 14 } },
      random: false,
    });
  });

  test('a fixed suffix adds its own amounts', () => {
    expect(dataset.item('30_14')?.stats).toEqual({ stamina: 4, strength: 3 });
  });

  test('a suffix that is not one of its own is none', () => {
    expect(dataset.item('30_15')).toBeNull();
    expect(dataset.item('20_-8')).toBeNull();
    expect(dataset.suffixesOf(20)).toEqual([]);
  });
});

describe('an heirloom', () => {
  test('has the stats of its wearer’s level, the last level above that', () => {
    expect(dataset.itemAt('50', 1)).toEqual({
      ...heirloom,
      stats: { strength: 1 },
      damageMin: 1,
      damageMax: 2,
      dps: 0.8,
    });
    expect(dataset.itemAt('50', 80)?.stats).toEqual({});
    expect(dataset.itemAt('50', 1)).toBe(dataset.itemAt('50', 1));
  });

  test('other items do not grow', () => {
    expect(dataset.itemAt('20', 1)).toBe(dataset.item('20'));
    expect(dataset.itemAt('21', 1)).toBeNull();
  });
});

describe('the other tables', () => {
  test('are found by their ids', () => {
    expect(dataset.setOf(7)?.name).toBe('Raiment of Tests');
    expect(dataset.setOf(8)).toBeNull();
    expect(dataset.spell(12)?.rank).toBe(2);
    expect(dataset.spellLine(11).map((spell) => spell.id)).toEqual([11, 12]);
    expect(dataset.spellLine(12)).toEqual([]);
    expect(dataset.enchant('spell:1')?.effectId).toBe(1);
    expect(dataset.appearance('human', 0).face).toBe(12);
    expect([dataset.edition, dataset.date]).toEqual(['tbc', '2024-02-29']);
  });

  test('same input, same bytes', () => {
    expect(corePack(smallEdition())).toEqual(corePack(smallEdition()));
    expect(textsPack(smallEdition())).toEqual(textsPack(smallEdition()));
  });

  test('a texts pack is not a dataset', () => {
    expect(() => decodeDataset(textsPack(smallEdition()))).toThrow(PackError);
  });
});
