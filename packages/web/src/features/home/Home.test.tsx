// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { MESSAGES } from '@gearwright/game/messages.ts';
import type { CharacterSummary, Roster } from '@gearwright/roster/roster.ts';
import { withRoster } from '../../../test/with-roster.tsx';
import { Home } from './Home.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ragnar = { id: 'u1', username: 'ragnar', isPatron: false };
const set = { name: 'Raid', spec: 'arms', phase: 1, version: 1 };
const thorn = {
  id: 'c1',
  name: 'Thornwick',
  level: 60,
  gameClass: 'warrior',
  sets: [
    { ...set, id: 's1', pinned: true },
    { ...set, id: 's2', name: 'Spare', pinned: false },
  ],
  connectedSets: [],
} as unknown as CharacterSummary;

function show(list: Roster['listCharacters'], user: typeof ragnar | null = null, auth = {}) {
  const { Around } = withRoster({ user, auth, roster: { listCharacters: list } as Roster });
  const cards = (signedIn: boolean) => [
    { to: '/x', title: signedIn ? 'Manage Your Account' : 'Create an Account', text: '' },
  ];
  render(
    <MemoryRouter>
      <Around>
        <Home start="/characters" cards={cards} />
      </Around>
    </MemoryRouter>,
  );
}

test('H1: a newcomer sees the three steps and gets started at the characters', async () => {
  show(async () => []);
  const start = await screen.findByRole('link', { name: 'Get Started' });
  expect(start.getAttribute('href')).toBe('/characters');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('H1: a visitor with local characters is greeted by the first one’s name, with pinned sets', async () => {
  show(async () => [thorn]);
  await screen.findByRole('heading', { name: 'Welcome Back, Thornwick' });
  const pinned = screen.getByRole('link', { name: /Raid/ });
  expect(pinned.getAttribute('href')).toBe('/character/c1/set/s1');
  expect(screen.queryByText('Spare')).toBeNull();
  expect(screen.getByText('Create an Account')).toBeTruthy();
});

test('H1: a signed-in user is greeted by name', async () => {
  show(async () => [], ragnar);
  await screen.findByRole('heading', { name: 'Welcome Back, ragnar' });
  expect(screen.getByText('Manage Your Account')).toBeTruthy();
});

test('N1: pinned sets that cannot be loaded say so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show(() => Promise.reject(new Error('no')), ragnar);
  await screen.findByText(MESSAGES.pinnedSetsLoadFailed(), undefined, { timeout: 8000 });
}, 10_000);

test.each(['signed-in-as', 'returning-visitor'])(
  'H1: whom the browser knows by %s never sees the newcomers’ page while it is asked who is there',
  (key) => {
    localStorage.setItem(key, 'true');
    show(() => new Promise(() => undefined), null, { status: 'unknown' });
    expect(screen.queryByRole('link', { name: 'Get Started' })).toBeNull();
  },
);
