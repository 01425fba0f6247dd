import { afterAll, describe, expect, test } from 'vitest';
import {
  deleteCharacter,
  getSet,
  getPublicSet,
  generateSetLink,
} from '@gearwright/api/generated/operations.ts';
import { player, refusalOf } from '../askers.ts';
import { DATABASE_KINDS } from '../databases.ts';
import { runServer } from '../run-server.ts';
import { newMage } from './a-mage.ts';

describe.each(DATABASE_KINDS)('deleteCharacter on %s', async (kind) => {
  const running = await runServer(kind);
  afterAll(() => running.close());
  const me = await player(running);

  test('C4: its sets and their links go with it', async () => {
    const { character, set } = await newMage(me);
    const { generateSetLink: link } = await me.call(generateSetLink, { id: set.id });
    const { id } = character;
    expect(await me.call(deleteCharacter, { id })).toEqual({ deleteCharacter: { id } });
    expect(await refusalOf(me.call(getSet, { id: set.id }))).toBe('setNotFound');
    const { publicId } = link;
    expect(await refusalOf(me.call(getPublicSet, { publicId }))).toBe('publicSetNotFound');
    expect(await refusalOf(me.call(deleteCharacter, { id }))).toBe('characterNotFound');
  });

  test('N3: somebody else may not', async () => {
    const { character, set } = await newMage(me);
    const other = await player(running);
    const asked = other.call(deleteCharacter, { id: character.id });
    expect(await refusalOf(asked)).toBe('characterNotFound');
    expect((await me.call(getSet, { id: set.id })).getSet.id).toBe(set.id);
  });
});
