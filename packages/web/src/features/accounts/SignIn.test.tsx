// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AuthClient } from '@gearwright/api/client/auth-client.ts';
import { CallFailed } from '@gearwright/api/client/call-failed.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { here, showAccount } from '../../../test/with-accounts.tsx';
import { SignIn } from './SignIn.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ragnar = { id: 'u', username: 'ragnar', attributes: { email: '', patron: 'false' } };
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const told = async () => (await screen.findByRole('alert')).textContent;

test('A1: an empty form cannot be sent, and pressing anyway says why', async () => {
  showAccount({}, <SignIn />);
  const button = screen.getByRole('button', { name: 'Sign In' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  press('Sign In');
  expect(await told()).toBe('Username is requiredPassword is required');
  type('Username', 'Ragnar');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Password is required'));
  type('Password', 'secret');
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('A1: Remember Me keeps the name for the next time, and success leads to the characters', async () => {
  const signIn = vi.fn<AuthClient['signIn']>(async () => ragnar);
  const refresh = vi.fn<() => Promise<void>>(async () => undefined);
  showAccount({ signIn }, <SignIn />, { refresh });
  type('Username', ' Ragnar ');
  type('Password', ' secret ');
  fireEvent.click(screen.getByLabelText('Remember Me'));
  press('Sign In');
  await waitFor(() => expect(here()).toBe('/characters'));
  expect(signIn).toHaveBeenCalledExactlyOnceWith('Ragnar', ' secret ', true);
  expect(refresh).toHaveBeenCalledOnce();
  expect(localStorage.getItem('remembered-username')).toBe('ragnar');
  cleanup();
  showAccount({ signIn }, <SignIn />);
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('ragnar');
  expect(screen.getByLabelText<HTMLInputElement>('Remember Me').checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Remember Me'));
  type('Password', 'secret');
  press('Sign In');
  await waitFor(() => expect(here()).toBe('/characters'));
  expect(localStorage.getItem('remembered-username')).toBeNull();
});

test.each([
  [new PlannerError('wrongCredentials'), 'Incorrect username or password'],
  [new PlannerError('tooManyAttempts'), new PlannerError('tooManyAttempts').message],
  [new TypeError('x is not a function'), 'An unknown error occurred'],
  [new CallFailed('offline'), 'The server could not be reached. Is the connection up?'],
  [new CallFailed('timeout'), 'The server could not be reached. Is the connection up?'],
  [new CallFailed('unreadable', 500), 'An unknown error occurred'],
  [{ strange: true }, 'An unknown error occurred'],
])('N1: %s is told as %s', async (error, words) => {
  showAccount({ signIn: () => Promise.reject(error) }, <SignIn />);
  type('Username', 'ragnar');
  type('Password', 'secret');
  press('Sign In');
  expect(await told()).toBe(words);
  expect(here()).toBe('/start');
});

test('A1: an unconfirmed user gives the code and is signed in with what was typed before', async () => {
  const signIn = vi.fn<AuthClient['signIn']>(async () => ragnar);
  signIn.mockRejectedValueOnce(new PlannerError('userNotConfirmed'));
  const confirmSignUp = vi.fn<AuthClient['confirmSignUp']>(async () => undefined);
  confirmSignUp.mockRejectedValueOnce(new PlannerError('wrongCode'));
  showAccount({ signIn, confirmSignUp }, <SignIn />);
  type('Username', 'Ragnar');
  type('Password', 'secret');
  press('Sign In');
  await screen.findByRole('heading', { name: 'Verification' });
  screen.getByText(/^Enter the code that was mailed to the address of/);
  expect(screen.queryByText(/on its way/)).toBeNull();
  press('Validate');
  expect(await told()).toBe('Verification Code is required');
  type('Verification Code', '000000');
  press('Validate');
  await screen.findByText('The verification code is wrong or has expired');
  type('Verification Code', '123456');
  press('Validate');
  await waitFor(() => expect(here()).toBe('/characters'));
  expect(confirmSignUp).toHaveBeenLastCalledWith('Ragnar', '123456');
  expect(signIn).toHaveBeenLastCalledWith('Ragnar', 'secret', false);
});

test('A1: a code counts once: when only the signing in failed, only that is tried again', async () => {
  const signIn = vi.fn<AuthClient['signIn']>(async () => ragnar);
  signIn.mockRejectedValueOnce(new PlannerError('userNotConfirmed'));
  signIn.mockRejectedValueOnce(new TypeError('offline'));
  const confirmSignUp = vi.fn<AuthClient['confirmSignUp']>(async () => undefined);
  showAccount({ signIn, confirmSignUp }, <SignIn />);
  type('Username', 'ragnar');
  type('Password', 'secret');
  press('Sign In');
  await screen.findByRole('heading', { name: 'Verification' });
  type('Verification Code', '123456');
  press('Validate');
  expect(await told()).toBe('An unknown error occurred');
  press('Validate');
  await waitFor(() => expect(here()).toBe('/characters'));
  expect(confirmSignUp).toHaveBeenCalledOnce();
});
