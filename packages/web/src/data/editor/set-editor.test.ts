import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pinning, renaming, settingModel, settingPhase } from '@gearwright/game/set/edits.ts';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { game, opened, wearing } from '../../../test/opened-editor.ts';
import { DEBOUNCE } from './debounces.ts';
import { SetEditor } from './set-editor.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('saving', () => {
  test('S6: an edit is shown at once, then saved with only what changed', async () => {
    const { editor, saves, id, shown, settle, state, stored } = await opened();
    editor.edit(renaming('Dungeon'));
    expect(editor.view().set.name).toBe('Dungeon');
    expect([shown, state().kind]).toEqual([['Dungeon'], 'saving']);
    await settle();
    expect(saves.mock.calls).toEqual([[id, { name: 'Dungeon' }, { version: 1 }]]);
    expect(state()).toEqual({ kind: 'saved' });
    expect(await stored()).toMatchObject({ name: 'Dungeon', version: 2 });
  });

  test('X3: a set that is shared elsewhere is another one to look at', async () => {
    const { editor, roster, id, settle } = await opened();
    await roster.shareSet(id);
    editor.accept(await roster.getSet(id));
    await settle();
    expect(editor.view().set.publicId).not.toBeNull();
  });

  test('S6: saving it is no other set to look at, and is seen by whoever asks for it', async () => {
    const { editor, saves, versions, settle, state } = await opened();
    editor.edit(renaming('Dungeon'));
    const view = editor.view();
    await settle();
    expect(state()).toEqual({ kind: 'saved' });
    expect(editor.view()).toBe(view);
    expect(versions).toEqual([1, 2]);
    editor.edit(renaming('Dungeons'));
    await settle();
    expect(saves.mock.lastCall?.[2]).toEqual({ version: 2 });
  });

  test.each([
    ['talents', DEBOUNCE.talents, 1000],
    ['buffs', DEBOUNCE.buffs, 1000],
    ['model settings', DEBOUNCE.modelSettings, 3000],
  ])('S6: %s wait for the next change', async (_, debounce, ms) => {
    const { editor, saves } = await opened();
    expect(debounce).toBe(ms);
    editor.edit(settingModel({ showHelm: false }), { debounce });
    await vi.advanceTimersByTimeAsync(ms - 100);
    editor.edit(settingModel({ showCloak: false }), { debounce });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(saves).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(saves).toHaveBeenCalledTimes(1);
    const modelSettings = { showHelm: false, showCloak: false, sheathed: false };
    expect(saves.mock.calls[0]![1]).toEqual({ modelSettings });
  });

  test('S6: a change that does not wait takes along what does', async () => {
    const { editor, saves, settle } = await opened();
    editor.edit(settingModel({ showHelm: false }), { debounce: 3000 });
    editor.edit(renaming('Now'));
    await settle();
    await vi.advanceTimersByTimeAsync(5000);
    expect(saves.mock.calls.map(([, patch]) => Object.keys(patch))).toEqual([
      ['name', 'modelSettings'],
    ]);
  });

  test('what was done by hand and what Autofill did are saved as two versions', async () => {
    const { editor, saves, settle, state, stored } = await opened();
    editor.edit(renaming('By hand'), { debounce: 1000 });
    editor.edit(pinning(true), { by: 'autofill' });
    editor.edit(settingPhase(2));
    await settle();
    expect(saves.mock.calls.map(([, patch, options]) => [patch, options])).toEqual([
      [{ name: 'By hand' }, { version: 1 }],
      [{ pinned: true }, { version: 2, by: 'autofill' }],
      [{ phase: 2 }, { version: 3 }],
    ]);
    expect(state().kind).toBe('saved');
    expect(await stored()).toMatchObject({ name: 'By hand', pinned: true, phase: 2 });
  });

  test('S6: a later change of another kind does not put off the first', async () => {
    const { editor, saves } = await opened();
    editor.edit(settingPhase(2), { debounce: 1000 });
    await vi.advanceTimersByTimeAsync(900);
    editor.edit(settingModel({ showHelm: false }), { debounce: 3000 });
    await vi.advanceTimersByTimeAsync(100);
    expect(saves).toHaveBeenCalledTimes(1);
  });

  test('changing back before it was saved sends nothing', async () => {
    const { editor, saves, state, ahead } = await opened();
    editor.edit(renaming('Other'), { debounce: 1000 });
    editor.edit(renaming('Raid'), { debounce: 1000 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(saves).not.toHaveBeenCalled();
    expect([state().kind, ahead()]).toEqual(['saved', null]);
  });

  test('an edit made while another is being saved is saved after it', async () => {
    const { editor, roster, saves, state, stored, settle } = await opened();
    const update = MemoryRoster.prototype.updateSet.bind(roster);
    saves.mockImplementationOnce(async (...args) => {
      await new Promise((done) => setTimeout(done, 500));
      return update(...args);
    });
    editor.edit(renaming('First'));
    await settle();
    editor.edit(pinning(true));
    await vi.advanceTimersByTimeAsync(400);
    expect(state().kind).toBe('saving');
    await vi.advanceTimersByTimeAsync(200);
    expect(saves.mock.calls.map(([, patch, options]) => [patch, options])).toEqual([
      [{ name: 'First' }, { version: 1 }],
      [{ pinned: true }, { version: 2 }],
    ]);
    expect(state().kind).toBe('saved');
    expect(await stored()).toMatchObject({ name: 'First', pinned: true, version: 3 });
  });

  test('D18: what waits is flushed when asked', async () => {
    const { editor, saves } = await opened();
    editor.edit(settingModel({ showHelm: false }), { debounce: 3000 });
    await editor.flush();
    expect(saves).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(saves).toHaveBeenCalledTimes(1);
  });
});

