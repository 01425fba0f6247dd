import { describe, expect, test } from 'vitest';
import { seasonOfDiscovery } from '../edition/season-of-discovery.ts';
import { wrath } from '../edition/wrath.ts';
import { equipping, unequipping } from '../equip/equipping.ts';
import { enchanting } from '../enchant/enchanting.ts';
import { gemming } from '../gem/gemming.ts';
import { PlannerError } from '../messages.ts';
import { engraving } from '../rune/engraving.ts';
import { CHEST, HEAD } from '../slot/slots.ts';
import { unwishing } from '../wishlist/wishing.ts';
import { renaming } from '../set/edits.ts';
import { loadSet } from './load-set.ts';
import { storeSet } from './store-set.ts';
import { parseStoredSet } from './set-schema.ts';
import type { StoredSet } from './stored-set.ts';
import { fixtureRules, fixtureSet } from '../../test/rules/fixture-dataset.ts';
import { things } from '../../test/rules/fixture-things.ts';
import { upgradeStoredSet } from './upgrade-stored-set.ts';

const rules = fixtureRules(wrath);
const nulls = (length: number): readonly null[] => Array.from({ length }, () => null);
const flags = (length: number): readonly boolean[] => Array.from({ length }, () => false);
const empty = storeSet(fixtureSet());

test('S2: a new set holds 20 nulls, 20 false flags, 6 glyph slots and no wishes', () => {
  expect(empty).toEqual({
    id: 'set-1',
    characterId: 'character-1',
    publicId: null,
    version: 0,
    pinned: false,
    name: 'Raid',
    gameClass: 'warrior',
    spec: 'fury',
    phase: 1,
    itemIds: nulls(20),
    enchantIds: nulls(20),
    gemIds: nulls(20),
    runeIds: nulls(20),
    itemsAcquired: flags(20),
    enchantsAcquired: flags(20),
    gemsAcquired: nulls(20),
    wishlistIds: [],
    glyphIds: nulls(6),
    talents: '',
    points: [],
    effectValues: [],
    goals: { caps: null, arms: null },
    buffs: [],
    consumables: [],
    modelSettings: { showHelm: true, showCloak: true, sheathed: false },
    defaultFilters: {
      sources: null,
      raids: null,
      mainWeaponTypes: null,
      offWeaponTypes: null,
      rangedWeaponTypes: null,
      armorTypes: null,
      professions: null,
      maxPvpRank: 14,
      maxArenaRating: 3000,
    },
  });
  expect(parseStoredSet(empty)).toEqual(empty);
});

describe('D4, E4: loading and storing', () => {
  const stored: StoredSet = {
    ...empty,
    itemIds: empty.itemIds.with(HEAD, '131').with(CHEST, '987654').with(15, '146_-8'),
    enchantIds: empty.enchantIds.with(HEAD, 'spell:999').with(CHEST, 'spell:305'),
    gemIds: empty.gemIds.with(HEAD, ['208', '777777']).with(CHEST, [null, '201']),
    gemsAcquired: empty.gemsAcquired.with(HEAD, [false, true]).with(CHEST, [false, true]),
    runeIds: empty.runeIds.with(CHEST, 'spell:123456'),
    itemsAcquired: empty.itemsAcquired.with(CHEST, true),
    wishlistIds: ['138', '888888'],
    glyphIds: ['8001', null, null, '5', null, null],
  };
  const { set, warnings } = loadSet(stored, rules.dataset);

  test('unknown ids become warnings', () => {
    expect(warnings.map((warning) => warning.message)).toEqual([
      'Unknown enchant spell:999',
      'Unknown gem 777777',
      'Unknown item 987654',
      'Unknown rune spell:123456',
      'Unknown item 888888',
    ]);
  });

  test('and come back unchanged when something else is saved', () => {
    expect(storeSet(set)).toEqual(stored);
    expect(storeSet(renaming('Tank')(set))).toEqual({ ...stored, name: 'Tank' });
    const glovesOn = equipping(16, things.sword, rules)(set);
    expect(storeSet(glovesOn)).toEqual({ ...stored, itemIds: stored.itemIds.with(16, '101') });
  });

  test('until their own place is changed', () => {
    const edited = [
      equipping(CHEST, things.chest, rules),
      enchanting(HEAD, null),
      gemming(HEAD, 1, things.red),
      engraving(CHEST, null),
      unwishing('888888'),
    ].reduce((before, edit) => edit(before), set);
    expect(loadSet(storeSet(edited), rules.dataset).warnings).toEqual([]);
    expect(storeSet(unequipping(CHEST, rules)(set)).itemIds[CHEST]).toBeNull();
    expect(storeSet(unequipping(CHEST, rules)(set)).runeIds[CHEST]).toBe('spell:123456');
  });

  test('runes load where the edition has them', () => {
    const sod = fixtureRules(seasonOfDiscovery);
    const runed = { ...empty, runeIds: empty.runeIds.with(HEAD, 'spell:9003') };
    expect(loadSet(runed, sod.dataset).set.gear[HEAD].rune?.spellId).toBe(9003);
    expect(loadSet(runed, rules.dataset).warnings[0]?.code).toBe('unknownRune');
  });
});

