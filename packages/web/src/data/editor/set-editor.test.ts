import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PlannerError, refusal } from '@gearwright/game/messages.ts';
import { pinning, renaming, settingModel, settingPhase } from '@gearwright/game/set/edits.ts';
import type { SetEdit } from '@gearwright/game/set/gear-set.ts';
import { pieceOf, withPiece } from '@gearwright/game/set/piece.ts';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { DEBOUNCE } from './debounces.ts';
import type { SetDelta } from './set-delta.ts';
import { SetEditor } from './set-editor.ts';

const game = fixtureGame();
const wearing = (id: string): SetEdit => {
  const item = game.dataset.item(id);
  return (set) => ({ ...set, gear: withPiece(set.gear, HEAD, pieceOf(item, null)) });
};
/** Not the same when done twice. */
const turningPin: SetEdit = (set) => ({ ...set, pinned: !set.pinned });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function opened(options: { readonly whyNotStored?: () => ReturnType<typeof refusal> } = {}) {
  const roster = new MemoryRoster(game);
  const { id: characterId } = await roster.createCharacter(game.warrior);
  const { id } = await roster.createSet({
    characterId,
    name: 'Raid',
    spec: game.spec,
    phase: 1,
    points: [game.preset],
  });
  const saves = vi.spyOn(roster, 'updateSet');
  let ahead: SetDelta | null = null;
  const shown: string[] = [];
  const editor = new SetEditor(await roster.getSet(id), {
    game,
    roster,
    writeAhead: async (delta) => {
      ahead = delta;
      return true;
    },
    show: (set) => {
      shown.push(set.name);
      return set;
    },
    ...options,
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    ...{ roster, id, saves, editor, shown, settle },
    ahead: () => ahead,
    state: () => editor.view().saveState,
    stored: () => roster.getSet(id),
  };
}

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
    expect(editor.view().set.version).toBe(2);
  });

  test.each([
    ['talents', DEBOUNCE.talents, 1000],
    ['buffs', DEBOUNCE.buffs, 1000],
    ['model settings', DEBOUNCE.modelSettings, 3000],
  ])('core §9: %s wait for the next change', async (_, debounce, ms) => {
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

  test('core §9: a change that does not wait takes along what does', async () => {
    const { editor, saves, settle } = await opened();
    editor.edit(settingModel({ showHelm: false }), { debounce: 3000 });
    editor.edit(renaming('Now'));
    await settle();
    await vi.advanceTimersByTimeAsync(5000);
    expect(saves.mock.calls.map(([, patch]) => Object.keys(patch))).toEqual([
      ['name', 'modelSettings'],
    ]);
  });

  test('core §9: a later change of another kind does not put off the first', async () => {
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
