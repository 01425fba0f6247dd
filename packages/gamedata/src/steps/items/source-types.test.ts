import { expect, test } from 'vitest';
import type { Difficulty, ZoneRow } from './fact-rows.ts';
import { dropType, raidOf } from './source-types.ts';

const zone = (kind: ZoneRow['kind']): ZoneRow => ({
  id: 1,
  name: 'A place',
  kind,
  expansion: 'wrath',
});

test.each<[ZoneRow['kind'], Difficulty, string]>([
  ['raid', 'normal', 'raid'],
  ['raid', 'raid10', 'raid'],
  ['raid', 'raid10heroic', 'raid10heroic'],
  ['raid', 'raid25', 'raid25'],
  ['raid', 'raid25heroic', 'raid25heroic'],
  ['dungeon', 'normal', 'dungeon'],
  ['dungeon', 'heroic', 'dungeonheroic'],
  ['dungeon', 'titanRuneBeta', 'dungeonheroic'],
  ['open', 'normal', 'worlddrop'],
])('I2: a drop of a %s, %s, is %s', (kind, difficulty, type) => {
  expect(dropType({ npc: 5, name: 'Somebody', zone: zone(kind), difficulty })).toBe(type);
});

test('I2: bosses of a festival are an event, wherever they stand', () => {
  const at = { zone: zone('dungeon'), difficulty: 'normal' } as const;
  expect(dropType({ npc: 23872, name: null, ...at })).toBe('event');
  expect(dropType({ npc: null, name: 'Ahune', ...at })).toBe('event');
});

test('I2: bosses of the open world are told by id or by name', () => {
  expect(dropType({ npc: 6109, name: null, zone: null, difficulty: 'normal' })).toBe('worldboss');
  const named = {
    npc: null,
    name: 'Doomwalker',
    zone: zone('open'),
    difficulty: 'normal',
  } as const;
  expect(dropType(named)).toBe('worldboss');
});

test('I2: the wings of Icecrown Citadel are one raid', () => {
  expect(raidOf({ ...zone('raid'), id: 4895 })).toBe(4812);
  expect(raidOf({ ...zone('raid'), id: 4812 })).toBe(4812);
  expect(raidOf(zone('dungeon'))).toBeNull();
});
