import { describe, expect, test } from 'vitest';
import { classFacts } from '@gearwright/game/dataset/class-facts.ts';
import { typesAt } from '@gearwright/game/set/filters-at-level.ts';
import { DEFAULT_FILTERS } from '@gearwright/game/set/new-gear-set.ts';
import {
  addCharacter,
  addSet,
  custom,
  expectRefusal,
  expectRefusalAndNoChange,
  type Bench,
} from './bench.ts';
import { CONNECTED } from './contract-characters.ts';

export function levelsContract(bench: Bench): void {
  const armorAt = (level: number) => {
    const { game } = bench();
    return typesAt(classFacts(game.dataset, 'warrior')!, 'armorTypes', level);
  };

  describe('levels', () => {
    test('L2: a level comes with the filters and presets of every set, and back', async () => {
      const { mine, game } = bench();
      const { preset, livePreset, lowPreset, lowLevel, edition } = game;
      const { id } = await addCharacter(bench(), {
        spec: game.spec,
        connectedSets: [{ ...CONNECTED, points: [livePreset, custom('live')] }],
      });
      const chosen = { ...DEFAULT_FILTERS, armorTypes: armorAt(edition.maxLevel) };
      const both = await addSet(bench(), {
        ...{ characterId: id, points: [custom('mine'), preset], defaultFilters: chosen },
      });
      const filters = await addSet(bench(), {
        ...{ characterId: id, points: [custom('other')], defaultFilters: chosen },
      });
      const plain = await addSet(bench(), { characterId: id, points: [custom('third')] });
      const before = await mine.getCharacter(id);

      expect((await mine.changeLevel(id, lowLevel)).level).toBe(lowLevel);
      const low = { ...chosen, armorTypes: armorAt(lowLevel) };
      expect(low).not.toEqual(chosen);
      expect(await mine.getSet(both.id)).toMatchObject({
        ...{ points: [custom('mine'), lowPreset], defaultFilters: low, version: 2 },
      });
      expect(await mine.getSet(filters.id)).toMatchObject({
        ...{ points: [custom('other')], defaultFilters: low, version: 2 },
      });
      const { character: _, warnings: __, ...same } = await mine.getSet(plain.id);
      expect(same).toEqual(plain);
      const after = await mine.getCharacter(id);
      expect(after.level).toBe(lowLevel);
      expect(after.connectedSets[0]!.points).toEqual([lowPreset, custom('live')]);

      await mine.changeLevel(id, edition.maxLevel);
      const back = await mine.getCharacter(id);
      expect({ ...back, sets: [] }).toEqual({ ...before, sets: [] });
      expect(await mine.getSet(both.id)).toMatchObject({
        ...{ points: [custom('mine'), preset], defaultFilters: chosen, version: 3 },
      });
    });

    test('D16: what a sync learned beside the level is stored with it; what it did not say stays', async () => {
      const { mine, game } = bench();
      const { id } = await addCharacter(bench(), { guild: 'Old', spec: game.spec });
      const synced = await mine.changeLevel(id, game.lowLevel, { guild: 'New' });
      expect(synced).toMatchObject({ level: game.lowLevel, guild: 'New', spec: game.spec });
      const gone = await mine.changeLevel(id, game.lowLevel, { guild: null });
      expect(gone).toMatchObject({ guild: null, spec: game.spec });
      expect(await mine.getCharacter(id)).toMatchObject({ guild: null, level: game.lowLevel });
    });

    test('L2: a level nobody can have changes nothing of it', async () => {
      const { mine, game } = bench();
      const set = await addSet(bench());
      const at = (level: number) => () => mine.changeLevel(set.characterId, level);
      await expectRefusalAndNoChange(bench(), at(game.edition.maxLevel + 1), 'outOfRange');
      await expectRefusalAndNoChange(bench(), at(0), 'outOfRange');
      await expectRefusal(mine.changeLevel('nobody', 10), 'characterNotFound');
    });
  });
}
