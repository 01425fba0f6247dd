import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { describe, expect, test } from 'vitest';
import { PlannerError } from '@gearwright/game/messages.ts';
import { addUser, DATABASE_KINDS, throwawayDatabase } from '../../test/databases.ts';
import type { WriteGuard } from '../signing/identity.ts';
import { SqlRoster } from './sql-roster.ts';

const game = fixtureGame();

describe.each(DATABASE_KINDS)('writes on %s', async (kind) => {
  const database = await throwawayDatabase(kind);
  const guardOf =
    (nonce: string): WriteGuard =>
    async (transaction) => {
      const row = { nonce, request_id: nonce, expires_at: 1 };
      await transaction.insertInto('nonces').values(row).execute();
    };
  const nonces = async (): Promise<readonly string[]> => {
    const rows = await database.db.selectFrom('nonces').select('nonce').execute();
    return rows.map(({ nonce }) => nonce).toSorted();
  };

  test('D19: what the guard writes is written with the write, or not at all', async () => {
    const userId = await addUser(database);
    const roster = (nonce: string) =>
      new SqlRoster({ database, game, userId, guard: guardOf(nonce) });
    await roster('first').createCharacter(game.warrior);
    const refused = roster('second').createCharacter({ ...game.warrior, name: '' });
    await expect(refused).rejects.toBeInstanceOf(PlannerError);
    expect(await nonces()).toEqual(['first']);
    await expect(roster('first').createCharacter(game.warrior)).rejects.toThrow(
      /unique|duplicate/i,
    );
    expect(await roster('third').listCharacters()).toHaveLength(1);
    expect(await nonces()).toEqual(['first']);
  });

  test('D19: the guard stands before every write, and before no read', async () => {
    const userId = await addUser(database);
    const refusing: WriteGuard = async () => {
      throw new PlannerError('sessionEnded');
    };
    const free = new SqlRoster({ database, game, userId });
    const { id: characterId } = await free.createCharacter(game.warrior);
    const { spec, preset } = game;
    const input = { characterId, name: 'Raid', spec, phase: 1, points: [preset] };
    const { id, publicId: _, version: __, pinned: ___, ...set } = await free.createSet(input);
    const { publicId } = await free.shareSet(id);
    const roster = new SqlRoster({ database, game, userId, guard: refusing });
    const { realm: _r, connectedSets: _c, ...character } = game.warrior;
    const shared = { set, character: { ...character, faction: 'alliance' as const } };
    for (const write of [
      () => roster.createCharacter(game.warrior),
      () => roster.updateCharacter(characterId, { name: 'x' }),
      () => roster.deleteCharacter(characterId),
      () => roster.createSet(input),
      () => roster.updateSet(id, { name: 'x' }),
      () => roster.deleteSet(id),
      () => roster.updatePoint('p', { name: 'x', stats: [] }),
      () => roster.createPointsForLevel(characterId, 1, 2),
      () => roster.shareSet(id),
      () => roster.createPublicSet(shared),
      () => roster.deletePublicSet(publicId, 'x'),
    ]) {
      await expect(write()).rejects.toMatchObject({ code: 'sessionEnded' });
    }
    expect(await roster.listCharacters()).toHaveLength(1);
    expect(await roster.getCharacter(characterId)).toMatchObject({ name: 'Ragnar' });
    expect(await roster.getSet(id)).toMatchObject({ name: 'Raid', version: 1 });
    expect(await roster.listPoints()).toEqual([]);
    expect(await roster.getPublicSet(publicId)).toMatchObject({ name: 'Raid' });
  });

  test('A6: a deleted account writes nothing more', async () => {
    const userId = await addUser(database);
    const roster = new SqlRoster({ database, game, userId });
    await roster.createCharacter(game.warrior);
    await database.db.deleteFrom('user').where('id', '=', userId).execute();
    const write = roster.createCharacter(game.warrior);
    await expect(write).rejects.toMatchObject({ code: 'notSignedIn' });
    expect(await roster.listCharacters()).toEqual([]);
  });

  test('D18: editions keep separate lists', async () => {
    const userId = await addUser(database);
    const wrath = new SqlRoster({ database, game, userId });
    const other = { ...game, edition: { ...game.edition, key: 'tbc' as const } };
    const tbc = new SqlRoster({ database, game: other, userId });
    const options = { clientKey: 'same' };
    const made = await wrath.createCharacter(game.warrior, options);
    expect(await tbc.listCharacters()).toEqual([]);
    await expect(tbc.getCharacter(made.id)).rejects.toMatchObject({ code: 'characterNotFound' });
    const second = await tbc.createCharacter(game.warrior, options);
    expect(second.id).not.toBe(made.id);
  });
});
