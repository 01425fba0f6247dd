// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PlannerError } from '@gearwright/game/messages.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { withRoster } from '../../../test/with-roster.tsx';
import { useCharacter, useCharacters } from './use-characters.ts';
import { useCreateCharacter, useUpdateCharacter } from './use-character-changes.ts';

afterEach(cleanup);

const game = fixtureGame();

function useAll(id?: string) {
  return {
    list: useCharacters(),
    one: useCharacter(id),
    create: useCreateCharacter(),
    update: useUpdateCharacter(),
  };
}

test('C2: a character that is created is in the list', async () => {
  const { Around } = withRoster({ game });
  const { result } = renderHook(() => useAll(), { wrapper: Around });
  await waitFor(() => expect(result.current.list.data).toEqual([]));
  await act(() => result.current.create.create(game.warrior));
  await waitFor(() => expect(result.current.list.data).toMatchObject([{ name: 'Ragnar' }]));
});

test('D18: asking again after an answer that was lost makes no second character', async () => {
  const roster = new MemoryRoster(game);
  const create = roster.createCharacter.bind(roster);
  vi.spyOn(roster, 'createCharacter').mockImplementationOnce(async (input, options) => {
    await create(input, options);
    throw new TypeError('Failed to fetch');
  });
  const { Around } = withRoster({ game, roster });
  const { result } = renderHook(() => useAll(), { wrapper: Around });
  await act(() => result.current.create.create(game.warrior).catch(() => undefined));
  await act(() => result.current.create.create(game.warrior));
  expect(await roster.listCharacters()).toHaveLength(1);
  await act(() => result.current.create.create(game.warrior));
  expect(await roster.listCharacters()).toHaveLength(2);
});

test('a change is shown at once and put back when it is refused', async () => {
  const roster = new MemoryRoster(game);
  const { id } = await roster.createCharacter(game.warrior);
  let refuse = (_error: Error): void => undefined;
  vi.spyOn(roster, 'updateCharacter').mockImplementationOnce(
    () => new Promise((_, reject) => (refuse = reject)),
  );
  const { Around } = withRoster({ game, roster });
  const { result } = renderHook(() => useAll(id), { wrapper: Around });
  await waitFor(() => expect(result.current.one.data?.level).toBe(80));
  act(() => result.current.update.mutate({ id, patch: { level: 12 } }));
  await waitFor(() => expect(result.current.one.data?.level).toBe(12));
  expect(result.current.list.data?.[0]?.level).toBe(12);
  act(() => refuse(new PlannerError('characterNotFound')));
  await waitFor(() => expect(result.current.update.error?.message).toBe('Character not found'));
  await waitFor(() => expect(result.current.one.data?.level).toBe(80));
});

test('D13: an unknown character is an error with its code, asked for once', async () => {
  const roster = new MemoryRoster(game);
  const asked = vi.spyOn(roster, 'getCharacter');
  const { Around } = withRoster({ game, roster });
  const { result } = renderHook(() => useAll('nobody'), { wrapper: Around });
  await waitFor(() => expect(result.current.one.error).toBeInstanceOf(PlannerError));
  expect(result.current.one.error).toMatchObject({ code: 'characterNotFound' });
  expect(asked).toHaveBeenCalledTimes(1);
});
