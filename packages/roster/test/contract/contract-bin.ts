import { describe, expect, test } from 'vitest';
import {
  addCharacter,
  addSet,
  custom,
  everythingOf,
  expectRefusal,
  expectRefusalAndNoChange,
  shared,
  STAMINA,
  type Bench,
} from './bench.ts';

/** A character comes back with the version of its sets one later; the rest is as it was. */
function withoutVersions(everything: unknown): unknown {
  return JSON.parse(
    JSON.stringify(everything, (key, value: unknown) => (key === 'version' ? 0 : value)),
  );
}

export function binContract(bench: Bench): void {
  describe('bin', () => {
    test('a deleted character waits there with all it had, and comes back as it was', async () => {
      const { mine } = bench();
      const set = await addSet(bench(), { points: [custom('mine')] });
      await addSet(bench(), { characterId: set.characterId, name: 'Second' });
      await mine.saveInventory(set.characterId, [
        { id: '19019', place: 'bags', enchant: null, gems: [] },
      ]);
      const before = await everythingOf(mine);
      await mine.deleteCharacter(set.characterId);
      expect(await mine.listCharacters()).toEqual([]);
      expect(await mine.listPoints()).toEqual([]);
      const [binned, ...others] = await mine.listBin();
      expect(others).toEqual([]);
      expect(binned).toMatchObject({ kind: 'character', id: set.characterId, sets: 2 });
      expect(binned!.deletedAt).toBeGreaterThan(0);

      expect(await mine.restoreFromBin(set.characterId)).toEqual(binned);
      expect(withoutVersions(await everythingOf(mine))).toEqual(withoutVersions(before));
      expect((await mine.getSet(set.id)).version).toBe(set.version + 1);
      expect(await mine.listBin()).toEqual([]);
      await expectRefusal(mine.restoreFromBin(set.characterId), 'notInBin');
    });

    test('a deleted set comes back to its character, the last deleted stands first', async () => {
      const { mine } = bench();
      const first = await addSet(bench());
      const { characterId } = first;
      const second = await addSet(bench(), { characterId, name: 'Second' });
      await mine.deleteSet(first.id);
      await mine.deleteCharacter(characterId);
      expect((await mine.listBin()).map(({ kind }) => kind).toSorted()).toEqual([
        'character',
        'set',
      ]);
      await expectRefusal(mine.restoreFromBin(first.id), 'characterDoesNotExist');
      await mine.restoreFromBin(characterId);
      const back = await mine.restoreFromBin(first.id);
      expect(back).toMatchObject({ kind: 'set', name: 'Raid', characterId, sets: 0 });
      const { sets } = await mine.getCharacter(characterId);
      expect(sets.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
      await mine.updateSet(first.id, { name: 'Goes on' });
      expect((await mine.getSet(first.id)).name).toBe('Goes on');
    });

    test('a link is dead at once, and does not come back with its set', async () => {
      const { mine, theirs } = bench();
      const set = await addSet(bench());
      const { publicId } = await mine.shareSet(set.id);
      await mine.deleteSet(set.id);
      await expectRefusal(theirs.getPublicSet(publicId), 'publicSetNotFound');
      await mine.restoreFromBin(set.id);
      await expectRefusal(theirs.getPublicSet(publicId), 'publicSetNotFound');
      expect((await mine.getSet(set.id)).publicId).toBeNull();
      const again = await mine.shareSet(set.id);
      expect(again.publicId).not.toBe(publicId);
      expect(await theirs.getPublicSet(again.publicId)).toMatchObject({ name: 'Raid' });
    });

    test('a point that was changed meanwhile stays as it is now; one that went comes back', async () => {
      const { mine } = bench();
      const first = await addSet(bench(), { points: [custom('kept'), custom('gone')] });
      const link = shared(custom('kept'), first.characterId);
      await addSet(bench(), { characterId: first.characterId, points: [link] });
      await mine.deleteSet(first.id);
      expect((await mine.listPoints()).map(({ pointId }) => pointId)).toEqual(['kept']);
      await mine.updatePoint('kept', { name: 'Changed', stats: STAMINA });
      await mine.restoreFromBin(first.id);
      expect((await mine.getSet(first.id)).points).toEqual([
        custom('kept', 'Changed', STAMINA),
        custom('gone'),
      ]);
    });

    test('a set does not come back to a character who has changed class', async () => {
      const { mine } = bench();
      const set = await addSet(bench());
      await mine.deleteSet(set.id);
      await mine.updateCharacter(set.characterId, { gameClass: 'mage' });
      const restore = () => mine.restoreFromBin(set.id);
      await expectRefusalAndNoChange(bench(), restore, 'otherClass');
      await mine.updateCharacter(set.characterId, { gameClass: 'warrior' });
      await restore();
      expect((await mine.getCharacter(set.characterId)).sets).toHaveLength(1);
    });

    test('deleted for ever is gone; a character takes its earlier sets along', async () => {
      const { mine } = bench();
      const set = await addSet(bench());
      const other = await addCharacter(bench());
      await mine.deleteSet(set.id);
      await mine.deleteCharacter(set.characterId);
      await mine.deleteCharacter(other.id);
      expect(await mine.deleteFromBin(set.characterId)).toEqual({ id: set.characterId });
      expect((await mine.listBin()).map(({ id }) => id)).toEqual([other.id]);
      for (const id of [set.id, set.characterId, 'nothing', '', '💎', 'a\u0000b']) {
        await expectRefusal(mine.restoreFromBin(id), 'notInBin');
        await expectRefusal(mine.deleteFromBin(id), 'notInBin');
      }
    });

    test('D18: a key that made something else meanwhile still names that', async () => {
      const { mine, game } = bench();
      const first = await mine.createCharacter(game.warrior, { clientKey: 'once' });
      await mine.deleteCharacter(first.id);
      await mine.restoreFromBin(first.id);
      const second = await mine.createCharacter(game.warrior, { clientKey: 'once' });
      expect(second.id).not.toBe(first.id);
      expect(await mine.listCharacters()).toHaveLength(2);
    });

    test('N3: what another deleted is not seen and not reached', async () => {
      const { mine, theirs } = bench();
      const { characterId } = await addSet(bench());
      await mine.deleteCharacter(characterId);
      expect(await theirs.listBin()).toEqual([]);
      await expectRefusal(theirs.restoreFromBin(characterId), 'notInBin');
      await expectRefusal(theirs.deleteFromBin(characterId), 'notInBin');
      expect(await mine.listBin()).toHaveLength(1);
    });
  });
}
