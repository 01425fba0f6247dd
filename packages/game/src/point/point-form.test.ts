import { expect, test } from 'vitest';
import { importingPoint } from './importing-point.ts';
import type { Point } from './point.ts';
import { draftOf, draftStats, mayBeNumber, whyNotPoint, type PointDraft } from './point-form.ts';

const draft: PointDraft = {
  name: 'Mine',
  stats: [
    { name: 'strength', value: '2' },
    { name: null, value: '3' },
    { name: 'agility', value: '' },
    { name: 'strength', value: '9' },
    { name: 'spirit', value: '-.5' },
  ],
};

test('W1: a line counts when it has a stat and a number, the first of several', () => {
  expect(draftStats(draft)).toEqual([
    { name: 'strength', value: 2 },
    { name: 'spirit', value: -0.5 },
  ]);
  expect(draftStats(draftOf('x', draftStats(draft)))).toEqual(draftStats(draft));
});

test.each<[PointDraft, readonly string[]]>([
  [draft, []],
  [{ ...draft, name: '  ' }, ['Name is required']],
  [{ name: 'Mine', stats: [] }, ['At least one stat is required in an equivalency point']],
  [
    { name: '', stats: [{ name: 'strength', value: '' }] },
    ['Name is required', 'At least one stat is required in an equivalency point'],
  ],
])('W1: %o is told %j', (point, told) => {
  expect(whyNotPoint(point).map(({ message }) => message)).toEqual(told);
});

test.each([
  ['', true],
  ['-', true],
  ['1.', true],
  ['.5', true],
  ['-2.25', true],
  ['1e', false],
  ['two', false],
  ['1,5', false],
  ['1.2.3', false],
])('W1: a weight’s field takes %j: %s', (text, takes) => {
  expect(mayBeNumber(text)).toBe(takes);
});

const stats = [{ name: 'strength', value: 1 }] as const;
const preset: Point = {
  type: 'preset',
  pointId: 'p',
  name: 'Preset',
  stats,
  gameClass: 'warrior',
  author: 'Someone',
  authorLink: null,
};
const custom: Point = { type: 'custom', pointId: 'c', name: 'Custom', stats };
const shared: Point = {
  type: 'shared',
  pointId: 's',
  name: 'Shared',
  stats,
  parentCharacterId: 'c2',
  parentType: 'set',
};
const points = [preset, custom, shared];
const imported = { name: 'New', stats: [{ name: 'agility', value: 3 }] } as const;
const after = (pointId: string | null) =>
  importingPoint(
    points,
    pointId === null ? { kind: 'new' } : { kind: 'replace', pointId },
    imported,
    () => 'made',
  );

test('W2: replacing a preset removes it and adds a custom point in its place', () => {
  expect(after('p')).toEqual([{ type: 'custom', pointId: 'made', ...imported }, custom, shared]);
});
test('W2: replacing a custom or shared point changes its name and stats', () => {
  expect(after('c')).toEqual([preset, { ...custom, ...imported }, shared]);
  expect(after('s')).toEqual([preset, custom, { ...shared, ...imported }]);
});
test('W2: a new point joins the others', () => {
  expect(after(null)).toEqual([...points, { type: 'custom', pointId: 'made', ...imported }]);
});
