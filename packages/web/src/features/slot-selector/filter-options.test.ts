import { expect, test } from 'vitest';
import { classic } from '@gearwright/game/edition/classic.ts';
import { burningCrusade } from '@gearwright/game/edition/burning-crusade.ts';
import { wrath } from '@gearwright/game/edition/wrath.ts';
import { MAIN_HAND, HEAD } from '@gearwright/game/slot/slots.ts';
import { fixtureRules, fixtureSet } from '@gearwright/game/test/rules/fixture-dataset.ts';
import { armorTypesOf, hasPvpSource, hasRaidSource, weaponFilter } from './filter-options.ts';

test('V2: Raids only with a raid source, of any size', () => {
  expect(hasRaidSource(null, classic)).toBe(true);
  expect(hasRaidSource(['quest', 'pvp'], burningCrusade)).toBe(false);
  expect(hasRaidSource(['raid25heroic'], wrath)).toBe(true);
});

test('V2: Max PvP Rank only in classic, and with the PvP source', () => {
  expect([classic, burningCrusade, wrath].map(({ pvpRanks }) => pvpRanks)).toEqual([
    true,
    false,
    false,
  ]);
  expect([hasPvpSource(null), hasPvpSource(['pvp']), hasPvpSource(['raid'])]).toEqual([
    true,
    true,
    false,
  ]);
});

test('V2: Max Arena Rating only above the second expansion', () => {
  expect([classic, burningCrusade, wrath].map(({ arenaRatings }) => arenaRatings)).toEqual([
    false,
    false,
    true,
  ]);
});

test('V2: kinds of weapons and armor are those of the class', () => {
  const rules = fixtureRules(wrath);
  expect(weaponFilter(HEAD, fixtureSet(), rules)).toBeNull();
  expect(weaponFilter(MAIN_HAND, fixtureSet(), rules)?.field).toBe('mainWeaponTypes');
  const young = { ...rules, wearer: { ...rules.wearer, level: 1 } };
  expect(armorTypesOf(fixtureSet(), young).length).toBeLessThanOrEqual(
    armorTypesOf(fixtureSet(), rules).length,
  );
});
