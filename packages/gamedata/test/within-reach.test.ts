import { describe, expect, test } from 'vitest';
import { autofill } from '@gearwright/game/optimise/autofill.ts';
import { exactAutofill } from '@gearwright/game/optimise/exact/exact-autofill.ts';
import type { ExactRequest } from '@gearwright/game/optimise/exact/exact-request.ts';
import { findUpgrades, type SlotUpgrades } from '@gearwright/game/optimise/next/upgrades.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import { pieceOf } from '@gearwright/game/set/piece.ts';
import { MAIN_HAND, WAIST } from '@gearwright/game/slot/slots.ts';
import { indexOf, presetsAtCap, requestFor } from './autofill-requests.ts';

function atLevel(edition: EditionKey, level: number): ExactRequest {
  const warrior = presetsAtCap(edition).find(({ gameClass }) => gameClass === 'warrior')!;
  const request = requestFor(edition, warrior);
  const { rules } = request;
  return { ...request, rules: { ...rules, wearer: { ...rules.wearer, level } } };
}

test.each([
  { edition: 'classic', itemLevel: 30, level: 25 },
  { edition: 'classic', itemLevel: 65, level: 60 },
  { edition: 'sod', itemLevel: 28, level: 18 },
  { edition: 'sod', itemLevel: 66, level: 60 },
  { edition: 'tbc', itemLevel: 100, level: 64 },
  { edition: 'tbc', itemLevel: 141, level: 70 },
  { edition: 'wrath', itemLevel: 187, level: 78 },
  { edition: 'wrath', itemLevel: 226, level: 80 },
] as const)('Q2: in $edition, item level $itemLevel is first worn at $level', (each) => {
  const usual = indexOf(each.edition).usualLevels();
  expect(usual(each.itemLevel)).toBe(each.level);
});

describe.each([
  { edition: 'classic', level: 20, most: 33 },
  { edition: 'classic', level: 40, most: 53 },
  { edition: 'sod', level: 25, most: 34 },
  { edition: 'tbc', level: 60, most: 99 },
  { edition: 'wrath', level: 70, most: 169 },
] as const)('at level $level of $edition', ({ edition, level, most }) => {
  const request = atLevel(edition, level);
  /** Item levels of what names no level. */
  const unnamed = (items: readonly { requiredLevel: number; itemLevel: number }[]): number[] =>
    items.filter((item) => item.requiredLevel <= 1).map((item) => item.itemLevel);

  test.each([
    { way: 'autofill', fill: autofill },
    { way: 'exact autofill', fill: exactAutofill },
  ])('Q2, Q3: $way takes nothing that is got much later', ({ fill }) => {
    const { gear } = fill(request);
    const items = Object.values(gear).flatMap(({ item }) => item ?? []);
    expect(items.length).toBeGreaterThan(10);
    expect(Math.max(0, ...unnamed(items))).toBeLessThanOrEqual(most);
  });

  test('Q4: nor do upgrades name any', () => {
    const { available } = findUpgrades(request);
    const items = available.flatMap(({ upgrades }) => upgrades.map(({ item }) => item));
    expect(items.length).toBeGreaterThan(20);
    expect(Math.max(0, ...unnamed(items))).toBeLessThanOrEqual(most);
  });
});

const GIRTH_RESTRAINER = '13959';
const CRIT = { critPercent: 100, strength: 1 };

describe('a warrior of level 50, whom Omokk is still too strong for', () => {
  const request = atLevel('classic', 50);
  const belt = request.index.dataset.item(GIRTH_RESTRAINER)!;

  test('Q4: his belt is among what the next levels bring', () => {
    const named = (found: readonly SlotUpgrades[]) =>
      found.some(({ upgrades }) => upgrades.some(({ item }) => item.id === belt.id));
    const given = { ...request, weights: CRIT };
    const { available, upcoming } = findUpgrades(given);
    expect([belt.requiredLevel, named(available), named(upcoming)]).toEqual([0, false, true]);
  });

  test.each([
    { way: 'autofill', fill: autofill },
    { way: 'exact autofill', fill: exactAutofill },
  ])('Q2, Q3: $way does not take it off one who has it', ({ fill }) => {
    const { set } = request;
    const gear = { ...set.gear, [WAIST]: pieceOf(belt, null) };
    const given = { ...request, weights: CRIT };
    expect(fill(given).gear[WAIST].item?.id).not.toBe(belt.id);
    expect(fill({ ...given, set: { ...set, gear } }).gear[WAIST].item?.id).toBe(belt.id);
  });
});

test.each([
  { way: 'autofill', fill: autofill },
  { way: 'exact autofill', fill: exactAutofill },
])('Q2, Q3: nor does $way at level 24 take enchants of Naxxramas', ({ fill }) => {
  const names = (level: number) => {
    const weights = { strength: 1, attackPower: 1, critPercent: 10 };
    const { gear } = fill({ ...atLevel('classic', level), weights });
    return Object.values(gear).flatMap(({ enchant }) => enchant?.name ?? []);
  };
  expect(names(60)).toContain('Might of the Scourge');
  expect(names(24)).not.toContain('Might of the Scourge');
  expect(names(24).filter((name) => name.includes('Arcanum'))).toEqual([]);
});

test('Q3: what somebody owns already is within reach', () => {
  const request = atLevel('classic', 20);
  // Nobody needs a level for it but the one its quest asks for.
  const late = searchItems(request.index, {
    slotId: MAIN_HAND,
    gameClass: 'warrior',
    maxRequiredLevel: 1,
    sort: { by: 'itemLevel', descending: true },
    lasting: true,
  }).hits[0]!.item;
  expect(late.itemLevel).toBeGreaterThan(50);
  const { gear } = exactAutofill({ ...request, owned: new Set([late.id]) });
  expect(gear[MAIN_HAND].item?.id).toBe(late.id);
});
