// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import type { Roster } from '@gearwright/roster/roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { withRoster } from '../../../test/with-roster.tsx';
import { LOCAL_KEYS } from '../../data/local/local-keys.ts';
import { CharacterList } from './CharacterList.tsx';

const base = fixtureGame();
/** The fixture refuses to be asked what it has not. */
const game = { ...base, dataset: { ...base.dataset, realms: [] } };
const user = { id: 'u1', username: 'ragnar', isPatron: false };

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

function show(roster: Roster, who: typeof user | null = null) {
  const { Around } = withRoster({ game, roster, user: who });
  render(
    <MemoryRouter>
      <Around>
        <CharacterList />
      </Around>
    </MemoryRouter>,
  );
}

async function ragnar(sets = 1) {
  const roster = new MemoryRoster(game);
  const { id } = await roster.createCharacter(game.warrior);
  for (let n = 1; n <= sets; n++) {
    const input = { characterId: id, spec: game.spec, phase: 1, points: [game.preset] };
    await roster.createSet({ ...input, name: `Set ${n}` });
  }
  return { roster, id };
}

const choose = async (name: string, action: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};

test('C1: seven placeholders while the list loads', () => {
  show({ listCharacters: () => new Promise(() => {}) } as unknown as Roster);
  expect(screen.getAllByTestId('waiting-card')).toHaveLength(7);
});

test('C1: a card has its sets, a place for a new one and placeholders', async () => {
  const { roster, id } = await ragnar(2);
  show(roster);
  const card = await screen.findByRole('article', { name: 'Ragnar' });
  expect(card.querySelectorAll('li')).toHaveLength(4);
  const set = within(card).getByRole('link', { name: /Set 1/ });
  expect(set.getAttribute('href')).toMatch(new RegExp(`^/character/${id}/set/`));
  const fresh = within(card).getByRole('link', { name: 'New set for Ragnar' });
  expect(fresh.getAttribute('href')).toBe(`/character/${id}/sets/new`);
});

test('N1: no characters yet, and a list that cannot be loaded', async () => {
  show(new MemoryRoster(game));
  await screen.findByText(MESSAGES.noCharactersYet());
  cleanup();
  show({ listCharacters: () => Promise.reject(new PlannerError('unknownError')) } as never);
  await screen.findByText(MESSAGES.charactersLoadFailed());
  expect(screen.queryByText(/network/)).toBeNull();
});

test('N1: a list that could not load without a network says that the network is the reason', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({ listCharacters: () => Promise.reject(new PlannerError('unknownError')) } as never);
  await screen.findByText(/your network seems to be down/);
  expect(screen.getByText(MESSAGES.charactersLoadFailed())).toBeTruthy();
  vi.restoreAllMocks();
});

test('C4: the last one deleted leaves no characters; a guest, too, is warned of links', async () => {
  const { roster } = await ragnar();
  show(roster);
  await choose('Ragnar', 'Delete Character');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Character' });
  expect(dialog.textContent).toContain('Sets with public links will no longer be accessible.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByText(MESSAGES.noCharacters());
  expect(await roster.listCharacters()).toEqual([]);
});

test('C4: an account is warned that public links become inaccessible', async () => {
  const { roster } = await ragnar();
  show(roster, user);
  await choose('Ragnar', 'Delete Character');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Character' });
  expect(dialog.textContent).toContain('Sets with public links will no longer be accessible.');
});

test('C4: a copy is named after the first, needs a name, and tells why it failed', async () => {
  const { roster } = await ragnar(2);
  vi.spyOn(roster, 'createSet').mockRejectedValueOnce(new PlannerError('invalidPoint'));
  show(roster);
  await choose('Ragnar', 'Copy Character');
  const dialog = await screen.findByRole('dialog', { name: 'Copy Character' });
  const name = within(dialog).getByLabelText<HTMLInputElement>('Character Name');
  const copy = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Copy' });
  expect(name.value).toBe('Ragnar Copy');
  fireEvent.change(name, { target: { value: ' ' } });
  within(dialog).getByText('Character Name is required');
  expect(copy.disabled).toBe(true);
  fireEvent.change(name, { target: { value: 'Rollo' } });
  fireEvent.click(copy);
  await within(dialog).findByText('Invalid point provided');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Copy' }));
  await screen.findByRole('article', { name: 'Rollo' });
  const all = await roster.listCharacters();
  expect(all.map(({ name: each, sets }) => [each, sets.length])).toEqual([
    ['Ragnar', 2],
    ['Rollo', 2],
  ]);
});

test('C1: the cloud-off sign of a guest forgets that they once said no', async () => {
  localStorage.setItem(LOCAL_KEYS.migrateIgnore, 'true');
  show(new MemoryRoster(game));
  fireEvent.click(await screen.findByRole('button', { name: 'Kept in this browser only' }));
  await waitFor(() => expect(localStorage.getItem(LOCAL_KEYS.migrateIgnore)).toBe('false'));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
    '/register',
  );
});

test('C5: only an account can copy from another expansion', async () => {
  show(new MemoryRoster(game));
  await screen.findByText(MESSAGES.noCharactersYet());
  expect(screen.queryByRole('button', { name: 'Copy from another expansion' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Kept in this browser only' })).toBeTruthy();
  cleanup();
  show(new MemoryRoster(game), user);
  await screen.findByRole('button', { name: 'Copy from another expansion' });
  expect(screen.queryByRole('button', { name: 'Kept in this browser only' })).toBeNull();
});
