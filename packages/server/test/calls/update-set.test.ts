import { afterAll, describe, expect, test } from 'vitest';
import { getSet, updateSet } from '@gearwright/api/generated/operations.ts';
import { player, refusalOf, Refused } from '../askers.ts';
import { DATABASE_KINDS } from '../databases.ts';
import { runServer } from '../run-server.ts';
import { bySlot, HOOD, newMage, POINT } from './a-mage.ts';

describe.each(DATABASE_KINDS)('updateSet on %s', async (kind) => {
  const running = await runServer(kind);
  afterAll(() => running.close());
  const me = await player(running);

  test('only what is sent changes, and the version grows', async () => {
    const { set } = await newMage(me, { itemIds: bySlot({ 1: HOOD }) });
    const input = { name: 'Dungeon', pinned: true };
    const { updateSet: changed } = await me.call(updateSet, { id: set.id, input });
    expect(changed).toEqual({ ...set, ...input, version: set.version + 1 });
    expect((await me.call(getSet, { id: set.id })).getSet).toMatchObject(changed);
  });

  test('D17: a save on an older version is refused with the set as it is now', async () => {
    const { set } = await newMage(me);
    const { id, version } = set;
    await me.call(updateSet, { id, input: { name: 'First' }, version });
    const late = me.call(updateSet, { id, input: { name: 'Second' }, version });
    const error = await late.catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(Refused);
    const { getSet: now } = await me.call(getSet, { id });
    const { warnings: _warnings, character: _character, ...current } = now;
    expect((error as Refused).extensions).toEqual({ code: 'staleSet', current });
    expect((error as Refused).message).toBe('This set was changed elsewhere');
    expect(now.name).toBe('First');
  });

  test('E4: a refused change changes nothing', async () => {
    const { set } = await newMage(me, { itemIds: bySlot({ 1: HOOD }) });
    const input = { name: 'Other', itemIds: bySlot({ 1: '49623' }) };
    expect(await refusalOf(me.call(updateSet, { id: set.id, input }))).toBe('wrongSlot');
    expect((await me.call(getSet, { id: set.id })).getSet).toMatchObject(set);
  });

  test('S5: points are replaced, new ones get an id, the same twice is refused', async () => {
    const { set } = await newMage(me);
    const [old] = set.points;
    const points = [
      { ...POINT, pointId: old!.pointId, name: 'Renamed' },
      { ...POINT, name: 'New' },
    ];
    const { updateSet: changed } = await me.call(updateSet, { id: set.id, input: { points } });
    expect(changed.points.map(({ name }) => name)).toEqual(['Renamed', 'New']);
    expect(changed.points[0]!.pointId).toBe(old!.pointId);
    const twice = [points[0]!, points[0]!];
    expect(await refusalOf(me.call(updateSet, { id: set.id, input: { points: twice } }))).toBe(
      'duplicatePoint',
    );
  });

  test('null leaves a field as it is', async () => {
    const { set } = await newMage(me, { itemIds: bySlot({ 1: HOOD }) });
    const input = { itemIds: null, name: null, points: null };
    expect((await me.call(updateSet, { id: set.id, input })).updateSet).toMatchObject({
      itemIds: set.itemIds,
      name: set.name,
      points: set.points,
    });
  });

  test('N3: somebody else may not', async () => {
    const { set } = await newMage(me);
    const other = await player(running);
    const asked = other.call(updateSet, { id: set.id, input: { name: 'Mine' } });
    expect(await refusalOf(asked)).toBe('setNotFound');
  });
});
