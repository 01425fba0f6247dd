// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PlannerError } from '@gearwright/game/messages.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { withRoster } from '../../../test/with-roster.tsx';
import { BinButton } from './BinButton.tsx';

const game = fixtureGame();
afterEach(cleanup);

function open(roster: MemoryRoster): void {
  const { Around } = withRoster({ game, roster });
  render(
    <MemoryRouter>
      <Around>
        <BinButton />
      </Around>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Bin' }));
}

test('an empty bin says what it is for', async () => {
  open(new MemoryRoster(game));
  await screen.findByText('The bin is empty');
  expect(screen.getByText(/wait here for 30 days/)).toBeTruthy();
});

test('a set waits for its character, then both come back; a refusal is told', async () => {
  const roster = new MemoryRoster(game);
  const { id } = await roster.createCharacter(game.warrior);
  const input = { characterId: id, spec: game.spec, phase: 1, points: [game.preset] };
  const set = await roster.createSet({ ...input, name: 'Raid' });
  await roster.deleteSet(set.id);
  await roster.deleteCharacter(id);
  vi.spyOn(roster, 'restoreFromBin').mockRejectedValueOnce(
    new PlannerError('limitReached', 'characters', 200),
  );
  open(roster);
  const restoreSet = await screen.findByRole<HTMLButtonElement>('button', { name: 'Restore Raid' });
  expect(restoreSet.disabled).toBe(true);
  screen.getByText(/Restore Ragnar first/);
  const restore = screen.getByRole('button', { name: 'Restore Ragnar' });
  fireEvent.click(restore);
  await screen.findByText('You can only have up to 200 characters');
  fireEvent.click(screen.getByRole('button', { name: 'Restore Ragnar' }));
  await vi.waitFor(() => expect(restoreSet.disabled).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: 'Restore Raid' }));
  await screen.findByText('The bin is empty');
  expect(await roster.listCharacters()).toMatchObject([{ id, sets: [{ id: set.id }] }]);
});

test('deleting for ever is asked about first', async () => {
  const roster = new MemoryRoster(game);
  const { id } = await roster.createCharacter(game.warrior);
  await roster.deleteCharacter(id);
  open(roster);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Ragnar for ever' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete For Ever' });
  expect(await roster.listBin()).toHaveLength(1);
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText('The bin is empty');
  expect(await roster.listBin()).toEqual([]);
});
