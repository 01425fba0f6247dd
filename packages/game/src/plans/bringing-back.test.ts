import { expect, test } from 'vitest';
import { newGearSet } from '../set/new-gear-set.ts';
import { inverseOf } from '../set/invert.ts';
import { storeSet } from '../stored/store-set.ts';
import { withoutIds } from '../stored/without-ids.ts';
import { smallDataset } from '../../test/small-dataset.ts';
import { bringingBack } from './bringing-back.ts';

const beginning = { id: 'set', characterId: 'one', gameClass: 'warrior', phase: 1 } as const;
const point = (pointId: string, value: number) =>
  ({ type: 'custom', pointId, name: pointId, stats: [{ name: 'strength', value }] }) as const;

const past = {
  ...withoutIds(storeSet(newGearSet({ ...beginning, name: 'Then', spec: 'arms' }))),
  talents: '5',
  points: [point('kept', 1), point('gone', 1)],
  effectValues: [{ pointId: 'gone', thing: 'item:1' as const, value: 3 }],
};
const now = {
  ...newGearSet({ ...beginning, name: 'Now', spec: 'fury' }),
  ...{ version: 9, publicId: 'shared', pinned: true },
  points: [point('kept', 2)],
};
const back = { dataset: smallDataset({ items: [] }), level: 80, newPointId: () => 'fresh' };

test('everything is as it was but its place, its pin, and points that others may share', () => {
  const edit = bringingBack(past, back);
  const brought = edit(now);
  expect(withoutIds(storeSet(brought))).toEqual({
    ...past,
    points: [point('kept', 2), { ...point('gone', 1), pointId: 'fresh' }],
    effectValues: [{ pointId: 'fresh', thing: 'item:1', value: 3 }],
  });
  const { id, version, publicId, pinned } = brought;
  expect({ id, version, publicId, pinned }).toEqual({
    id: 'set',
    version: 9,
    publicId: 'shared',
    pinned: true,
  });
  // Made twice it is made once, and undone it is undone.
  expect(storeSet(edit(edit(now)))).toEqual(storeSet(brought));
  expect(storeSet(inverseOf(now, brought)(brought))).toEqual(storeSet(now));
});
