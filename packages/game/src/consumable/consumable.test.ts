import { describe, expect, test } from 'vitest';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { classic } from '../edition/classic.ts';
import type { Edition } from '../edition/edition.ts';
import { EDITIONS } from '../edition/editions.ts';
import { seasonOfDiscovery } from '../edition/season-of-discovery.ts';
import { wrath } from '../edition/wrath.ts';
import { equipping } from '../equip/equipping.ts';
import type { Item } from '../item/item.ts';
import type { GearSet } from '../set/gear-set.ts';
import { fixtureRules, fixtureSet } from '../../test/rules/fixture-dataset.ts';
import { things } from '../../test/rules/fixture-things.ts';
import { inEditions } from '../../test/rules/in-editions.ts';
import { makeConsumable } from '../../test/rules/make.ts';
import { MAIN_HAND, OFF_HAND, type SlotId } from '../slot/slots.ts';
import {
  choosingConsumable,
  droppingConsumable,
  enablingConsumable,
  replacedBy,
  whyNotChooseConsumable,
} from './choosing-consumable.ts';
import { consumableOptions } from './consumable-options.ts';
import { exclude } from './exclusion.ts';

const all = Object.values(EDITIONS);
const season = [classic, seasonOfDiscovery];
const later = [burningCrusade, wrath];

function choose(edition: Edition, ...items: readonly Item[]): readonly number[] {
  const rules = fixtureRules(edition);
  const set = items.reduce<GearSet>(
    (before, item) => choosingConsumable(item, null, rules)(before),
    fixtureSet(),
  );
  return set.consumables.map((chosen) => chosen.itemId);
}

const ids = (...items: readonly Item[]): readonly number[] => items.map((item) => item.baseId);

describe('B1: consumables exclude each other', () => {
  inEditions(all, 'same type: the last chosen stays', (edition) => {
    expect(choose(edition, things.food, things.otherFood)).toEqual(ids(things.otherFood));
    expect(choose(edition, things.food, things.rum)).toEqual(ids(things.rum));
    expect(choose(edition, things.flask, things.otherFlask)).toEqual(ids(things.otherFlask));
    expect(choose(edition, things.food, things.potion)).toEqual(ids(things.food, things.potion));
  });

  inEditions(later, 'a flask counts as battle and guardian', (edition) => {
    expect(choose(edition, things.battle, things.guardian)).toEqual(
      ids(things.battle, things.guardian),
    );
    expect(choose(edition, things.battle, things.guardian, things.flask)).toEqual(
      ids(things.flask),
    );
    expect(choose(edition, things.flask, things.battle)).toEqual(ids(things.battle));
    expect(choose(edition, things.flask, things.guardian)).toEqual(ids(things.guardian));
  });

  inEditions(season, 'a flask stands beside elixirs', (edition) => {
    expect(choose(edition, things.lateElixir, things.flask)).toEqual(
      ids(things.lateElixir, things.flask),
    );
  });

  inEditions(all, 'one scroll of each name', (edition) => {
    expect(
      choose(edition, things.agilityScroll, things.staminaScroll, things.agilityScrollTwo),
    ).toEqual(ids(things.staminaScroll, things.agilityScrollTwo));
  });

  inEditions(season, 'every exclusive group keeps its last', (edition) => {
    expect(edition.consumables.groups).toEqual(
      expect.arrayContaining([
        'zanza',
        'blasted',
        'agility',
        'strength',
        'intellect',
        'attackPower',
        'health',
        'fireDamage',
        'spellDamage',
        'hp5',
        'resist',
        'alcohol',
      ]),
    );
    for (const group of edition.consumables.groups) {
      const [one, two] = [1, 2].map((id) => makeConsumable(id, { type: 'elixir', group }));
      const dose = (item: Item) => ({ item, slotId: null });
      expect(exclude(dose(one!), dose(two!), edition)).toBe(true);
      const other = makeConsumable(3, { type: 'elixir', group: `not ${group}` });
      expect(exclude(dose(one!), dose(other), edition)).toBe(false);
    }
  });

  test('a group holds across types', () => {
    const ale = makeConsumable(1, { type: 'elixir', group: 'alcohol' });
    expect(exclude({ item: ale, slotId: null }, { item: things.rum, slotId: null }, classic)).toBe(
      true,
    );
  });

  test('each hand has its own stone', () => {
    const rules = fixtureRules(wrath);
    const armed = equipping(
      OFF_HAND,
      things.sword,
      rules,
    )(equipping(MAIN_HAND, things.sword, rules)(fixtureSet()));
    const put = (item: Item, slot: SlotId) => choosingConsumable(item, slot, rules);
    const set = put(
      things.oil,
      MAIN_HAND,
    )(put(things.whetstone, OFF_HAND)(put(things.whetstone, MAIN_HAND)(armed)));
    expect(set.consumables).toEqual([
      { itemId: things.whetstone.baseId, enabled: true, slotId: OFF_HAND },
      { itemId: things.oil.baseId, enabled: true, slotId: MAIN_HAND },
    ]);
  });

  test('the picker can say what a choice replaces', () => {
    const rules = fixtureRules(wrath);
    const set = choosingConsumable(
      things.battle,
      null,
      rules,
    )(choosingConsumable(things.guardian, null, rules)(fixtureSet()));
    expect(replacedBy(set, things.flask, null, rules).map((chosen) => chosen.itemId)).toEqual(
      ids(things.guardian, things.battle),
    );
  });

  test('dropping and switching off', () => {
    const rules = fixtureRules(wrath);
    const set = choosingConsumable(things.food, null, rules)(fixtureSet());
    expect(enablingConsumable(things.food.baseId, null, false)(set).consumables[0]?.enabled).toBe(
      false,
    );
    expect(droppingConsumable(things.food.baseId, null)(set).consumables).toEqual([]);
  });
});

