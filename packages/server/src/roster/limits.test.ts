import { BIN_LIMITS } from '@gearwright/roster/bin.ts';
import { ROSTER_LIMITS } from '@gearwright/roster/limits.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { describe, expect, test } from 'vitest';
import { addUser, DATABASE_KINDS, throwawayDatabase } from '../../test/databases.ts';
import { fromJson, toJson } from '../storage/types.ts';
import { SqlRoster } from './sql-roster.ts';

const game = fixtureGame();

describe.each(DATABASE_KINDS)('E4: nobody fills the disk on %s', async (kind) => {
  const database = await throwawayDatabase(kind);
  const { db } = database;

  /** A character with a set and a point, and as many more rows as are asked for. */
  async function crowded(more: { characters?: number; sets?: number; points?: number }) {
    const userId = await addUser(database);
    const roster = new SqlRoster({ database, game, userId });
    const { spec, preset } = game;
    const { id: characterId } = await roster.createCharacter(game.warrior);
    const point = { type: 'custom', pointId: 'p', name: 'Point', stats: preset.stats } as const;
    const input = { characterId, name: 'Raid', spec, phase: 1, points: [point] };
    const { id: setId } = await roster.createSet(input);

    const copies = async (
      table: 'characters' | 'gear_sets' | 'points',
      count: number,
      columns: object,
    ) => {
      const row = await db
        .selectFrom(table)
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      for (let from = 0; from < count; from += 500) {
        const rows = Array.from({ length: Math.min(500, count - from) }, (_, n) => ({
          ...row,
          ...columns,
          id: `${userId}-${table}-${from + n}`,
        }));
        await db
          .insertInto(table)
          .values(rows as never)
          .execute();
      }
    };
    await copies('characters', more.characters ?? 0, {});
    await copies('gear_sets', more.sets ?? 0, {});
    await copies('points', more.points ?? 0, {});
    const held = Array.from({ length: more.points ?? 0 }, (_, n) => ({
      user_id: userId,
      edition: 'wrath' as const,
      set_id: setId,
      point_id: `${userId}-points-${n}`,
    }));
    for (let from = 0; from < held.length; from += 500) {
      await db
        .insertInto('set_points')
        .values(held.slice(from, from + 500))
        .execute();
    }
    return { roster, characterId, input };
  }

  const limitOf = (things: keyof typeof ROSTER_LIMITS) => ({
    code: 'limitReached',
    message: `You can only have up to ${ROSTER_LIMITS[things]} ${things}`,
  });

  test('characters', async () => {
    const { roster } = await crowded({ characters: ROSTER_LIMITS.characters - 2 });
    await roster.createCharacter(game.warrior);
    const refused = roster.createCharacter(game.warrior);
    await expect(refused).rejects.toMatchObject(limitOf('characters'));
  });

  test('sets of one character', async () => {
    const { roster, input } = await crowded({ sets: ROSTER_LIMITS['sets of one character'] - 2 });
    await roster.createSet(input);
    await expect(roster.createSet(input)).rejects.toMatchObject(limitOf('sets of one character'));
  });

  test('sets', async () => {
    const { roster, input } = await crowded({ sets: ROSTER_LIMITS.sets - 2 });
    const { id: characterId } = await roster.createCharacter(game.warrior);
    await roster.createSet({ ...input, characterId });
    const refused = roster.createSet({ ...input, characterId });
    await expect(refused).rejects.toMatchObject(limitOf('sets'));
  });

  test('points', async () => {
    const { roster, input } = await crowded({ points: ROSTER_LIMITS.points - 2 });
    const withPoint = (pointId: string) => ({
      ...input,
      points: [{ ...input.points[0]!, pointId }],
    });
    await roster.createSet(withPoint('last'));
    await expect(roster.createSet(withPoint('beyond'))).rejects.toMatchObject(limitOf('points'));
    await roster.createSet(withPoint('last'));
  });

  test('a full bin keeps what is put in now, though another clock was ahead', async () => {
    const userId = await addUser(database);
    const roster = new SqlRoster({ database, game, userId });
    const { id: characterId } = await roster.createCharacter(game.warrior);
    const input = { characterId, name: 'Raid', spec: game.spec, phase: 1, points: [game.preset] };
    const first = await roster.createSet(input);
    const last = await roster.createSet(input);
    await roster.takeSnapshot(last.id, { name: 'Kept' });
    await roster.deleteSet(first.id);
    const mine = db.selectFrom('bin').selectAll().where('user_id', '=', userId);
    const { summary, ...row } = await mine.executeTakeFirstOrThrow();
    const ahead = row.deleted_at + 3_600_000;
    const thing = { ...fromJson<object>(summary), deletedAt: ahead };
    const copies = Array.from({ length: BIN_LIMITS.things }, (_, n) => ({
      ...row,
      id: `${userId}-${n}`,
      summary: toJson(thing),
      deleted_at: ahead,
    }));
    await db.insertInto('bin').values(copies).execute();
    await roster.deleteSet(last.id);
    expect(await roster.listBin()).toHaveLength(BIN_LIMITS.things);
    await roster.restoreFromBin(last.id);
    expect((await roster.getHistory(last.id)).snapshots).toMatchObject([{ name: 'Kept' }]);
  });
});
