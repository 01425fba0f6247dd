import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PlannerError, refusal } from '@gearwright/game/messages.ts';
import { pinning, renaming, settingPhase } from '@gearwright/game/set/edits.ts';
import type { SetEdit } from '@gearwright/game/set/gear-set.ts';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { game, opened, wearing } from '../../../test/opened-editor.ts';
import { SetEditors } from './set-editors.ts';

/** Not the same when done twice. */
const turningPin: SetEdit = (set) => ({ ...set, pinned: !set.pinned });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what goes wrong', () => {
  test('S6: refused with the reason, and taken back', async () => {
    const { editor, state, stored, settle } = await opened();
    editor.edit(wearing(game.foreignHelm));
    await settle();
    expect(state()).toMatchObject({ kind: 'refused', code: 'wrongClass' });
    expect(editor.view()).toMatchObject({ canUndo: false });
    expect(editor.view().set.gear[HEAD].item).toBeNull();
    expect((await stored()).itemIds[HEAD]).toBeNull();
    editor.edit(renaming('Next'));
    await settle();
    expect(state()).toEqual({ kind: 'saved' });
  });

  test('S6: of several changes only the refused one is taken back', async () => {
    const { editor, state, stored } = await opened();
    editor.edit(renaming('Kept'), { debounce: 1000 });
    editor.edit(wearing(game.foreignHelm), { debounce: 1000 });
    editor.edit(pinning(true), { debounce: 1000 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await stored()).toMatchObject({ name: 'Kept', pinned: true });
    expect(editor.view().set).toMatchObject({ name: 'Kept', pinned: true });
    expect(editor.view().set.gear[HEAD].item).toBeNull();
    expect(state()).toMatchObject({ kind: 'refused', code: 'wrongClass' });
  });

  test('S6: offline it waits, and is saved when the network is back', async () => {
    const { editor, saves, state, stored, settle, ahead } = await opened();
    saves.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    editor.edit(renaming('Later'));
    await settle();
    expect(state()).toEqual({ kind: 'offline' });
    expect(ahead()).toEqual({ name: { was: 'Raid', is: 'Later' } });
    await vi.advanceTimersByTimeAsync(2000);
    expect(state()).toEqual({ kind: 'saved' });
    expect(await stored()).toMatchObject({ name: 'Later' });
  });

  test.each(['tooManyRequests', 'timedOut', 'serverBusy', 'otherVersion'] as const)(
    'D18: %s says nothing against the change: it is kept and tried again',
    async (code) => {
      const { editor, saves, state, stored, settle } = await opened();
      saves.mockRejectedValueOnce(new PlannerError(code));
      editor.edit(renaming('Later'));
      await settle();
      expect(state()).toMatchObject({ kind: 'refused', code });
      expect(editor.view().set.name).toBe('Later');
      await vi.advanceTimersByTimeAsync(2000);
      expect(await stored()).toMatchObject({ name: 'Later' });
    },
  );

  test('D17: a save whose answer was lost is not done twice', async () => {
    const { editor, roster, saves, state, stored, settle } = await opened();
    const update = MemoryRoster.prototype.updateSet.bind(roster);
    saves.mockImplementationOnce(async (...args) => {
      await update(...args);
      throw new TypeError('Failed to fetch');
    });
    editor.edit(turningPin);
    await settle();
    await vi.advanceTimersByTimeAsync(2000);
    expect(state()).toEqual({ kind: 'saved' });
    expect(await stored()).toMatchObject({ pinned: true, version: 2 });
    expect(editor.view().set.pinned).toBe(true);
  });

  test('D17: not even when somebody changed something else since', async () => {
    const { editor, roster, id, saves, stored, settle } = await opened();
    const update = MemoryRoster.prototype.updateSet.bind(roster);
    saves.mockImplementationOnce(async (...args) => {
      await update(...args);
      await update(id, { name: 'Elsewhere' });
      throw new TypeError('Failed to fetch');
    });
    editor.edit(turningPin);
    editor.edit(settingPhase(4), { debounce: 10_000 });
    await settle();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await stored()).toMatchObject({ pinned: true, phase: 4, name: 'Elsewhere' });
  });

  test('a set that was deleted elsewhere is told, and nothing waits for it', async () => {
    const { editor, roster, id, state, settle, ahead } = await opened();
    await roster.deleteSet(id);
    editor.edit(renaming('Ghost'));
    await settle();
    expect(state()).toEqual({ kind: 'refused', code: 'setNotFound', reason: 'Set not found' });
    expect([editor.isSettled, ahead()]).toEqual([true, null]);
  });

  test('D19: a session that ended keeps the changes', async () => {
    const { editor, saves, state, ahead, settle, stored } = await opened();
    saves.mockRejectedValueOnce(new PlannerError('sessionEnded'));
    editor.edit(renaming('Mine'));
    await settle();
    expect(state()).toMatchObject({ kind: 'refused', reason: 'You have been signed out' });
    expect(ahead()).not.toBeNull();
    await editor.flush();
    expect(await stored()).toMatchObject({ name: 'Mine' });
  });

  test('N3: what is only in the page is never called saved', async () => {
    const { editor, state, settle } = await opened({ whyNotStored: () => refusal('storageFull') });
    editor.edit(renaming('Unstored'));
    await settle();
    expect(state()).toMatchObject({ kind: 'refused', code: 'storageFull' });
  });
});

test('D18: what was discarded is neither sent nor written ahead, whatever comes back', async () => {
  const { editor, saves, ahead } = await opened();
  const editors = new SetEditors();
  const place = { owner: 'ragnar', edition: 'wrath', setId: 'set' } as const;
  editors.open(place, editor, () => editor);
  editors.use(place, editor);
  saves.mockRejectedValue(new TypeError('Failed to fetch'));
  editor.edit(renaming('Discarded'));
  await vi.advanceTimersByTimeAsync(0);
  expect(editors.saveState()).toEqual({ kind: 'offline' });
  const [tried, written] = [saves.mock.calls.length, ahead()];
  expect(written).not.toBeNull();

  editors.discardOf('somebody else');
  expect(editors.saveState()).toEqual({ kind: 'offline' });
  editors.discardOf('ragnar');
  await vi.advanceTimersByTimeAsync(120_000);
  await editors.flush();
  await editor.flush();
  expect(saves.mock.calls.length).toBe(tried);
  expect(ahead()).toBe(written);
  expect(editors.saveState()).toEqual({ kind: 'saved' });
});
