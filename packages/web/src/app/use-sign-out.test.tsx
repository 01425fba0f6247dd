// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { here, showAccount } from '../../test/with-accounts.tsx';
import { keepsUnsent, type Unsent } from '../data/session/before-sign-out.ts';
import { SignOutDialog } from './SignOutDialog.tsx';
import { useSignOut } from './use-sign-out.ts';

const user = { id: 'u', username: 'ragnar', isPatron: false };
let unsent = 0;
let stopKeeping: () => void;
beforeEach(() => {
  const keeper: Unsent = { count: async () => unsent, forget: async () => undefined };
  stopKeeping = keepsUnsent(keeper);
});
afterEach(() => {
  stopKeeping();
  cleanup();
});

function SignOut() {
  return <button onClick={useSignOut()}>Leave</button>;
}

function show() {
  const signOut = vi.fn<() => Promise<void>>(async () => undefined);
  showAccount(
    {},
    <>
      <SignOut />
      <SignOutDialog />
    </>,
    { user, signOut },
  );
  fireEvent.click(screen.getByText('Leave'));
  return signOut;
}

test('with everything saved nothing is asked', async () => {
  unsent = 0;
  const signOut = show();
  await waitFor(() => expect(here()).toBe('/'));
  expect(signOut).toHaveBeenCalledOnce();
});

test('with something unsent the player is asked, and may stay', async () => {
  unsent = 2;
  const signOut = show();
  const dialog = await screen.findByRole('alertdialog', { name: 'Log out without saving?' });
  expect(dialog.textContent).toContain('2 sets have changes');
  fireEvent.click(screen.getByRole('button', { name: 'Stay Logged In' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([signOut.mock.calls.length, here()]).toEqual([0, '/start']);
});

test('or discards it and leaves', async () => {
  unsent = 1;
  const signOut = show();
  await screen.findByRole('alertdialog');
  fireEvent.click(screen.getByRole('button', { name: 'Discard and Log Out' }));
  await waitFor(() => expect(here()).toBe('/'));
  expect(signOut).toHaveBeenCalledOnce();
});
