// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { MESSAGES } from '@gearwright/game/messages.ts';
import type { Roster } from '@gearwright/roster/roster.ts';
import { withRoster } from '../../test/with-roster.tsx';
import { lastUser, rememberUser } from '../data/session/last-user.ts';
import { AwayNotice } from './AwayNotice.tsx';
import { OwnCharacter } from './OwnCharacter.tsx';
import { SignedInOnly } from './SignedInOnly.tsx';

const ragnar = { id: 'u1', username: 'ragnar', isPatron: false };

afterEach(() => {
  cleanup();
  rememberUser(null);
});

function show(user: typeof ragnar | null) {
  const roster = { getCharacter: () => Promise.reject(new TypeError('Failed to fetch')) };
  const { Around } = withRoster({ user, roster: roster as unknown as Roster });
  render(
    <MemoryRouter initialEntries={['/character/1']}>
      <Around>
        <AwayNotice />
        <Routes>
          <Route
            path="/character/:characterId"
            element={
              <SignedInOnly>
                <OwnCharacter>{() => 'never'}</OwnCharacter>
              </SignedInOnly>
            }
          />
          <Route path="*" element="elsewhere" />
        </Routes>
      </Around>
    </MemoryRouter>,
  );
}

test('P6, D18: without a network a signed-in player stays on the page, which says why it is empty', async () => {
  rememberUser(ragnar);
  show(lastUser(null));
  screen.getByText(/^Offline: your account cannot be reached/);
  await screen.findByText(MESSAGES.charactersLoadFailed());
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  expect(screen.queryByText('elsewhere')).toBeNull();
});

test('P6: a guest is sent away from it, and hears nothing of an account', async () => {
  show(lastUser(null));
  await screen.findByText('elsewhere');
  expect(screen.queryByText(/^Offline/)).toBeNull();
});
