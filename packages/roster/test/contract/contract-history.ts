import { HEAD } from '@gearwright/game/slot/slots.ts';
import { STORED_LIMITS } from '@gearwright/game/stored/stored-limits.ts';
import { withoutIds } from '@gearwright/game/stored/without-ids.ts';
import { describe, expect, test } from 'vitest';
import { ROSTER_LIMITS } from '../../src/limits.ts';
import type { SetHistory } from '../../src/roster.ts';
import {
  addCharacter,
  addSet,
  custom,
  expectRefusal,
  expectRefusalAndNoChange,
  STAMINA,
  type Bench,
} from './bench.ts';

const namesOf = ({ versions }: SetHistory): readonly string[] =>
  versions.map(({ set }) => set.name);

export function historyContract(bench: Bench): void {
  describe('history', () => {
    test('edits by hand within minutes are one version; something else begins another', async () => {
      const { mine } = bench();
      const set = await addSet(bench(), { name: 'Made' });
      await mine.updateSet(set.id, { name: 'One' });
      await mine.updateSet(set.id, { name: 'Two' });
      expect((await mine.getHistory(set.id)).versions).toEqual([]);
      await mine.updateSet(set.id, { name: 'Filled' }, { by: 'autofill' });
      await mine.updateSet(set.id, { name: 'Filled again' }, { by: 'autofill' });
      const history = await mine.getHistory(set.id);
      expect(namesOf(history)).toEqual(['Two']);
      expect(history.present.by).toBe('autofill');
      expect(['account', 'guest']).toContain(history.versions[0]!.by);
      expect(history.versions[0]!.version).toBe(set.version + 2);
      await mine.updateSet(set.id, { name: 'Mine again' });
      const later = await mine.getHistory(set.id);
      expect(namesOf(later)).toEqual(['Filled again', 'Two']);
      expect(later.versions[0]!.by).toBe('autofill');
      expect(later.versions[0]!.savedAt).toBeGreaterThanOrEqual(later.versions[1]!.savedAt);
    });

    test('a version is the whole set as it was, with points that are gone or changed since', async () => {
      const { mine, game } = bench();
      const set = await addSet(bench(), { points: [custom('mine'), game.preset] });
      const before = await mine.getSet(set.id);
      const itemIds = set.itemIds.with(HEAD, game.helm);
      await mine.updateSet(set.id, { itemIds, points: [game.preset] }, { by: 'import' });
      const { character: _, warnings: __, ...stored } = before;
      const [version] = (await mine.getHistory(set.id)).versions;
      expect(version!.set).toEqual(withoutIds(stored));
      expect(await mine.listPoints()).toEqual([]);
    });

    test('what changes nothing of the set is no version', async () => {
      const { mine } = bench();
      const set = await addSet(bench());
      await mine.updateSet(set.id, { pinned: true }, { by: 'import' });
      await mine.updateSet(set.id, { name: set.name }, { by: 'import' });
      expect((await mine.getHistory(set.id)).versions).toEqual([]);
    });

    test('the last 50 versions are kept', async () => {
      const { mine } = bench();
      const set = await addSet(bench(), { name: 'Edit 0' });
      for (let edit = 1; edit <= 53; edit++) {
        const by = edit % 2 === 0 ? 'import' : 'autofill';
        await mine.updateSet(set.id, { name: `Edit ${edit}` }, { by });
      }
      const names = namesOf(await mine.getHistory(set.id));
      expect(names).toHaveLength(50);
      expect([names.at(0), names.at(-1)]).toEqual(['Edit 52', 'Edit 3']);
    });

    test('a level of its own is told from an edit by hand', async () => {
      const { mine, game } = bench();
      const { id: characterId } = await addCharacter(bench(), { spec: game.spec });
      const set = await addSet(bench(), { characterId, points: [game.preset] });
      await mine.changeLevel(characterId, game.lowLevel);
      const { versions, present } = await mine.getHistory(set.id);
      expect((await mine.getSet(set.id)).points).toEqual([game.lowPreset]);
      expect(versions.map((each) => each.set.points)).toEqual([[game.preset]]);
      expect(present.by).toBe('level');
    });

    test('a snapshot has a name and stays as it was, until it is deleted', async () => {
      const { mine } = bench();
      const set = await addSet(bench(), { points: [custom('mine')] });
      const taken = await mine.takeSnapshot(set.id, { name: '  Before the raid ' });
      expect(taken).toMatchObject({ name: 'Before the raid', set: withoutIds(set) });
      await mine.updatePoint('mine', { name: 'Changed', stats: STAMINA });
      await mine.updateSet(set.id, { name: 'After' });
      expect((await mine.getHistory(set.id)).snapshots).toEqual([taken]);
      expect((await mine.getSet(set.id)).version).toBe(set.version + 1);
      expect(await mine.deleteSnapshot(set.id, taken.id)).toEqual({ id: taken.id });
      expect((await mine.getHistory(set.id)).snapshots).toEqual([]);
      await expectRefusal(mine.deleteSnapshot(set.id, taken.id), 'snapshotNotFound');
    });

    test('a snapshot from elsewhere comes once, with its own time', async () => {
      const { mine } = bench();
      const set = await addSet(bench());
      const input = { name: 'Old', set: { ...withoutIds(set), name: 'Then' }, takenAt: 1_000 };
      const first = await mine.takeSnapshot(set.id, input);
      expect(first).toMatchObject({ name: 'Old', takenAt: 1_000, set: { name: 'Then' } });
      expect(await mine.takeSnapshot(set.id, input)).toEqual(first);
      const now = await mine.takeSnapshot(set.id, { name: 'Now' });
      const { snapshots } = await mine.getHistory(set.id);
      expect(snapshots.map(({ id }) => id)).toEqual([now.id, first.id]);
    });

    test('E4: a snapshot from elsewhere holds no more points than a set may have', async () => {
      const { mine, game } = bench();
      const set = await addSet(bench());
      const many = Array.from({ length: 300 }, (_, at) => custom(`point-${at}`));
      for (const points of [many, many.map(() => game.preset)]) {
        const input = { set: { ...withoutIds(set), points }, takenAt: 1 };
        const taken = await mine.takeSnapshot(set.id, { ...input, name: points[0]!.name });
        expect(taken.set.points).toEqual(points.slice(0, STORED_LIMITS.points));
      }
    });

    test('E4: snapshots are limited, named, and of the set’s class', async () => {
      const { mine } = bench();
      const set = await addSet(bench());
      const take = (name: string) => () => mine.takeSnapshot(set.id, { name });
      await expectRefusalAndNoChange(bench(), take('  '), 'required');
      await expectRefusalAndNoChange(bench(), take('x'.repeat(61)), 'malformed');
      for (const name of ['a\u0000b', 'a\nb', 'a\u007fb', 'a\u0085b']) {
        await expectRefusalAndNoChange(bench(), take(name), 'malformed');
      }
      const foreign = { ...withoutIds(set), gameClass: 'mage' as const };
      const other = () => mine.takeSnapshot(set.id, { name: 'Other', set: foreign });
      await expectRefusalAndNoChange(bench(), other, 'otherClass');
      const broken = () => mine.takeSnapshot(set.id, { name: 'None', set: 7 as never });
      await expectRefusalAndNoChange(bench(), broken, 'malformed');
      for (let n = 1; n <= ROSTER_LIMITS['snapshots of one set']; n++) await take(`${n}`)();
      await expectRefusalAndNoChange(bench(), take('one more'), 'limitReached');
    });

    test('what a set was waits in the bin with it, and goes with it', async () => {
      const { mine } = bench();
      const set = await addSet(bench());
      await mine.takeSnapshot(set.id, { name: 'Kept' });
      await mine.updateSet(set.id, { name: 'Other' }, { by: 'sync' });
      const before = await mine.getHistory(set.id);
      await mine.deleteSet(set.id);
      await expectRefusal(mine.getHistory(set.id), 'setNotFound');
      await mine.deleteCharacter(set.characterId);
      await mine.restoreFromBin(set.characterId);
      await mine.restoreFromBin(set.id);
      const after = await mine.getHistory(set.id);
      expect({ ...after, present: 0 }).toEqual({ ...before, present: 0 });
      await mine.updateSet(set.id, { name: 'Goes on' }, { by: 'import' });
      expect(namesOf(await mine.getHistory(set.id))).toEqual(['Other', 'Raid']);
      await mine.deleteCharacter(set.characterId);
      await mine.restoreFromBin(set.characterId);
      expect(namesOf(await mine.getHistory(set.id))).toEqual(['Other', 'Raid']);
    });

    test('N3: what another’s set was is not seen, and not added to', async () => {
      const { mine, theirs } = bench();
      const set = await addSet(bench());
      const { id } = await mine.takeSnapshot(set.id, { name: 'Mine' });
      await expectRefusal(theirs.getHistory(set.id), 'setNotFound');
      await expectRefusal(theirs.takeSnapshot(set.id, { name: 'Theirs' }), 'setNotFound');
      await expectRefusal(theirs.deleteSnapshot(set.id, id), 'setNotFound');
      expect((await mine.getHistory(set.id)).snapshots).toHaveLength(1);
    });
  });
}
