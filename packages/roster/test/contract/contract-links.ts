import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import { withoutIds } from '@gearwright/game/stored/without-ids.ts';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import { describe, expect, test } from 'vitest';
import type { PublicSetInput } from '../../src/roster.ts';
import {
  addSet,
  custom,
  expectRefusal,
  expectRefusalAndNoChange,
  shared,
  STAMINA,
  type Bench,
} from './bench.ts';

/** What a guest sends of a set of their own. */
function snapshot(set: StoredSet, { game }: ReturnType<Bench>): PublicSetInput {
  const { realm: _r, connectedSets: _c, ...character } = game.warrior;
  return { set: withoutIds(set), character: { ...character, faction: 'alliance' } };
}

export function linksContract(bench: Bench): void {
  describe('links', () => {
    test('X3: a link is made once and shows the set as it is now', async ({ skip }) => {
      const { mine, theirs, snapshots } = bench();
      skip(Boolean(snapshots), 'a guest’s link shows the set as it was');
      const set = await addSet(bench());
      const { publicId, deleteToken } = await mine.shareSet(set.id);
      expect(deleteToken).toBeNull();
      expect(await mine.shareSet(set.id)).toEqual({ publicId, deleteToken });
      expect(await mine.getSet(set.id)).toMatchObject({ publicId, version: 1 });
      expect(await theirs.getPublicSet(publicId)).toMatchObject({ name: 'Raid' });
      await mine.updateSet(set.id, { name: 'Today' });
      await mine.updateCharacter(set.characterId, { name: 'Rollo', level: 42 });
      expect(await theirs.getPublicSet(publicId)).toMatchObject({
        name: 'Today',
        character: { name: 'Rollo', level: 42 },
      });
      await mine.deleteSet(set.id);
      await expectRefusal(theirs.getPublicSet(publicId), 'publicSetNotFound');
    });

    test('D12: a guest’s link is made once, and anew when the set changed', async ({ skip }) => {
      const { mine, theirs, snapshots } = bench();
      skip(!snapshots, 'links are live');
      const set = await addSet(bench());
      const first = await mine.shareSet(set.id);
      expect(await mine.shareSet(set.id)).toEqual(first);
      expect(await mine.getSet(set.id)).toMatchObject({ publicId: first.publicId, version: 1 });
      await mine.updateSet(set.id, { name: 'Today' });
      expect(await theirs.getPublicSet(first.publicId)).toMatchObject({ name: 'Raid' });
      const second = await mine.shareSet(set.id);
      expect(second.publicId).not.toBe(first.publicId);
      expect(await theirs.getPublicSet(second.publicId)).toMatchObject({ name: 'Today' });
      await expectRefusal(theirs.getPublicSet(first.publicId), 'publicSetNotFound');
      await mine.deleteSet(set.id);
      await expectRefusal(theirs.getPublicSet(second.publicId), 'publicSetNotFound');
    });

    test('a link is switched off and on again without its set', async () => {
      const { mine, theirs, snapshots } = bench();
      const set = await addSet(bench());
      expect(await mine.getLink(set.id)).toMatchObject({ publicId: null, isOn: false });
      const { publicId } = await mine.shareSet(set.id);
      expect(await mine.getLink(set.id)).toMatchObject({ publicId, isOn: true });
      expect((await mine.changeLink(set.id, { isOn: false })).isOn).toBe(false);
      await expectRefusal(theirs.getPublicSet(publicId), 'publicSetNotFound');
      expect((await mine.getSet(set.id)).name).toBe('Raid');
      const again = await mine.changeLink(set.id, { isOn: true });
      expect(again.isOn).toBe(true);
      // A guest's is another copy; an account's has the address it had.
      if (!snapshots) expect(again.publicId).toBe(publicId);
      expect(await theirs.getPublicSet(again.publicId!)).toMatchObject({ name: 'Raid' });
    });

    test('a link is frozen to what the set is, or to a snapshot, and thawed', async ({ skip }) => {
      const { mine, theirs, snapshots } = bench();
      const set = await addSet(bench(), { points: [custom('mine')] });
      if (snapshots) {
        const thawed = mine.changeLink(set.id, { show: 'live' });
        await expectRefusal(thawed, 'guestLinkStands');
        skip('a guest’s link shows the set as it was');
      }
      const frozen = await mine.changeLink(set.id, { show: 'now' });
      expect(frozen).toMatchObject({ isOn: true, isFrozen: true });
      const publicId = frozen.publicId!;
      const before = await theirs.getPublicSet(publicId);
      await mine.takeSnapshot(set.id, { name: 'Kept' });
      await mine.updateSet(set.id, { name: 'Changed' });
      await mine.updatePoint('mine', { name: 'Other', stats: STAMINA });
      const { id: snapshotId } = await mine.takeSnapshot(set.id, { name: 'Later' });
      expect(await theirs.getPublicSet(publicId)).toEqual(before);
      await mine.changeLink(set.id, { show: 'snapshot', snapshotId });
      await mine.deleteSnapshot(set.id, snapshotId);
      await mine.updateSet(set.id, { name: 'Changed again' });
      expect(await theirs.getPublicSet(publicId)).toMatchObject({ name: 'Changed' });
      const unknown = () => mine.changeLink(set.id, { show: 'snapshot', snapshotId: 'none' });
      await expectRefusalAndNoChange(bench(), unknown, 'snapshotNotFound');
      expect((await mine.changeLink(set.id, { show: 'live' })).isFrozen).toBe(false);
      expect(await theirs.getPublicSet(publicId)).toMatchObject({ name: 'Changed again' });
    });

    test('openings by others are counted, the owner’s and those of a dead link are not', async ({
      skip,
    }) => {
      const { mine, theirs, snapshots } = bench();
      skip(Boolean(snapshots), 'nobody counts for guests');
      const set = await addSet(bench());
      const { publicId } = await mine.shareSet(set.id);
      await theirs.countOpening(publicId);
      await theirs.countOpening(publicId);
      await mine.countOpening(publicId);
      expect(await mine.getLink(set.id)).toMatchObject({ opened: 2, isOn: true });
      await mine.changeLink(set.id, { isOn: false });
      for (const id of [publicId, 'nothing', '', 'a\u0000b']) await theirs.countOpening(id);
      expect((await mine.getLink(set.id)).opened).toBe(2);
    });

    test('D12: what a stranger sees names nothing of the owner’s', async () => {
      const { mine, theirs, game } = bench();
      const first = await addSet(bench(), { points: [custom('secret-point')] });
      const set = await addSet(bench(), {
        pinned: true,
        points: [shared(custom('secret-point'), first.characterId), game.preset],
      });
      const { publicId } = await mine.shareSet(set.id);
      const seen = await theirs.getPublicSet(publicId);
      const text = JSON.stringify(seen);
      for (const secret of [set.id, set.characterId, first.characterId, 'secret-point']) {
        expect(text).not.toContain(secret);
      }
      expect(seen.points).toEqual([{ ...custom('point-1'), name: 'Mine' }, game.preset]);
      const { realm: _r, connectedSets: _c, ...character } = game.warrior;
      expect(seen.character).toEqual({ ...character, faction: 'alliance' });
      expect(Object.keys(seen)).not.toContain('pinned');
      expect(Object.keys(seen)).not.toContain('version');
    });

    test('D12: a snapshot stays as it was sent, until its token deletes it', async () => {
      const { mine, theirs, game } = bench();
      const set = await addSet(bench(), { points: [custom('mine', 'Mine', STAMINA), game.preset] });
      const input = snapshot(set, bench());
      const link = await mine.createPublicSet(input);
      await mine.deleteSet(set.id);
      expect(await theirs.getPublicSet(link.publicId)).toEqual({
        ...input.set,
        points: [custom('point-1', 'Mine', STAMINA), game.preset],
        publicId: link.publicId,
        character: input.character,
      });
      const wrong = theirs.deletePublicSet(link.publicId, 'guessed');
      await expectRefusal(wrong, 'publicSetNotFound');
      await mine.deletePublicSet(link.publicId, link.deleteToken!);
      await expectRefusal(mine.getPublicSet(link.publicId), 'publicSetNotFound');
      const again = mine.deletePublicSet(link.publicId, link.deleteToken!);
      await expectRefusal(again, 'publicSetNotFound');
    });

    test('D12: no token deletes a set that somebody has stored', async () => {
      const { mine } = bench();
      const set = await addSet(bench());
      const { publicId } = await mine.shareSet(set.id);
      for (const token of ['', 'null', publicId]) {
        await expectRefusal(mine.deletePublicSet(publicId, token), 'publicSetNotFound');
      }
      expect(await mine.getPublicSet(publicId)).toMatchObject({ name: 'Raid' });
    });

    test('D18: sharing again with the same key shares nothing twice', async () => {
      const { mine } = bench();
      const input = snapshot(await addSet(bench()), bench());
      const first = await mine.createPublicSet(input, { clientKey: 'share-1' });
      const second = await mine.createPublicSet(input, { clientKey: 'share-1' });
      expect(second.publicId).toBe(first.publicId);
      await mine.deletePublicSet(second.publicId, second.deleteToken!);
      await expectRefusal(mine.getPublicSet(first.publicId), 'publicSetNotFound');
      const third = await mine.createPublicSet(input);
      expect(third.publicId).not.toBe(first.publicId);
    });

    test('E4: a snapshot keeps the rules too', async () => {
      const { mine, game } = bench();
      const input = snapshot(await addSet(bench()), bench());
      const itemIds = input.set.itemIds.with(HEAD, game.foreignHelm);
      const broken = { ...input, set: { ...input.set, itemIds } };
      const share = () => mine.createPublicSet(broken);
      await expectRefusalAndNoChange(bench(), share, 'wrongClass');
      const { publicId } = await mine.createPublicSet(broken, { asStored: true });
      expect((await mine.getPublicSet(publicId)).itemIds).toEqual(itemIds);
      const stranger = { ...input, character: { ...input.character, gameClass: 'mage' as const } };
      const other = () => mine.createPublicSet(stranger);
      await expectRefusalAndNoChange(bench(), other, 'otherClass');
    });

    test('D13: an unknown link is said to be one', async () => {
      const { mine } = bench();
      for (const id of ['nothing', '', 'a\u0000b', '💎', 'x'.repeat(5000)]) {
        await expectRefusal(mine.getPublicSet(id), 'publicSetNotFound');
        await expectRefusal(mine.deletePublicSet(id, 'x'), 'publicSetNotFound');
      }
    });
  });
}
