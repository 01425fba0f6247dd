import { afterAll, describe, expect, test } from 'vitest';
import { deleteSet, getCharacter, listPoints } from '@gearwright/api/generated/operations.ts';
import { player, refusalOf } from '../askers.ts';
import { DATABASE_KINDS } from '../databases.ts';
import { runServer } from '../run-server.ts';
import { newMage } from './a-mage.ts';

describe.each(DATABASE_KINDS)('deleteSet on %s', async (kind) => {
  const running = await runServer(kind);
  afterAll(() => running.close());
  const me = await player(running);

  test('it goes, and its points with it', async () => {
    const { character, set } = await newMage(me);
    expect((await me.call(listPoints, {})).listPoints).toHaveLength(1);
    expect(await me.call(deleteSet, { id: set.id })).toEqual({
      deleteSet: { id: set.id, characterId: character.id },
    });
    expect((await me.call(getCharacter, { id: character.id })).getCharacter.sets).toEqual([]);
    expect((await me.call(listPoints, {})).listPoints).toEqual([]);
    expect(await refusalOf(me.call(deleteSet, { id: set.id }))).toBe('setNotFound');
  });
});