describe('E4: the door for stored sets', () => {
  const refusalOf = (patch: object): PlannerError => {
    try {
      parseStoredSet({ ...empty, ...patch });
    } catch (error) {
      return error as PlannerError;
    }
    throw new Error('accepted');
  };

  test.each([
    ['a wrong array length', { itemIds: nulls(19) }, 'Item Ids must have 20 entries'],
    ['too many entries', { runeIds: nulls(21) }, 'Rune Ids must have 20 entries'],
    ['too few glyphs', { glyphIds: nulls(5) }, 'Glyph Ids must have 6 entries'],
    ['too long a name', { name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
    ['no name', { name: '' }, 'Name is required'],
    [
      'a wrong id',
      { itemIds: empty.itemIds.with(3, 'sword') },
      'Item Ids 4 is not valid: not an item id',
    ],
    ['an unknown class', { gameClass: 'bard' }, 'Class is not valid'],
    [
      'a wish twice',
      { wishlistIds: ['1', '1'] },
      'Wishlist Ids is not valid: an item is listed twice',
    ],
    [
      'too many wishes',
      { wishlistIds: Array.from({ length: 101 }, (_, id) => String(id)) },
      'You can only have up to 100 items in a wishlist',
    ],
    [
      'a rank out of range',
      { defaultFilters: { ...empty.defaultFilters, maxPvpRank: 15 } },
      'Default Filters Max Pvp Rank must be at most 14',
    ],
  ])('%s is refused by field', (_, patch, message) => {
    const error = refusalOf(patch);
    expect(error).toBeInstanceOf(PlannerError);
    expect(error.message).toContain(message);
  });

  test('fields nobody knows are left out', () => {
    expect(parseStoredSet({ ...empty, colour: 'red' })).toEqual(empty);
  });
});

describe('S5: legacy data', () => {
  const legacy = {
    id: 'a',
    characterId: 'b',
    name: 'Old',
    gameClass: 'WARRIOR',
    spec: 'arms',
    phase: '3',
    itemIds: [null, 131],
    gemIds: [null, [208, null], 'x'],
    itemsAcquired: [null, true],
    wishlistIds: [
      ['138', 138],
      [null, '139'],
    ],
    glyphIds: [8001],
    points: [{ id: 'p', name: 'Mine', stats: { strength: 2, luck: 1 } }],
    buffs: [{ spellId: 35476 }, { spellId: '502', improvementIds: ['551'] }, { spellId: 2825 }],
    consumables: [{ itemId: '401', slotId: '16' }, { itemId: 'x' }],
    defaultFilters: { armorTypes: ['0', '3', 'plate'], maxPvpRank: '10', professions: ['Mining'] },
  };

  test('phase to number, missing fields to null, filter values to integers, retired buffs gone', () => {
    expect(upgradeStoredSet(legacy)).toEqual({
      ...empty,
      id: 'a',
      characterId: 'b',
      name: 'Old',
      spec: 'arms',
      phase: 3,
      itemIds: empty.itemIds.with(1, '131'),
      gemIds: empty.gemIds.with(1, ['208', null]),
      itemsAcquired: empty.itemsAcquired.with(1, true),
      wishlistIds: ['138', '139'],
      glyphIds: ['8001', ...nulls(5)],
      points: [
        { type: 'custom', pointId: 'p', name: 'Mine', stats: [{ name: 'strength', value: 2 }] },
      ],
      buffs: [{ spellId: 502, improvementIds: [551], enabled: true }],
      consumables: [{ itemId: 401, enabled: true, slotId: 16 }],
      defaultFilters: {
        ...empty.defaultFilters,
        armorTypes: [0, 3],
        maxPvpRank: 10,
        professions: ['mining'],
      },
    });
  });

  test('today’s form stays as it is', () => {
    expect(upgradeStoredSet(empty)).toEqual(empty);
  });

  test.each([
    ['nothing', null],
    ['a text', 'set'],
    ['no ids', {}],
    ['no class', { id: 'a', characterId: 'b' }],
  ])('%s is a planner error', (_, value) => {
    expect(() => upgradeStoredSet(value)).toThrow(PlannerError);
  });
});
