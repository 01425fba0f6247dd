import { afterAll, describe, expect, test } from 'vitest';
import { getComparisonSets } from '@gearwright/api/generated/operations.ts';
import { player, refusalOf } from '../askers.ts';
import { DATABASE_KINDS } from '../databases.ts';
import { runServer } from '../run-server.ts';
import { newMage, newSet } from './a-mage.ts';

describe.each(DATABASE_KINDS)('getComparisonSets on %s', async (kind) => {
  const running = await runServer(kind);
  afterAll(() => running.close());
  const me = await player(running);

  test('V5: two sets of mine in the order asked for', async () => {
    const { character, set } = await newMage(me);
    const other = await newSet(me, character.id, { name: 'Other' });
    const ids = { id1: other.id, id2: set.id };
    const { getComparisonSets: sets } = await me.call(getComparisonSets, ids);
    expect(sets.map(({ id }) => id)).toEqual([other.id, set.id]);
    expect(sets[0]).toMatchObject({ ...other, character: { id: character.id } });
  });

  test('N3: both must be mine', async () => {
    const { set } = await newMage(me);
    const { set: foreign } = await newMage(await player(running));
    const asked = me.call(getComparisonSets, { id1: set.id, id2: foreign.id });
    expect(await refusalOf(asked)).toBe('setNotFound');
  });
});
