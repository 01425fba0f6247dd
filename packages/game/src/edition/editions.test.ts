import { expect, test } from 'vitest';
import { EDITION_KEYS } from './edition-keys.ts';
import { EDITIONS } from './editions.ts';
import { FINGER_1, WAIST } from '../slot/slots.ts';

const each = EDITION_KEYS.map((key) => EDITIONS[key]);

test('P1: max levels, levels of new characters, phases and the default phase', () => {
  expect(
    each.map((edition) => [
      edition.key,
      edition.maxLevel,
      edition.newCharacterLevel,
      edition.phases.length,
      edition.defaultPhase,
    ]),
  ).toEqual([
    ['classic', 60, 60, 6, 6],
    ['sod', 60, 50, 4, 3],
    ['tbc', 70, 70, 5, 5],
    ['wrath', 80, 80, 5, 5],
  ]);
  expect(EDITIONS.sod.phases.map((phase) => phase.level)).toEqual([25, 40, 50, 60]);
});

test('C2: who is there', () => {
  expect(each.map((edition) => edition.races.length)).toEqual([8, 8, 10, 10]);
  expect(each.map((edition) => edition.classes.includes('deathknight'))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('E2: rings are enchanted outside classic, belts in Wrath only', () => {
  expect(each.map((edition) => edition.enchantable.includes(FINGER_1))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(each.map((edition) => edition.enchantable.includes(WAIST))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('powers an edition lacks are null', () => {
  expect(each.map((edition) => edition.glyphs !== null)).toEqual([false, false, false, true]);
  expect(each.map((edition) => edition.runes !== null)).toEqual([false, true, false, false]);
  expect(each.map((edition) => edition.ratings !== null)).toEqual([false, false, true, true]);
  expect(each.map((edition) => edition.sockets)).toEqual([false, false, true, true]);
  expect(EDITIONS.wrath.glyphs?.unlockLevels).toEqual([15, 30, 80, 15, 50, 70]);
});

test('V2: the sources a player can choose', () => {
  const labels = (key: 'classic' | 'tbc' | 'wrath') =>
    EDITIONS[key].sources.map((source) => source.label);
  expect(labels('classic')).not.toContain('Heroic');
  expect(labels('tbc')).toContain('Heroic');
  expect(labels('wrath')).toEqual(
    expect.arrayContaining(['Dungeon (H)', 'Raid 10N', 'Raid 10H', 'Raid 25N', 'Raid 25H']),
  );
  expect(EDITIONS.tbc.sources.find((source) => source.key === 'boe')?.types).toEqual([
    'crafting',
    'worlddrop',
  ]);
});
