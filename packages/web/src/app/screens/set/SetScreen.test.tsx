// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PlannerError } from '@gearwright/game/messages.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { withRoster } from '../../../../test/with-roster.tsx';
import { SetScreen } from './SetScreen.tsx';

afterEach(cleanup);

const game = fixtureGame();

function Place() {
  return <output>{useLocation().pathname}</output>;
}

function shown(path: string, roster: MemoryRoster) {
  const { Around } = withRoster({ game, roster });
  return render(
    <Around>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/character/:characterId/set/:setId/:tab?" element={<SetScreen />} />
          <Route path="*" element={<Place />} />
        </Routes>
      </MemoryRouter>
    </Around>,
  );
}

async function withCharacters() {
  const roster = new MemoryRoster(game);
  const { id } = await roster.createCharacter(game.warrior);
  const other = await roster.createCharacter({ ...game.warrior, name: 'Sif' });
  const set = await roster.createSet({
    characterId: other.id,
    name: 'Raid',
    spec: game.spec,
    phase: 1,
    points: [game.preset],
  });
  return { roster, id, setId: set.id };
}

test('D13: an unknown set of a known character leads to the character', async () => {
  const { roster, id } = await withCharacters();
  shown(`/character/${id}/set/nothing`, roster);
  await screen.findByText(`/character/${id}`);
});

test('D13: a linked set the character lacks leads to the character', async () => {
  const { roster, id } = await withCharacters();
  shown(`/character/${id}/set/eu-firemaw-ragnar`, roster);
  await screen.findByText(`/character/${id}`);
});

test('D13: an unknown character leads to the list', async () => {
  const { roster } = await withCharacters();
  shown('/character/nobody/set/nothing', roster);
  await screen.findByText('/characters');
});

test('N1: a set that could not be loaded says so', async () => {
  const { roster, id, setId } = await withCharacters();
  vi.spyOn(roster, 'getSet').mockRejectedValue(new PlannerError('timedOut'));
  shown(`/character/${id}/set/${setId}`, roster);
  await screen.findByText('Whoops. An error occurred loading this set.');
  expect(screen.getByText('Please try refreshing the page.')).toBeTruthy();
});

test('V1: a tab of edit renders nothing in the viewer', async () => {
  const { roster, id, setId } = await withCharacters();
  const asked = vi.spyOn(roster, 'getCharacter');
  const { container } = shown(`/character/${id}/set/${setId}/edit`, roster);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});
