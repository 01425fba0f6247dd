import { withoutIds } from '@gearwright/game/stored/without-ids.ts';
import type { PublicSetInput } from '@gearwright/roster/roster.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { describe, expect, test } from 'vitest';
import { addUser, DATABASE_KINDS, throwawayDatabase } from '../../test/databases.ts';
import { expirePublicSets } from './find-public-set.ts';
import { SqlPublicSets } from './public-sets.ts';

const game = fixtureGame();
const DAY = 86_400_000;

async function snapshot(): Promise<PublicSetInput> {
  const roster = new MemoryRoster(game);
  const { id: characterId } = await roster.createCharacter(game.warrior);
  const { spec, preset } = game;
  const input = { characterId, name: 'Raid', spec, phase: 1, points: [preset] };
  const set = withoutIds(await roster.createSet(input));
  const { realm: _r, connectedSets: _c, ...character } = game.warrior;
  return { set, character: { ...character, faction: 'alliance' } };
}

describe.each(DATABASE_KINDS)('D12: sets of guests on %s', async (kind) => {
  const database = await throwawayDatabase(kind);
  const input = await snapshot();
  const guest = (client: string, guestId = client) =>
    new SqlPublicSets({ database, game, sharer: { userId: null, guestId, client } });
  const readAt = (publicId: string, read_at: number) =>
    database.db
      .updateTable('public_sets')
      .set({ read_at })
      .where('public_id', '=', publicId)
      .execute();

  test('a token is kept as a hash, a client as another', async () => {
    const { publicId, deleteToken } = await guest('address').createPublicSet(input);
    const rows = await database.db.selectFrom('public_sets').selectAll().execute();
    const text = JSON.stringify(rows);
    expect(text).toContain(publicId);
    expect(text).not.toContain(deleteToken);
    expect(text).not.toContain('address');
  });

  test('a guest may share a hundred sets, and one again for each deleted', async () => {
    const many = guest('many');
    const links = [];
    for (let n = 0; n < 100; n++) links.push(await many.createPublicSet(input));
    await expect(many.createPublicSet(input)).rejects.toMatchObject({
      code: 'limitReached',
      message: 'You can only have up to 100 shared sets',
    });
    await guest('another').createPublicSet(input);
    await many.deletePublicSet(links[0]!.publicId, links[0]!.deleteToken!);
    await many.createPublicSet(input);
  });

  test('no crowd gets past the limit', async () => {
    const crowd = guest('crowd');
    const shared = await Promise.allSettled(
      Array.from({ length: 110 }, () => crowd.createPublicSet(input)),
    );
    expect(shared.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
  });

  test('what nobody read for a year is gone, what was read stays', async () => {
    const sets = guest('reader');
    const [old, read] = [await sets.createPublicSet(input), await sets.createPublicSet(input)];
    const now = Date.now();
    await readAt(old.publicId, now - 366 * DAY);
    await readAt(read.publicId, now - 364 * DAY);
    await expect(sets.getPublicSet(old.publicId)).rejects.toMatchObject({
      code: 'publicSetNotFound',
    });
    await sets.getPublicSet(read.publicId);
    expect(await expirePublicSets(database, now + 300 * DAY)).toBe(1);
    expect(await sets.getPublicSet(read.publicId)).toMatchObject({ name: 'Raid' });
    const rows = await database.db
      .selectFrom('public_sets')
      .select('public_id')
      .where('public_id', '=', old.publicId)
      .execute();
    expect(rows).toEqual([]);
  });

  test('a link leads only into its own edition', async () => {
    const { publicId } = await guest('somebody').createPublicSet(input);
    const other = { ...game, edition: { ...game.edition, key: 'tbc' as const } };
    const elsewhere = new SqlPublicSets({
      database,
      game: other,
      sharer: { userId: null, guestId: 'somebody', client: 'somebody' },
    });
    await expect(elsewhere.getPublicSet(publicId)).rejects.toMatchObject({
      code: 'publicSetNotFound',
    });
  });

  test('A6: what a user shared goes with the account', async () => {
    const userId = await addUser(database);
    const sets = new SqlPublicSets({ database, game, sharer: { userId } });
    const { publicId } = await sets.createPublicSet(input);
    await database.db.deleteFrom('user').where('id', '=', userId).execute();
    await expect(guest('x').getPublicSet(publicId)).rejects.toMatchObject({
      code: 'publicSetNotFound',
    });
  });
});
