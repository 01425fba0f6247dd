import type { ClassFacts } from '@gearwright/game/dataset/tables.ts';
import type { MeasuredSpec } from '@gearwright/game/dataset/value-tables.ts';
import { expect, test } from 'vitest';
import { withSiblings } from './siblings.ts';

const fury: MeasuredSpec = {
  gameClass: 'warrior',
  spec: 'fury',
  reference: 'attackPower',
  author: 'WoWSims',
  derivedFrom: null,
  items: [[1, 40, 3]],
  gems: [],
  enchants: [],
  sets: [[5, 2, 30, 3]],
};
const classes = (...specs: readonly (readonly [string, string])[]) =>
  [
    { gameClass: 'warrior', specs: specs.map(([key, role]) => ({ key, role })) },
  ] as unknown as readonly ClassFacts[];

test('a damage spec without runs borrows items, not sets; tanks borrow nothing', () => {
  const all = withSiblings(
    [fury],
    classes(['arms', 'dps'], ['fury', 'dps'], ['protection', 'tank']),
  );
  expect(all).toEqual([fury, { ...fury, spec: 'arms', derivedFrom: 'fury', sets: [] }]);
});

test('where the class fights in two ways nothing is borrowed', () => {
  const caster: MeasuredSpec = { ...fury, spec: 'rune', reference: 'spellPower' };
  const all = [fury, caster];
  expect(withSiblings(all, classes(['arms', 'dps']))).toEqual(all);
});
