import { afterAll, describe, expect, test } from 'vitest';
import { getCharacter, updateCharacter } from '@gearwright/api/generated/operations.ts';
import { player, refusalOf } from '../askers.ts';
import { DATABASE_KINDS } from '../databases.ts';
import { runServer } from '../run-server.ts';
import { newCharacter } from './a-mage.ts';

describe.each(DATABASE_KINDS)('updateCharacter on %s', async (kind) => {
  const running = await runServer(kind);
  afterAll(() => running.close());
  const me = await player(running);

  test('only what is sent changes; null empties what may be empty', async () => {
    const { id } = await newCharacter(me, { guild: 'Kirin Tor' });
    const input = { level: 70, realm: null };
    const { updateCharacter: changed } = await me.call(updateCharacter, { id, input });
    expect(changed).toMatchObject({ level: 70, realm: null, guild: 'Kirin Tor', name: 'Jaina' });
    const { getCharacter: kept } = await me.call(getCharacter, { id });
    expect(kept).toMatchObject({ level: 70, realm: null, guild: 'Kirin Tor' });
  });

  test('L1: a live character is linked, with a preset point that needs only its id', async () => {
    const { id } = await newCharacter(me);
    const preset = running.context
      .catalogs('wrath')
      .dataset.presets.find(({ gameClass }) => gameClass === 'mage')!;
    const linked = {
      id: 'eu-firemaw-jaina',
      region: 'eu',
      realm: 'firemaw',
      name: 'jaina',
    } as const;
    const points = [{ type: 'preset', pointId: preset.id }] as const;
    const input = { connectedSets: [{ ...linked, points }] };
    const { updateCharacter: changed } = await me.call(updateCharacter, { id, input });
    expect(changed.connectedSets).toMatchObject([
      { ...linked, points: [{ pointId: preset.id, author: preset.author, stats: preset.stats }] },
    ]);
    const twice = { connectedSets: [...input.connectedSets, ...input.connectedSets] };
    expect(await refusalOf(me.call(updateCharacter, { id, input: twice }))).toBe(
      'liveCharacterAlreadyLinked',
    );
  });

  test('E4: a refused change changes nothing', async () => {
    const { id } = await newCharacter(me);
    const input = { name: 'Medivh', level: 99 };
    expect(await refusalOf(me.call(updateCharacter, { id, input }))).not.toBe('was not refused');
    expect((await me.call(getCharacter, { id })).getCharacter.name).toBe('Jaina');
  });

  test('N3: somebody else may not', async () => {
    const { id } = await newCharacter(me);
    const other = await player(running);
    expect(await refusalOf(other.call(updateCharacter, { id, input: { level: 1 } }))).toBe(
      'characterNotFound',
    );
  });
});
