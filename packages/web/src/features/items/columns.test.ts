import { expect, test } from 'vitest';
import { FINGER_1, HEAD, RANGED } from '@gearwright/game/slot/slots.ts';
import { columnsOf, sortAfter, tableKind } from './columns.ts';

test.each([
  [{ slot: RANGED, types: null }, 'weapon'],
  [{ slot: HEAD, types: null }, 'armor'],
  [{ slot: FINGER_1, types: null }, 'other'],
  [{ slot: null, types: ['weapon7', 'weapon12'] }, 'weapon'],
  [{ slot: null, types: ['weapon7', 'armor3'] }, 'armor'],
  [{ slot: 'gems', types: null }, 'other'],
] as const)('I1: %o is a table of %s', (asked, kind) => {
  expect(tableKind(asked)).toBe(kind);
});

test('I1: weapons tell dps and speed, armor its armor, the rest neither', () => {
  const heads = (kind: 'weapon' | 'armor' | 'other') =>
    columnsOf(kind, true, true).map(({ head }) => head);
  expect(heads('weapon')).toEqual(expect.arrayContaining(['DPS', 'Speed', 'Value']));
  expect(heads('armor')).toContain('Armor');
  expect(heads('other')).not.toEqual(expect.arrayContaining(['Armor']));
  expect(columnsOf('armor', false, true).map(({ key }) => key)).not.toContain('value');
});

test('I1: a head pressed again sorts the other way round', () => {
  const once = sortAfter(null, 'itemLevel');
  expect(once).toEqual({ by: 'itemLevel', descending: true });
  expect(sortAfter(once, 'itemLevel').descending).toBe(false);
  expect(sortAfter(once, 'name')).toEqual({ by: 'name', descending: false });
});

test('I1: where there are sockets, the value says that it counts them', () => {
  const said = (gemmed: boolean) => columnsOf('armor', true, gemmed).at(-1)?.said;
  expect(said(true)).toBe('Counted with the best gems in its sockets');
  expect(said(false)).toBeUndefined();
});
