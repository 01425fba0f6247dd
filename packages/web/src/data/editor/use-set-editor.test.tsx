// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renaming } from '@gearwright/game/set/edits.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { withRoster } from '../../../test/with-roster.tsx';
import { useCharacters } from '../roster/use-characters.ts';
import { useSet } from '../roster/use-sets.ts';
import { useSaveState } from './editors-context.ts';
import { useFirstEdit } from './use-first-edit.ts';
import { useSetEditor, type OpenSet } from './use-set-editor.ts';

afterEach(cleanup);

const game = fixtureGame();

async function aSet() {
  const roster = new MemoryRoster(game);
  const { id: characterId } = await roster.createCharacter(game.warrior);
  const { spec, preset } = game;
  const points = [preset];
  const set = await roster.createSet({ characterId, name: 'Raid', spec, phase: 1, points });
  return { roster, id: set.id };
}

function useAll(id: string) {
  return {
    editing: useSetEditor(id),
    set: useSet(id),
    list: useCharacters(),
    all: useSaveState(),
  };
}

test('S6: an edit is in every view of the set at once, and in the list when it is saved', async () => {
  const { roster, id } = await aSet();
  const { Around } = withRoster({ game, roster });
  const { result } = renderHook(() => useAll(id), { wrapper: Around });
  await waitFor(() => expect(result.current.editing.status).toBe('ready'));
  const open = () => result.current.editing as OpenSet;
  expect(open().wearer).toMatchObject({ gameClass: 'warrior', level: 80, professions: [] });
  act(() => open().edit(renaming('Dungeon')));
  expect(open().set.name).toBe('Dungeon');
  await waitFor(() => expect(result.current.set.data?.name).toBe('Dungeon'));
  await waitFor(() => expect(result.current.all).toEqual({ kind: 'saved' }));
  expect(await roster.getSet(id)).toMatchObject({ name: 'Dungeon' });
  await waitFor(() => expect(result.current.list.data?.[0]?.sets[0]?.name).toBe('Dungeon'));
  act(() => open().undo());
  await waitFor(async () => expect(await roster.getSet(id)).toMatchObject({ name: 'Raid' }));
});

test('D17: what another view reads anew reaches the editor', async () => {
  const { roster, id } = await aSet();
  const { Around, client } = withRoster({ game, roster });
  const { result } = renderHook(() => useAll(id), { wrapper: Around });
  await waitFor(() => expect(result.current.editing.status).toBe('ready'));
  await roster.updateSet(id, { name: 'Elsewhere' });
  await act(() => client.invalidateQueries({ queryKey: ['roster'] }));
  await waitFor(() => expect((result.current.editing as OpenSet).set.name).toBe('Elsewhere'));
});

test('S6, Y1: the first change of a new set can be taken back by whoever opens it', async () => {
  const { roster, id } = await aSet();
  const { Around } = withRoster({ game, roster });
  const form = renderHook(() => useFirstEdit(), { wrapper: Around });
  await act(() => form.result.current(id, renaming('With its kit')));
  form.unmount();
  const { result } = renderHook(() => useSetEditor(id), { wrapper: Around });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  const open = () => result.current as OpenSet;
  expect([open().set.name, open().canUndo]).toEqual(['With its kit', true]);
  act(() => open().undo());
  await waitFor(async () => expect(await roster.getSet(id)).toMatchObject({ name: 'Raid' }));
});

test('D13: an unknown set fails with its code', async () => {
  const { roster } = await aSet();
  const { Around } = withRoster({ game, roster });
  const { result } = renderHook(() => useAll('nothing'), { wrapper: Around });
  await waitFor(() =>
    expect(result.current.editing).toMatchObject({
      status: 'failed',
      error: { code: 'setNotFound' },
    }),
  );
});
