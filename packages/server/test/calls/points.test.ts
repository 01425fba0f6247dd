import { afterAll, describe, expect, test } from 'vitest';
import {
  createPointsForLevel,
  getSet,
  listPoints,
  updateCharacter,
  updatePoint,
} from '@gearwright/api/generated/operations.ts';
import { player, refusalOf } from '../askers.ts';
import { DATABASE_KINDS } from '../databases.ts';
import { runServer } from '../run-server.ts';
import { newMage, POINT } from './a-mage.ts';

describe.each(DATABASE_KINDS)(
  'listPoints, updatePoint and createPointsForLevel on %s',
  async (kind) => {
    const running = await runServer(kind);
    afterAll(() => running.close());
    const me = await player(running);

    test('D8: a point is changed everywhere it is used', async () => {
      const { character, set } = await newMage(me);
      const { pointId } = set.points[0]!;
      const { listPoints: mine } = await me.call(listPoints, {});
      expect(mine).toEqual([
        {
          pointId,
          name: 'Mine',
          stats: POINT.stats,
          usedBy: [{ characterId: character.id, setId: set.id }],
        },
      ]);
      const input = { name: 'Sharper', stats: [{ name: 'critRating', value: 0.5 }] };
      const { updatePoint: changed } = await me.call(updatePoint, { pointId, input });
      expect(changed).toMatchObject({ pointId, type: 'custom', ...input });
      expect((await me.call(getSet, { id: set.id })).getSet.points).toMatchObject([input]);
      const other = await player(running);
      expect(await refusalOf(other.call(updatePoint, { pointId, input }))).toBe('pointNotFound');
    });

    test('D7: presets are picked anew for a level, custom points stay', async () => {
      const { presets } = running.context.catalogs('wrath').dataset;
      const preset = presets.find(({ gameClass, levels }) => gameClass === 'mage' && !levels)!;
      const points = [{ type: 'preset' as const, pointId: preset.id }, POINT];
      const { character, set } = await newMage(me, { points });
      const level = { characterId: character.id, from: 80, to: 20 };
      expect(await me.call(createPointsForLevel, level)).toEqual({ createPointsForLevel: true });
      await me.call(updateCharacter, { id: character.id, input: { level: 20 } });
      const after = (await me.call(getSet, { id: set.id })).getSet.points;
      expect(after.map(({ type }) => type)).toEqual(['preset', 'custom']);
      const low = presets.find(({ id }) => id === after[0]!.pointId)!;
      expect(low.levels === null ? null : low.levels[0] <= 20 && 20 <= low.levels[1]).not.toBe(
        false,
      );
      const wrong = { ...level, to: 81 };
      expect(await refusalOf(me.call(createPointsForLevel, wrong))).toBe('outOfRange');
    });
  },
);
