// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { withRoster } from '../../../test/with-roster.tsx';
import { having, useChangeInventory } from './use-change-inventory.ts';
import { useCharacter } from './use-characters.ts';
import { useInventory } from './use-owned-items.ts';

afterEach(cleanup);

const game = fixtureGame();

async function shown() {
  const roster = new MemoryRoster(game);
  const { id } = await roster.createCharacter(game.warrior);
  const { Around } = withRoster({ game, roster });
  const { result } = renderHook(
    () => ({
      inventory: useInventory(id),
      character: useCharacter(id).data,
      change: useChangeInventory(),
      other: useChangeInventory(),
    }),
    { wrapper: Around },
  );
  await waitFor(() => expect(result.current.inventory).toEqual([]));
  await waitFor(() => expect(result.current.character).toBeDefined());
  return { roster, id, result };
}

test('two changes at once are both made, whichever hook they come from', async () => {
  const { roster, id, result } = await shown();
  await act(async () => {
    const { change, other } = result.current;
    await Promise.all([
      change.mutateAsync({ characterId: id, change: having('1') }),
      change.mutateAsync({ characterId: id, change: having('2') }),
      other.mutateAsync({ characterId: id, change: having('3') }),
    ]);
  });
  const ids = (await roster.getInventory(id)).map((owned) => owned.id);
  expect(ids).toEqual(['1', '2', '3']);
  await waitFor(() => expect(result.current.inventory).toHaveLength(3));
});

test('a change of the bags has the bags read again, and nothing else', async () => {
  const { roster, id, result } = await shown();
  const character = vi.spyOn(roster, 'getCharacter');
  const bags = vi.spyOn(roster, 'getInventory');
  await act(() => result.current.change.mutateAsync({ characterId: id, change: having('1') }));
  // Once for the change, once to show it.
  expect(bags).toHaveBeenCalledTimes(2);
  expect(character).not.toHaveBeenCalled();
});
