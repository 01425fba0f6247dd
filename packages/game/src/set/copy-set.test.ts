import { expect, test } from 'vitest';
import type { Point } from '../point/point.ts';
import { adoptPoints, copyPoints } from './copy-set.ts';

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
  parentCharacterId: 'theirs',
  parentType: 'set',
};
const points = [preset, custom, shared];
const counting = () => {
  let count = 0;
  return () => `new-${++count}`;
};

test('S3: a copy of one’s own set owns its custom points anew and refers to the others', () => {
  expect(copyPoints(points, counting())).toEqual([preset, { ...custom, pointId: 'new-1' }, shared]);
});

test('S3: of somebody else’s set all but the presets become custom points of one’s own', () => {
  expect(adoptPoints(points, counting())).toEqual([
    preset,
    { ...custom, pointId: 'new-1' },
    { type: 'custom', pointId: 'new-2', name: 'Shared', stats },
  ]);
});
