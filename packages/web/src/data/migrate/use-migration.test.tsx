// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PlannerError } from '@gearwright/game/messages.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { LOCAL_KEYS } from '../local/local-keys.ts';
import type { LocalRoster } from '../roster/local-roster.ts';
import { RosterContext } from '../roster/roster-context.ts';
import { useCharacters } from '../roster/use-characters.ts';
import { useMigration } from './use-migration.ts';

const game = fixtureGame();

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

/** Somebody who made two characters before they signed in. */
async function signedIn(owner = 'u1') {
  const here = new MemoryRoster(game);
  const account = new MemoryRoster(game);
  for (const name of ['Ragnar', 'Rollo']) {
    const { id: characterId } = await here.createCharacter({ ...game.warrior, name });
    const { spec, preset } = game;
    await here.createSet({ characterId, name: 'Raid', spec, phase: 1, points: [preset] });
  }
  const local = Object.assign(here, { leaving: here }) as unknown as LocalRoster;
  const roster = owner === 'browser' ? local : account;
  const owned = { roster, local, owner, edition: 'wrath' } as const;
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <RosterContext value={owned}>{children}</RosterContext>
    </QueryClientProvider>
  );
  const hook = renderHook(() => ({ ...useMigration(), list: useCharacters() }), { wrapper });
  return { here, account, ...hook };
}

test('A3: yes moves every character and set to the account', async () => {
  const { result, here, account } = await signedIn();
  await waitFor(() => expect(result.current.isAsked).toBe(true));
  expect(result.current.localCharacters).toBe(2);
  await act(() => result.current.move());
  expect(await here.listCharacters()).toEqual([]);
  expect(await account.listCharacters()).toMatchObject([
    { name: 'Ragnar', sets: [{ name: 'Raid' }] },
    { name: 'Rollo', sets: [{ name: 'Raid' }] },
  ]);
  await waitFor(() => expect(result.current.isAsked).toBe(false));
  await waitFor(() => expect(result.current.list.data).toHaveLength(2));
  expect(result.current).toMatchObject({ progress: null, isMoving: false, error: null });
});

test('A3: a failure half-way is told; doing it again duplicates and loses nothing', async () => {
  const { result, here, account } = await signedIn();
  await waitFor(() => expect(result.current.isAsked).toBe(true));
  const create = account.createSet.bind(account);
  vi.spyOn(account, 'createSet')
    .mockImplementationOnce(create)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(() => result.current.move().catch(() => undefined));
  await waitFor(() => expect(result.current.error).not.toBeNull());
  expect(await here.listCharacters()).toHaveLength(2);
  expect(result.current).toMatchObject({ isAsked: true, progress: null });
  await act(() => result.current.move());
  expect((await account.listCharacters()).map(({ sets }) => sets.length)).toEqual([1, 1]);
  expect(await here.listCharacters()).toEqual([]);
});

test('A3: whoever the account refuses stays here and is named', async () => {
  const { result, here, account } = await signedIn();
  await waitFor(() => expect(result.current.isAsked).toBe(true));
  const refused = new PlannerError('classNotOfRace', 'gnome', 'druid');
  const create = account.createCharacter.bind(account);
  vi.spyOn(account, 'createCharacter').mockImplementation(async (input, options) => {
    if (input.name === 'Ragnar') throw refused;
    return create(input, options);
  });
  await act(() => result.current.move());
  const reason = 'A gnome cannot be a druid';
  await waitFor(() => expect(result.current.left).toEqual([{ name: 'Ragnar', set: null, reason }]));
  expect(await here.listCharacters()).toMatchObject([{ name: 'Ragnar' }]);
  expect(await account.listCharacters()).toMatchObject([{ name: 'Rollo' }]);
  await waitFor(() => expect(result.current.localCharacters).toBe(1));
});

test('A3: no is remembered under its key, and can be taken back', async () => {
  const { result } = await signedIn();
  await waitFor(() => expect(result.current.isAsked).toBe(true));
  act(() => result.current.ignore());
  expect(localStorage.getItem(LOCAL_KEYS.migrateIgnore)).toBe('true');
  expect(result.current).toMatchObject({ isAsked: false, isIgnored: true, localCharacters: 2 });
  act(() => result.current.ask());
  expect(result.current).toMatchObject({ isAsked: true, isIgnored: false });
});

test('A3: a visitor is not asked', async () => {
  const { result } = await signedIn('browser');
  await waitFor(() => expect(result.current.list.data).toHaveLength(2));
  expect(result.current).toMatchObject({ isAsked: false, localCharacters: null });
});
