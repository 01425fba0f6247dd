// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AuthClient } from '@gearwright/api/client/auth-client.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { here, showAccount } from '../../../test/with-accounts.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { ForgotUsername } from './ForgotUsername.tsx';
import { ResendCode } from './ResendCode.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ragnar = { id: 'u', username: 'ragnar', attributes: { email: '', patron: 'false' } };
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('A1: a forgotten password is changed with the code, then one is signed in and home', async () => {
  const forgotPassword = vi.fn<AuthClient['forgotPassword']>(async () => undefined);
  const forgotPasswordSubmit = vi.fn<AuthClient['forgotPasswordSubmit']>(async () => undefined);
  forgotPasswordSubmit.mockRejectedValueOnce(new PlannerError('wrongCode'));
  const signIn = vi.fn<AuthClient['signIn']>(async () => ragnar);
  showAccount({ forgotPassword, forgotPasswordSubmit, signIn }, <ForgotPassword />);
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/');
  type('Username', 'Ragnar');
  press('Send Code');
  await screen.findByRole('heading', { name: 'New Password' });
  expect(forgotPassword).toHaveBeenCalledExactlyOnceWith('Ragnar');
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/');
  type('Verification Code', '1');
  type('New Password', 'long enough');
  type('Confirm Password', 'long enough!');
  press('Change Password');
  expect((await screen.findByRole('alert')).textContent).toBe('Passwords do not match');
  type('Confirm Password', 'long enough');
  press('Change Password');
  await screen.findByText('The verification code is wrong or has expired');
  press('Change Password');
  await waitFor(() => expect(here()).toBe('/'));
  expect(forgotPasswordSubmit).toHaveBeenLastCalledWith('Ragnar', '1', 'long enough');
  expect(signIn).toHaveBeenCalledExactlyOnceWith('Ragnar', 'long enough');
});

test('N1: a forgotten username: one sentence whether there is one or not, one when it failed', async () => {
  const forgotUsername = vi.fn<AuthClient['forgotUsername']>(async () => undefined);
  forgotUsername.mockRejectedValueOnce(new PlannerError('tooManyAttempts'));
  showAccount({ forgotUsername }, <ForgotUsername />);
  type('Email', 'ragnar@example.org');
  press('Send Username');
  await screen.findByText('An error occurred submitting your request. Please try again.');
  press('Send Username');
  await screen.findByText(
    'An email has been sent to the given address with existing username information, if any exists.',
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('A1: resending says Sending..., a check mark for 5 s, an error for 10 s', async () => {
  vi.useFakeTimers();
  let settle: { readonly done: () => void; readonly fail: (error: Error) => void };
  const send = () =>
    new Promise<void>((done, fail) => {
      settle = { done, fail };
    });
  const words = () => screen.getByRole('button').textContent;
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  render(<ResendCode send={send} />);
  fireEvent.click(screen.getByRole('button'));
  expect(words()).toBe('Sending...');
  settle!.done();
  await pass(0);
  await pass(4999);
  expect(words()).toBe('The code was sent');
  await pass(1);
  expect(words()).toBe('Resend Code');
  fireEvent.click(screen.getByRole('button'));
  settle!.fail(new PlannerError('tooManyAttempts'));
  await pass(0);
  await pass(9999);
  expect(screen.getByRole('alert').textContent).toMatch(/^Too many attempts/);
  await pass(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
