// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AuthClient } from '@gearwright/api/client/auth-client.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { here, showAccount } from '../../../test/with-accounts.tsx';
import { keepUnconfirmed } from './unconfirmed.ts';
import { Register } from './Register.tsx';

afterEach(() => {
  cleanup();
  keepUnconfirmed(null);
});

const ragnar = { id: 'u', username: 'ragnar', attributes: { email: '', patron: 'false' } };
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function fill(): void {
  type('Username', 'Ragnar');
  type('Email', 'Ragnar@Example.org');
  type('Password', 'long enough');
  type('Confirm Password', 'long enough');
}

test('A1, A2: everything that is wrong is told at once, the captcha among it', async () => {
  showAccount({}, <Register />);
  type('Email', 'nobody');
  type('Password', 'short');
  type('Confirm Password', 'other');
  press('Create Account');
  const summary = await screen.findByRole('alert');
  const lines = [...summary.querySelectorAll('li')].map((line) => line.textContent);
  expect(lines).toEqual([
    'Username is required',
    'Not a valid email address',
    'Password must be at least 8 characters',
    'Captcha is required',
    'Passwords do not match',
  ]);
});

test('A1: registering asks for the code, then signs in and shows the characters', async () => {
  const signUp = vi.fn<AuthClient['signUp']>(async () => undefined);
  const confirmSignUp = vi.fn<AuthClient['confirmSignUp']>(async () => undefined);
  const signIn = vi.fn<AuthClient['signIn']>(async () => ragnar);
  showAccount({ captcha: async () => 'proof', signUp, confirmSignUp, signIn }, <Register />);
  fill();
  fireEvent.click(screen.getByLabelText('I am not a robot'));
  await screen.findByText('Checked');
  press('Create Account');
  await screen.findByRole('heading', { name: 'Verification' });
  expect(signUp).toHaveBeenCalledExactlyOnceWith({
    username: 'Ragnar',
    email: 'Ragnar@Example.org',
    password: 'long enough',
    captcha: 'proof',
  });
  type('Verification Code', ' 123456 ');
  press('Validate');
  await waitFor(() => expect(here()).toBe('/characters'));
  expect(confirmSignUp).toHaveBeenCalledExactlyOnceWith('Ragnar', '123456');
  expect(signIn).toHaveBeenCalledExactlyOnceWith('Ragnar', 'long enough');
});

test('A2: a proof counts once: after a refusal the next one is made without being asked for', async () => {
  let proofs = 0;
  const signUp = vi.fn<AuthClient['signUp']>(async () => undefined);
  signUp.mockRejectedValueOnce(new PlannerError('usernameTaken'));
  showAccount({ captcha: async () => `proof ${++proofs}`, signUp }, <Register />);
  fill();
  fireEvent.click(screen.getByLabelText('I am not a robot'));
  await screen.findByText('Checked');
  press('Create Account');
  await screen.findByText('This username is already taken');
  await waitFor(() => expect(proofs).toBe(2));
  await screen.findByText('Checked');
  type('Username', 'ragnar2');
  press('Create Account');
  await screen.findByRole('heading', { name: 'Verification' });
  expect(signUp.mock.lastCall?.[0]).toMatchObject({ username: 'ragnar2', captcha: 'proof 2' });
});

test('A2: a captcha that cannot be had is told, and can be tried again', async () => {
  const captcha = vi.fn<AuthClient['captcha']>(async () => 'proof');
  captcha.mockRejectedValueOnce(new Error('offline'));
  showAccount({ captcha }, <Register />);
  fireEvent.click(screen.getByLabelText('I am not a robot'));
  await screen.findByText('The check could not be done. Tick it to try again.');
  fireEvent.click(screen.getByLabelText('I am not a robot'));
  await screen.findByText('Checked');
});

test('A1: whoever leaves to read the mail finds the code step again, and can go back to the form', async () => {
  const accounts = { captcha: async () => 'proof', signUp: async () => undefined };
  showAccount(accounts, <Register />);
  fill();
  fireEvent.click(screen.getByLabelText('I am not a robot'));
  await screen.findByText('Checked');
  press('Create Account');
  await screen.findByRole('heading', { name: 'Verification' });
  cleanup();
  showAccount(accounts, <Register />);
  await screen.findByRole('heading', { name: 'Verification' });
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('long enough');
  press('Back');
  await screen.findByRole('heading', { name: 'Create Account' });
});
