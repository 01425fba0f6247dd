// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AuthClient } from '@gearwright/api/client/auth-client.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { here, showAccount } from '../../../test/with-accounts.tsx';
import { Settings } from './Settings.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const user = { id: 'u', username: 'ragnar', isPatron: false };
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

test('a player sees where they are signed in, and ends any of it', async () => {
  const session = { startedAt: Date.UTC(2025, 9, 1), usedAt: Date.UTC(2025, 10, 3), endsAt: 0 };
  const all = [
    { ...session, id: 'here', current: true, device: 'X11; Linux Firefox/140' },
    { ...session, id: 'there', current: false, device: 'Windows NT Chrome/141 Safari' },
    { ...session, id: 'old', current: false, device: null },
  ];
  const left = new Set(all.map(({ id }) => id));
  const sessions = async () => all.filter(({ id }) => left.has(id));
  const endSession = vi.fn<AuthClient['endSession']>(async (id) => void left.delete(id));
  const endOtherSessions = vi.fn<AuthClient['endOtherSessions']>(async () => {
    left.delete('old');
  });
  showAccount({ sessions, endSession, endOtherSessions }, <Settings restore={null} />, { user });
  await screen.findByText('Firefox on Linux');
  screen.getByText('This browser · signed in 1 October 2025');
  expect(screen.getAllByText('Last used 3 November 2025 · signed in 1 October 2025')).toHaveLength(
    2,
  );
  press('Sign out of Chrome on Windows');
  await waitFor(() => expect(screen.queryByText('Chrome on Windows')).toBeNull());
  expect(endSession).toHaveBeenCalledExactlyOnceWith('there');
  press('Sign out everywhere else');
  await waitFor(() => expect(screen.queryByText('Another device')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  screen.getByText('Firefox on Linux');
});

test('A1: a changed password is told for 3 s, and the fields are empty again', async () => {
  vi.useFakeTimers();
  const changePassword = vi.fn<AuthClient['changePassword']>(async () => undefined);
  showAccount({ changePassword, sessions: async () => [] }, <Settings restore={null} />, { user });
  type('Old Password', 'old');
  type('New Password', 'new password');
  type('Confirm Password', 'new passwort');
  press('Change Password');
  await settle();
  expect(screen.getByRole('alert').textContent).toBe('Passwords do not match');
  expect(changePassword).not.toHaveBeenCalled();
  type('Confirm Password', 'new password');
  press('Change Password');
  await settle();
  expect(changePassword).toHaveBeenCalledExactlyOnceWith('old', 'new password');
  screen.getByText('Password successfully changed');
  expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.queryByText('Password successfully changed')).toBeNull();
});

test('A1: the three fields are all it requires', async () => {
  const changePassword = () => Promise.reject(new PlannerError('passwordTooShort'));
  showAccount({ changePassword, sessions: async () => [] }, <Settings restore={null} />, { user });
  press('Change Password');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Old Password is requiredNew Password is requiredConfirm Password is required',
  );
  type('Old Password', 'a');
  type('New Password', 'b');
  type('Confirm Password', 'b');
  const button = screen.getByRole('button', { name: 'Change Password' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  press('Change Password');
  await screen.findByText('Password must be at least 8 characters');
});

test('A6: an account is deleted by its password alone; then nothing of it is left on the page', async () => {
  const deleteAccount = vi.fn<AuthClient['deleteAccount']>(async () => undefined);
  deleteAccount.mockRejectedValueOnce(new PlannerError('wrongPasswordToDelete'));
  const signOut = vi.fn<() => Promise<void>>(async () => undefined);
  showAccount({ deleteAccount, sessions: async () => [] }, <Settings restore={null} />, {
    user,
    signOut,
  });
  press('Delete Account');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
  const confirm = () =>
    fireEvent.click(
      [...dialog.querySelectorAll('button')].find((b) => /Delete/.test(b.textContent))!,
    );
  confirm();
  await screen.findByText('Password is required');
  type('Password', 'wrong');
  confirm();
  await screen.findByText('The password is not correct');
  expect(signOut).not.toHaveBeenCalled();
  type('Password', 'right');
  confirm();
  await waitFor(() => expect(here()).toBe('/'));
  expect(deleteAccount).toHaveBeenLastCalledWith('right');
  expect(signOut).toHaveBeenCalledOnce();
});
