import { afterAll, describe, expect, test } from 'vitest';
import { listCharacters } from '@gearwright/api/generated/operations.ts';
import { guest, player, refusalOf } from '../askers.ts';
import { DATABASE_KINDS } from '../databases.ts';
import { runServer } from '../run-server.ts';
import { newCharacter, newSet } from './a-mage.ts';

describe.each(DATABASE_KINDS)('listCharacters on %s', async (kind) => {
  const running = await runServer(kind);
  afterAll(() => running.close());
  const me = await player(running);

  test('C1, D16: sorted by name, with sets, pins and connected sets', async () => {
    expect(await me.call(listCharacters, {})).toEqual({ listCharacters: [] });
    const jaina = await newCharacter(me);
    const antonidas = await newCharacter(me, { name: 'Antonidas', race: 'gnome', gender: 0 });
    await newSet(me, jaina.id, { name: 'Raid 10' });
    await newSet(me, jaina.id, { name: 'Raid 9', pinned: true });
    const { listCharacters: list } = await me.call(listCharacters, {});
    expect(list.map(({ id, name, race, faction }) => [id, name, race, faction])).toEqual([
      [antonidas.id, 'Antonidas', 'gnome', 'alliance'],
      [jaina.id, 'Jaina', 'human', 'alliance'],
    ]);
    expect(list[1]!.sets.map(({ name, pinned }) => [name, pinned])).toEqual([
      ['Raid 9', true],
      ['Raid 10', false],
    ]);
  });

  test('P2: every edition has its own list', async () => {
    expect(await me.call(listCharacters, {}, 'tbc')).toEqual({ listCharacters: [] });
  });

  test('N3: another player sees nothing of it', async () => {
    const other = await player(running);
    expect(await other.call(listCharacters, {})).toEqual({ listCharacters: [] });
    expect(await refusalOf(guest(running).call(listCharacters, {}))).toBe('notSignedIn');
  });
});
