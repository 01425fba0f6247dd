import { afterAll, describe, expect, test } from 'vitest';
import { createCharacter, listCharacters } from '@gearwright/api/generated/operations.ts';
import { player, refusalOf } from '../askers.ts';
import { DATABASE_KINDS } from '../databases.ts';
import { runServer } from '../run-server.ts';
import { MAGE } from './a-mage.ts';

describe.each(DATABASE_KINDS)('createCharacter on %s', async (kind) => {
  const running = await runServer(kind);
  afterAll(() => running.close());
  const me = await player(running);

  test('the faction follows from the race, whatever is sent', async () => {
    const input = { ...MAGE, race: 'troll', faction: 'alliance', guild: 'Kirin Tor' } as const;
    const { createCharacter: made } = await me.call(createCharacter, { input });
    expect(made).toMatchObject({ faction: 'horde', guild: 'Kirin Tor', realm: 'eu-firemaw' });
  });

  test('D18: the same client key makes nothing twice', async () => {
    const other = await player(running);
    const variables = { input: MAGE, clientKey: 'page-1' };
    const [one, two] = await Promise.all([
      other.call(createCharacter, variables),
      other.call(createCharacter, variables),
    ]);
    expect(one.createCharacter.id).toBe(two.createCharacter.id);
    expect((await other.call(listCharacters, {})).listCharacters).toHaveLength(1);
  });

  test.each([
    [{ race: 'tauren' }, 'classNotOfRace'],
    [{ level: 81 }, 'outOfRange'],
    [{ level: 0 }, 'outOfRange'],
    [{ name: '' }, 'required'],
    [{ name: 'x'.repeat(51) }, 'tooLong'],
    [{ gender: 2 }, 'outOfRange'],
  ] as const)('E4: %j is refused', async (wrong, code) => {
    const other = await player(running);
    const asked = other.call(createCharacter, { input: { ...MAGE, ...wrong } });
    expect(await refusalOf(asked)).toBe(code);
    expect((await other.call(listCharacters, {})).listCharacters).toEqual([]);
  });

  test('a class the schema does not know is a bad request', async () => {
    const asked = me.call(createCharacter, { input: { ...MAGE, gameClass: 'bard' as never } });
    expect(await refusalOf(asked)).toBe('badRequest');
  });
});