describe('B1: consumable options', () => {
  const armed = (edition: Edition): GearSet =>
    equipping(MAIN_HAND, things.mace, fixtureRules(edition))(fixtureSet());
  const keys = (edition: Edition, level = edition.maxLevel): readonly string[] =>
    consumableOptions(armed(edition), fixtureRules(edition, { level })).map(({ key }) => key);
  const options = (edition: Edition, key: string): readonly Item[] =>
    consumableOptions(armed(edition), fixtureRules(edition)).find((c) => c.key === key)?.options ??
    [];

  inEditions(season, 'categories in order, elixirs many at once', (edition) => {
    expect(keys(edition)).toEqual([
      'flask',
      'battle',
      'elixirs',
      'food',
      'scrollAgility',
      'scrollStamina',
      'mainHand',
      'potion',
    ]);
    const elixirs = consumableOptions(armed(edition), fixtureRules(edition))[2];
    expect(elixirs).toMatchObject({ label: 'Elixirs', multiple: true });
  });

  inEditions(later, 'guardian elixirs, and flasks among both kinds', (edition) => {
    expect(keys(edition)).toEqual([
      'battle',
      'guardian',
      'other',
      'food',
      'scrollAgility',
      'scrollStamina',
      'mainHand',
      'potion',
    ]);
    expect(options(edition, 'battle')).toContain(things.flask);
    expect(options(edition, 'guardian')).toContain(things.flask);
  });

  inEditions(season, 'flasks come at level 50', (edition) => {
    expect(keys(edition, 49)).not.toContain('flask');
    expect(keys(edition, 50)).toContain('flask');
    const young = fixtureRules(edition, { level: 49 });
    expect(whyNotChooseConsumable(fixtureSet(), things.flask, null, young)?.message).toBe(
      'flask 401 requires level 50',
    );
  });

  test('the six kinds of scroll stand under one heading', () => {
    const scrolls = consumableOptions(fixtureSet(), fixtureRules(wrath)).filter(
      (category) => category.heading === 'Scrolls',
    );
    expect(scrolls.map((category) => category.label)).toEqual(['Agility', 'Stamina']);
  });

  test('level and class narrow the choice', () => {
    expect(options(classic, 'elixirs')).toContain(things.lateElixir);
    const young = fixtureRules(classic, { level: 54 });
    expect(consumableOptions(fixtureSet(), young).at(-1)?.options).not.toContain(things.lateElixir);
    const mage = fixtureRules(classic, { gameClass: 'mage' });
    const potions = consumableOptions(fixtureSet(), mage).find((c) => c.key === 'potion');
    expect(potions?.options).toEqual([things.potion]);
  });

  test('stones follow the weapon in hand', () => {
    expect(options(wrath, 'mainHand')).toEqual(
      [things.weightstone, things.oil].toSorted((a, b) => a.name.localeCompare(b.name)),
    );
    expect(options(wrath, 'offHand')).toEqual([]);
    const rules = fixtureRules(wrath);
    const why = (item: Item, slot: SlotId | null): string | undefined =>
      whyNotChooseConsumable(armed(wrath), item, slot, rules)?.code;
    expect(why(things.whetstone, MAIN_HAND)).toBe('consumableDoesNotFit');
    expect(why(things.oil, OFF_HAND)).toBe('consumableDoesNotFit');
    expect(why(things.oil, null)).toBe('consumableDoesNotFit');
    expect(why(things.food, MAIN_HAND)).toBe('consumableDoesNotFit');
    expect(why(things.oil, MAIN_HAND)).toBeUndefined();
    expect(why(things.sword, null)).toBe('unknownConsumable');
  });
});