describe('writing ahead', () => {
  test('D18: a change is written ahead at once and forgotten when it is saved', async () => {
    const { editor, ahead, settle } = await opened();
    editor.edit(settingPhase(3), { debounce: 1000 });
    expect(ahead()).toEqual({ phase: { was: 1, is: 3 } });
    await settle();
    expect(ahead()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ahead()).toBeNull();
  });

  test('D18: what the browser would not store waits for nothing', async () => {
    const { roster, id } = await opened();
    const saves = vi.spyOn(roster, 'updateSet');
    const editor = new SetEditor(await roster.getSet(id), {
      game,
      roster,
      writeAhead: async () => false,
      show: (set) => set,
    });
    editor.edit(settingPhase(3), { debounce: 3000 });
    await vi.advanceTimersByTimeAsync(1);
    expect(saves).toHaveBeenCalledTimes(1);
  });
});

describe('others change it too', () => {
  test('D17: a stale save is replayed on the set as it is now', async () => {
    const { editor, roster, id, state, stored, settle } = await opened();
    await roster.updateSet(id, { name: 'Elsewhere', phase: 2 });
    editor.edit(wearing(game.helm));
    editor.edit(pinning(true));
    await settle();
    expect(state().kind).toBe('saved');
    expect(await stored()).toMatchObject({
      name: 'Elsewhere',
      phase: 2,
      pinned: true,
      version: 3,
    });
    expect((await stored()).itemIds[HEAD]).toBe(game.helm);
    expect(editor.view().set.name).toBe('Elsewhere');
  });

  test('D17: what came from elsewhere keeps what is not saved yet', async () => {
    const { editor, roster, id, stored } = await opened();
    editor.edit(pinning(true), { debounce: 1000 });
    await roster.updateSet(id, { name: 'Elsewhere' });
    editor.accept(await roster.getSet(id));
    expect(editor.view().set).toMatchObject({ name: 'Elsewhere', pinned: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await stored()).toMatchObject({ name: 'Elsewhere', pinned: true, version: 3 });
  });

  test('an older answer changes nothing', async () => {
    const { editor, roster, id, settle } = await opened();
    const older = await roster.getSet(id);
    editor.edit(renaming('Newer'));
    await settle();
    editor.accept(older);
    expect(editor.view().set.name).toBe('Newer');
  });
});

describe('undo', () => {
  test('S6: every change can be taken back and done again, and each is saved', async () => {
    const { editor, stored, settle } = await opened();
    editor.edit(renaming('One'));
    editor.edit(wearing(game.helm));
    await settle();
    expect(editor.view()).toMatchObject({ canUndo: true, canRedo: false });
    editor.undo();
    await settle();
    expect((await stored()).itemIds[HEAD]).toBeNull();
    editor.undo();
    await settle();
    expect(await stored()).toMatchObject({ name: 'Raid' });
    expect(editor.view()).toMatchObject({ canUndo: false, canRedo: true });
    editor.redo();
    editor.redo();
    await settle();
    expect(await stored()).toMatchObject({ name: 'One' });
    expect((await stored()).itemIds[HEAD]).toBe(game.helm);
  });

  test('S6: taking back leaves alone what others have changed', async () => {
    const { editor, roster, id, stored, settle } = await opened();
    editor.edit(wearing(game.helm));
    await settle();
    await roster.updateSet(id, { name: 'Elsewhere' });
    editor.undo();
    await settle();
    expect(await stored()).toMatchObject({ name: 'Elsewhere' });
    expect((await stored()).itemIds[HEAD]).toBeNull();
  });
});
