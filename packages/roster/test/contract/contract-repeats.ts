import { describe, expect, test } from 'vitest';
import {
  addCharacter,
  addSet,
  custom,
  everythingOf,
  expectRefusalAndNoChange,
  setInput,
  type Bench,
} from './bench.ts';

export function repeatsContract(bench: Bench): void {
  describe('repeats and crowds', () => {
    test('D18: creating a character again creates nothing', async () => {
      const { mine, game } = bench();
      const options = { clientKey: 'local:1' };
      const first = await mine.createCharacter(game.warrior, options);
      await mine.updateCharacter(first.id, { name: 'Since then' });
      const second = await mine.createCharacter(game.warrior, options);
      expect(second).toEqual({ ...first, name: 'Since then' });
      expect(await mine.listCharacters()).toHaveLength(1);
    });

    test('D18: creating a set again creates nothing and writes nothing', async () => {
      const { mine } = bench();
      const { id: characterId } = await addCharacter(bench());
      const input = setInput(bench(), characterId, { points: [custom('mine')] });
      const first = await mine.createSet(input, { clientKey: 'local:1' });
      await mine.updateSet(first.id, { points: [custom('mine', 'Edited since')] });
      const before = await everythingOf(mine);
      const second = await mine.createSet(input, { clientKey: 'local:1' });
      expect(second.id).toBe(first.id);
      expect(await everythingOf(mine)).toEqual(before);
      const other = await mine.createSet(input, { clientKey: 'local:2' });
      expect(other.id).not.toBe(first.id);
    });

    test('D18: a refused creation leaves its key free', async () => {
      const { mine, game } = bench();
      const options = { clientKey: 'once' };
      const refused = () => mine.createCharacter({ ...game.warrior, name: '' }, options);
      await expectRefusalAndNoChange(bench(), refused, 'required');
      expect(await mine.createCharacter(game.warrior, options)).toMatchObject({ name: 'Ragnar' });
    });

    test('D18: a key is plain and has an end', async () => {
      const { mine, game } = bench();
      for (const clientKey of ['', 'a b', 'a\u0000', '💎', 'x'.repeat(201)]) {
        const create = () => mine.createCharacter(game.warrior, { clientKey });
        await expectRefusalAndNoChange(bench(), create, 'malformed');
      }
    });

    test('D18: ten repeats at once make one', async () => {
      const { mine, game } = bench();
      const options = { clientKey: 'at-once' };
      const characters = await Promise.all(
        Array.from({ length: 10 }, () => mine.createCharacter(game.warrior, options)),
      );
      expect(new Set(characters.map(({ id }) => id)).size).toBe(1);
      const input = setInput(bench(), characters[0]!.id, { points: [custom('mine')] });
      const sets = await Promise.all(
        Array.from({ length: 10 }, () => mine.createSet(input, options)),
      );
      expect(new Set(sets.map(({ id }) => id)).size).toBe(1);
      expect((await mine.listCharacters())[0]!.sets).toHaveLength(1);
    });

    test('D17: of twelve saves on one version one succeeds', async () => {
      const { mine } = bench();
      const set = await addSet(bench());
      const saves = await Promise.allSettled(
        Array.from({ length: 12 }, (_, n) =>
          mine.updateSet(set.id, { name: `Save ${n}` }, { version: 1 }),
        ),
      );
      const won = saves.flatMap((save) => (save.status === 'fulfilled' ? [save.value] : []));
      expect(won).toHaveLength(1);
      expect(await mine.getSet(set.id)).toMatchObject({ name: won[0]!.name, version: 2 });
    });

    test('D17: saves of different fields at once all stay', async () => {
      const { mine } = bench();
      const set = await addSet(bench());
      const modelSettings = { showHelm: false, showCloak: false, sheathed: true };
      const patches = [{ name: 'New' }, { pinned: true }, { phase: 3 }, { modelSettings }];
      await Promise.all(patches.map((patch) => mine.updateSet(set.id, patch)));
      expect(await mine.getSet(set.id)).toMatchObject({
        name: 'New',
        pinned: true,
        phase: 3,
        modelSettings,
        version: 5,
      });
    });

    test('S5: a point taken up and let go at once is there for whoever took it', async () => {
      const { mine, game } = bench();
      const { id: characterId } = await addCharacter(bench());
      for (let round = 0; round < 5; round++) {
        const point = custom(`p${round}`);
        const first = await addSet(bench(), { characterId, points: [point] });
        const second = await addSet(bench(), { characterId });
        await Promise.all([
          mine.updateSet(first.id, { points: [game.preset] }),
          mine.updateSet(second.id, { points: [point] }),
        ]);
        expect((await mine.getSet(second.id)).points).toEqual([point]);
        expect((await mine.listPoints()).map(({ pointId }) => pointId)).toEqual([point.pointId]);
        await mine.deleteSet(second.id);
        expect(await mine.listPoints()).toEqual([]);
      }
    });

    test('what is read while it is written belongs together', async () => {
      const { mine, theirs } = bench();
      const named = (n: number) => ({ name: `p${n}`, points: [custom(`p${n}`, `p${n}`)] });
      const { id, characterId } = await addSet(bench(), named(0));
      const { publicId } = await mine.shareSet(id);
      const read = async () => {
        const set = await mine.getSet(id);
        expect(set.points.map(({ pointId }) => pointId)).toEqual([set.name]);
        const { sets } = await mine.getCharacter(characterId);
        expect(sets).toHaveLength(1);
        const { name, points } = await theirs.getPublicSet(publicId);
        expect(points.map((point) => point.name)).toEqual([name]);
      };
      const reading = Array.from({ length: 4 }, async () => {
        for (let n = 0; n < 15; n++) await read();
      });
      for (let n = 1; n < 15; n++) await mine.updateSet(id, named(n));
      await Promise.all(reading);
    });
  });
}
