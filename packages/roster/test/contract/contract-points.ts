import { describe, expect, test } from 'vitest';
import {
  addCharacter,
  addSet,
  custom,
  expectRefusal,
  expectRefusalAndNoChange,
  shared,
  STAMINA,
  type Bench,
} from './bench.ts';
import { CONNECTED } from './contract-characters.ts';

export function pointsContract(bench: Bench): void {
  const pointIds = async () => (await bench().mine.listPoints()).map(({ pointId }) => pointId);

  describe('points', () => {
    test('S5: a preset is the game’s and is never kept', async () => {
      const { mine, game } = bench();
      const altered = { ...game.preset, name: 'Altered', stats: STAMINA };
      const set = await addSet(bench(), { points: [altered] });
      expect(set.points).toEqual([game.preset]);
      expect(await mine.listPoints()).toEqual([]);
    });

    test('S5: a custom point goes with its last reference', async () => {
      const { mine, game } = bench();
      const point = custom('mine');
      const first = await addSet(bench(), { points: [point, game.preset] });
      const second = await addSet(bench(), { points: [shared(point, first.characterId)] });
      const third = await addSet(bench(), { characterId: first.characterId, points: [point] });
      expect(await pointIds()).toEqual(['mine']);
      await mine.deleteSet(first.id);
      await mine.updateSet(third.id, { points: [game.preset] });
      expect(await pointIds()).toEqual(['mine']);
      expect((await mine.getSet(second.id)).points).toEqual([shared(point, first.characterId)]);
      await mine.deleteSet(second.id);
      expect(await pointIds()).toEqual([]);
    });

    test('S5: updating a set overwrites the points it maps and releases the others', async () => {
      const { mine } = bench();
      const set = await addSet(bench(), { points: [custom('a'), custom('b', 'Other')] });
      const better = custom('a', 'Better', STAMINA);
      const changed = await mine.updateSet(set.id, { points: [better, custom('c', 'New')] });
      expect(changed.points).toEqual([better, custom('c', 'New')]);
      expect(await pointIds()).toEqual(['a', 'c']);
      expect((await mine.updateSet(set.id, { name: 'Same points' })).points).toEqual([
        better,
        custom('c', 'New'),
      ]);
    });

    test('D8: editing a shared point changes it everywhere', async () => {
      const { mine } = bench();
      const point = custom('mine');
      const first = await addSet(bench(), { points: [point] });
      const link = shared(point, first.characterId);
      const second = await addSet(bench(), { points: [link] });
      const third = await addCharacter(bench(), {
        connectedSets: [{ ...CONNECTED, points: [link] }],
      });
      const edit = { name: 'Edited', stats: STAMINA };
      expect(await mine.updatePoint('mine', edit)).toEqual({ ...point, ...edit });
      expect((await mine.getSet(first.id)).points).toEqual([{ ...point, ...edit }]);
      expect((await mine.getSet(second.id)).points).toEqual([{ ...link, ...edit }]);
      expect((await mine.getCharacter(third.id)).connectedSets).toEqual([
        { ...CONNECTED, points: [{ ...link, ...edit }] },
      ]);
      expect(await mine.listPoints()).toEqual([
        {
          ...point,
          ...edit,
          usedBy: [
            { characterId: first.characterId, setId: first.id },
            { characterId: second.characterId, setId: second.id },
            { characterId: third.id, setId: null },
          ].toSorted((a, b) => (a.characterId < b.characterId ? -1 : 1)),
        },
      ]);
    });

    test('D8: a shared point is referred to, never written', async () => {
      const { mine } = bench();
      const point = custom('mine');
      const first = await addSet(bench(), { points: [point] });
      const altered = { ...shared(point, first.characterId), name: 'Altered', stats: STAMINA };
      const second = await addSet(bench(), { points: [altered] });
      expect(second.points).toEqual([shared(point, first.characterId)]);
      expect((await mine.getSet(first.id)).points).toEqual([point]);
    });

    test('S5: points are listed by name', async () => {
      const { mine } = bench();
      const names = ['b', 'C', 'a', 'point 10', 'point 9'];
      await addSet(bench(), {
        points: names.map((name) => custom(`id-${name[0]}${name.length}`, name)),
      });
      const listed = (await mine.listPoints()).map(({ name }) => name);
      expect(listed).toEqual(['a', 'b', 'C', 'point 9', 'point 10']);
    });

    test('D8: points of a connected set are the player’s', async () => {
      const { mine, game } = bench();
      const point = custom('live');
      const { id } = await addCharacter(bench(), {
        connectedSets: [{ ...CONNECTED, points: [point, game.preset] }],
      });
      expect(await pointIds()).toEqual(['live']);
      await mine.updateCharacter(id, { name: 'Other' });
      expect((await mine.getCharacter(id)).connectedSets[0]!.points).toEqual([point, game.preset]);
      const edited = custom('live', 'Edited', STAMINA);
      await mine.updateCharacter(id, { connectedSets: [{ ...CONNECTED, points: [edited] }] });
      expect((await mine.getCharacter(id)).connectedSets[0]!.points).toEqual([edited]);
      await mine.updateCharacter(id, { connectedSets: [] });
      expect(await pointIds()).toEqual([]);
    });

    test('S5: a set is not made with a point that is none', async () => {
      const { game } = bench();
      const { id: characterId } = await addCharacter(bench());
      for (const point of [
        { ...game.preset, pointId: 'no-such-preset' },
        shared(custom('nobody’s'), characterId),
        shared(custom('nobodys'), characterId),
        custom('empty', 'Empty', []),
        custom('not an id'),
        custom('a\u0000b'),
      ]) {
        const create = () => addSet(bench(), { characterId, points: [game.preset, point] });
        await expectRefusalAndNoChange(bench(), create, 'invalidPoint');
      }
    });

    test('S5: a change with a point that is not there is refused', async () => {
      const { mine, game } = bench();
      const set = await addSet(bench(), { points: [custom('mine'), game.preset] });
      for (const point of [
        { ...game.preset, pointId: 'no-such-preset' },
        shared(custom('nobodys'), set.characterId),
      ]) {
        const change = () => mine.updateSet(set.id, { points: [custom('mine', 'New'), point] });
        await expectRefusalAndNoChange(bench(), change, 'pointNotFound');
      }
      const edit = mine.updatePoint('nobodys', { name: 'x', stats: STAMINA });
      await expectRefusal(edit, 'pointNotFound');
    });

    test('S5: no point twice', async () => {
      const { mine, game } = bench();
      const set = await addSet(bench());
      const points = [custom('mine'), custom('mine')];
      const change = () => mine.updateSet(set.id, { points });
      await expectRefusalAndNoChange(bench(), change, 'duplicatePoint');
      const create = () => addSet(bench(), { ...set, points: [game.preset, game.preset] });
      await expectRefusalAndNoChange(bench(), create, 'duplicatePoint');
    });

    test('W1: a point has a name and at least one stat', async () => {
      const { mine } = bench();
      await addSet(bench(), { points: [custom('mine')] });
      const change = (name: string, stats: typeof STAMINA) => () =>
        mine.updatePoint('mine', { name, stats });
      await expectRefusalAndNoChange(bench(), change('Mine', []), 'pointStatRequired');
      await expectRefusalAndNoChange(bench(), change(' ', STAMINA), 'required');
      await expectRefusalAndNoChange(bench(), change('x'.repeat(101), STAMINA), 'tooLong');
    });

    test('D7: presets are chosen anew for a level, custom points stay', async () => {
      const { mine, game } = bench();
      const { preset, lowPreset, lowLevel, edition } = game;
      const { id } = await addCharacter(bench(), {
        spec: game.spec,
        connectedSets: [{ ...CONNECTED, points: [preset, custom('live')] }],
      });
      const set = await addSet(bench(), { characterId: id, points: [custom('mine'), preset] });
      const plain = await addSet(bench(), { characterId: id, points: [custom('other')] });
      await mine.createPointsForLevel(id, edition.maxLevel, lowLevel);
      expect(await mine.getSet(set.id)).toMatchObject({
        points: [custom('mine'), lowPreset],
        version: 2,
      });
      expect(await mine.getSet(plain.id)).toMatchObject({ points: [custom('other')], version: 1 });
      const { connectedSets } = await mine.getCharacter(id);
      expect(connectedSets[0]!.points).toEqual([lowPreset, custom('live')]);
      await mine.createPointsForLevel(id, lowLevel, edition.maxLevel);
      expect((await mine.getSet(set.id)).points).toEqual([custom('mine'), preset]);
      const tooHigh = () => mine.createPointsForLevel(id, 1, edition.maxLevel + 1);
      await expectRefusalAndNoChange(bench(), tooHigh, 'outOfRange');
    });
  });
}
