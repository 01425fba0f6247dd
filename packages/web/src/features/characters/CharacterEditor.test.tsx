// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PlannerError } from '@gearwright/game/messages.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { withRoster } from '../../../test/with-roster.tsx';
import { CharacterEditor } from './CharacterEditor.tsx';

const base = fixtureGame();
const game = {
  ...base,
  edition: { ...base.edition, races: ['human', 'orc'], classes: ['warrior', 'mage', 'shaman'] },
  dataset: { ...base.dataset, realms: [] },
} as unknown as typeof base;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Place() {
  return <output aria-label="place">{useLocation().pathname}</output>;
}

async function show() {
  const roster = new MemoryRoster(game);
  const { id } = await roster.createCharacter(game.warrior);
  const input = { characterId: id, spec: game.spec, phase: 1, points: [game.preset] };
  const { id: setId } = await roster.createSet({ ...input, name: 'Raid' });
  const character = await roster.getCharacter(id);
  const { Around } = withRoster({ game, roster });
  render(
    <MemoryRouter initialEntries={[`/character/${id}/edit`]}>
      <Around>
        <CharacterEditor character={character} game={game} />
        <Place />
      </Around>
    </MemoryRouter>,
  );
  return { roster, id, setId };
}

const save = (level: string) => {
  fireEvent.change(screen.getByLabelText('Level'), { target: { value: level } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
};
const place = () => screen.getByRole('status', { name: 'place' }).textContent;

test('C3: the class is locked, and races that cannot be it', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  const disabled = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).disabled;
  expect(['Warrior', 'Mage', 'Shaman', 'Orc'].map(disabled)).toEqual([false, true, true, false]);
});

test('C3, D7: a new level picks points first, then saves and goes to the character', async () => {
  const { roster, id, setId } = await show();
  const order: string[] = [];
  for (const call of ['createPointsForLevel', 'updateCharacter'] as const) {
    const real = roster[call].bind(roster) as (...args: unknown[]) => Promise<never>;
    vi.spyOn(roster, call).mockImplementation((...args: unknown[]) => {
      order.push(call);
      return real(...args);
    });
  }
  save(String(game.lowLevel));
  await waitFor(() => expect(place()).toBe(`/character/${id}`));
  expect(order).toEqual(['createPointsForLevel', 'updateCharacter']);
  expect((await roster.getCharacter(id)).level).toBe(game.lowLevel);
  expect((await roster.getSet(setId)).points).toMatchObject([{ pointId: 'fury-levelling' }]);
});

test('C3: points that cannot be made are logged and ignored', async () => {
  const { roster, id } = await show();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(roster, 'createPointsForLevel').mockRejectedValue(new Error('no'));
  save('30');
  await waitFor(() => expect(place()).toBe(`/character/${id}`));
  expect((await roster.getCharacter(id)).level).toBe(30);
  expect(warned).toHaveBeenCalledOnce();
});

test('C3: the same level asks for no points; a refusal is shown', async () => {
  const { roster } = await show();
  const points = vi.spyOn(roster, 'createPointsForLevel');
  vi.spyOn(roster, 'updateCharacter').mockRejectedValue(new PlannerError('characterNotFound'));
  save('80');
  await screen.findByText('Character not found');
  expect(points).not.toHaveBeenCalled();
});
