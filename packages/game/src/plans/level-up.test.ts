import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../edition/editions.ts';
import { seasonOfDiscovery } from '../edition/season-of-discovery.ts';
import { wrath } from '../edition/wrath.ts';
import { MAIL, PLATE } from '../item/weapon-types.ts';
import { filtering } from '../set/edits.ts';
import { emptyGear } from '../set/new-gear-set.ts';
import { EMPTY_PIECE } from '../set/piece.ts';
import { fixtureRules, fixtureSet } from '../../test/rules/fixture-dataset.ts';
import { FIXTURE_CLASSES } from '../../test/rules/fixture-classes.ts';
import { things } from '../../test/rules/fixture-things.ts';
import { inEditions } from '../../test/rules/in-editions.ts';
import { fixtureCharacter } from '../../test/rules/fixture-character.ts';
import { AMMO, HEAD, MAIN_HAND } from '../slot/slots.ts';
import { filtersAtLevel, typesAt } from '../set/filters-at-level.ts';
import { atLevel, whyNotLevelUp } from './level-up.ts';
import { syncedLevel, syncing, whyNotSync, type LiveSet } from './sync.ts';
import { wornProfessions } from '../set/worn-professions.ts';
import { DEFAULT_FILTERS } from '../set/new-gear-set.ts';

const [warrior] = FIXTURE_CLASSES;

describe('L2: level up', () => {
  inEditions(Object.values(EDITIONS), 'one level more, up to the highest', (edition) => {
    const young = fixtureCharacter({ level: edition.maxLevel - 1 });
    expect(whyNotLevelUp(young, edition)).toBeNull();
    const { character } = atLevel(young, [], young.level + 1, fixtureRules(edition));
    expect(character.level).toBe(edition.maxLevel);
    expect(whyNotLevelUp(character, edition)?.code).toBe('highestLevel');
  });

  test('at 40 the sets’ filters gain the types of the second table', () => {
    const set = filtering({ armorTypes: [2] })(fixtureSet());
    const at = (level: number) =>
      atLevel(fixtureCharacter({ level: level - 1 }), [set], level, fixtureRules(wrath)).sets[0]!
        .defaultFilters.armorTypes;
    expect(at(39)).toEqual([MAIL]);
    expect(at(40)).toEqual([MAIL, PLATE]);
    expect(at(41)).toEqual([MAIL]);
  });

  test('a filter nobody chose stays open, and an unchanged set stays the same object', () => {
    const set = fixtureSet();
    const { sets } = atLevel(fixtureCharacter({ level: 39 }), [set], 40, fixtureRules(wrath));
    expect(sets[0]).toBe(set);
  });

  test('going below 40 takes the types away again', () => {
    const chosen = { ...DEFAULT_FILTERS, armorTypes: [MAIL, PLATE], offWeaponTypes: [1, 7] };
    expect(filtersAtLevel(chosen, warrior!, 60, 39)).toEqual({
      ...chosen,
      armorTypes: [MAIL],
      offWeaponTypes: [7],
    });
  });

  test('the first table ends below 40', () => {
    expect(typesAt(warrior!, 'armorTypes', 39)).toEqual([0, 1, 2]);
    expect(typesAt(warrior!, 'armorTypes', 40)).toEqual([0, 1, 2, 3]);
    const armor = [{ type: PLATE, minLevel: 55, via: null }];
    const knight = { ...warrior!, minLevel: 55, armor };
    expect(typesAt(knight, 'armorTypes', 39)).toEqual([PLATE]);
  });
});

describe('sync', () => {
  const live: LiveSet = {
    gameClass: 'warrior',
    level: 45,
    spec: null,
    gear: {
      ...emptyGear(),
      [HEAD]: { ...EMPTY_PIECE, item: things.helm, gems: [things.meta], gemsAcquired: [false] },
    },
    talents: '0A',
    glyphs: [8001, null, null, null, null, null],
    professions: ['engineering', 'tailoring'],
  };
  const rules = fixtureRules(wrath);
  const set = filtering({ armorTypes: [2] })(
    fixtureSet({
      gear: {
        ...emptyGear(),
        [AMMO]: { ...EMPTY_PIECE, item: things.arrows },
        [MAIN_HAND]: { ...EMPTY_PIECE, item: things.sword },
      },
      consumables: [{ itemId: things.whetstone.baseId, enabled: true, slotId: MAIN_HAND }],
    }),
  );

  test('copies gear, talents and glyphs; what is worn is acquired; ammo stays', () => {
    const synced = syncing(live, rules.dataset)(set);
    expect(synced).toMatchObject({ talents: '0A', glyphs: live.glyphs, consumables: [] });
    expect(synced.gear[HEAD]).toMatchObject({ itemAcquired: true, gemsAcquired: [true] });
    expect(synced.gear[MAIN_HAND].item).toBeNull();
    expect(synced.gear[AMMO].item).toBe(things.arrows);
  });

  test('D5: the professions its gear asks for are added to those the set has', () => {
    const { professions } = syncing(
      live,
      rules.dataset,
    )(filtering({ professions: ['tailoring', 'mining'] })(set)).defaultFilters;
    expect(professions).toEqual(['tailoring', 'mining', 'engineering']);
  });

  inEditions([seasonOfDiscovery], 'a level above the edition’s is cut', (edition) => {
    expect(syncedLevel({ level: 80 }, edition)).toBe(60);
    expect(syncedLevel({ level: 45 }, edition)).toBe(45);
  });

  test('another class is refused with its sentence', () => {
    expect(whyNotSync(fixtureCharacter(), { ...live, gameClass: 'mage' })?.message).toBe(
      'Character is not the same class',
    );
    expect(whyNotSync(fixtureCharacter(), live)).toBeNull();
  });
});

test('D5: gear gives its professions away', () => {
  const gear = {
    ...emptyGear(),
    [HEAD]: { ...EMPTY_PIECE, item: things.goggles },
    [9]: { ...EMPTY_PIECE, item: things.bracers, gems: [things.dragonRed] },
    [11]: { ...EMPTY_PIECE, item: things.ring, enchant: things.ringPower },
  };
  expect(wornProfessions(gear, wrath)).toEqual([
    'engineering',
    'jewelcrafting',
    'blacksmithing',
    'enchanting',
  ]);
});
