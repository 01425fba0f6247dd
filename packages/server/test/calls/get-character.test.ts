import { afterAll, describe, expect, test } from 'vitest';
import { getCharacter } from '@gearwright/api/generated/operations.ts';
import { player, refusalOf } from '../askers.ts';
import { DATABASE_KINDS } from '../databases.ts';
import { runServer } from '../run-server.ts';
import { MAGE, newCharacter, newMage } from './a-mage.ts';

describe.each(DATABASE_KINDS)('getCharacter on %s', async (kind) => {
  const running = await runServer(kind);
  afterAll(() => running.close());
  const me = await player(running);

  test('the character as it was made, with its sets and what it has by nature', async () => {
    const { character, set } = await newMage(me);
    const { getCharacter: found } = await me.call(getCharacter, { id: character.id });
    expect(found).toEqual({
      ...MAGE,
      id: character.id,
      faction: 'alliance',
      guild: null,
      spec: null,
      sets: [
        {
          id: set.id,
          name: 'Raid',
          spec: 'frost',
          phase: 4,
          pinned: false,
          version: set.version,
          itemIds: set.itemIds,
          acquired: 0,
        },
      ],
    });
    const { data } = await me.ask(
      'query q($id: ID!) { getCharacter(id: $id) { baseStats { intellect } } }',
      { id: character.id },
    );
    expect(data).toEqual({ getCharacter: { baseStats: { intellect: 181 } } });
  });

  test.each(['nobody', '', "' or 1=1 --", '\u0000', 'x'.repeat(5000)])(
    'N1: %j is not found',
    async (id) => {
      expect(await refusalOf(me.call(getCharacter, { id }))).toBe('characterNotFound');
    },
  );

  test('N3: nor is what belongs to somebody else, or to another edition', async () => {
    const { id } = await newCharacter(me);
    const other = await player(running);
    expect(await refusalOf(other.call(getCharacter, { id }))).toBe('characterNotFound');
    expect(await refusalOf(me.call(getCharacter, { id }, 'tbc'))).toBe('characterNotFound');
  });
});
