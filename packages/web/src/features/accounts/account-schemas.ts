import * as z from 'zod/mini';
import { MESSAGES } from '@gearwright/game/messages.ts';

const ADDRESS = /^[^\s@]{1,64}@[^\s@.]{1,190}(?:\.[^\s@.]{1,190})+$/;
const SHORTEST_PASSWORD = 8;

const filled = (label: string) => z.minLength(1, MESSAGES.required(label));
const name = (label: string) => z.string().check(z.trim(), filled(label));
const secret = (label: string) => z.string().check(filled(label));
const email = name('Email').check(z.regex(ADDRESS, MESSAGES.invalidEmail()));
const newPassword = (label: string) =>
  secret(label).check(z.minLength(SHORTEST_PASSWORD, MESSAGES.passwordTooShort()));

interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

/** The rules of the account forms; what only the server can know it answers in its own words. */
const samePasswords = () =>
  z.refine<NewPassword>(({ password, confirmation }) => password === confirmation, {
    message: MESSAGES.passwordsDiffer(),
    path: ['confirmation'],
  });

export const signInSchema = z.object({
  username: name('Username'),
  password: secret('Password'),
  remember: z.boolean(),
});

export const registerSchema = z
  .object({
    username: name('Username'),
    email,
    password: newPassword('Password'),
    confirmation: secret('Confirm Password'),
    captcha: secret('Captcha'),
  })
  .check(samePasswords());

export const codeSchema = z.object({ code: name('Verification Code') });

export const usernameSchema = z.object({ username: name('Username') });

export const emailSchema = z.object({ email });

export const resetSchema = z
  .object({
    code: name('Verification Code'),
    password: newPassword('New Password'),
    confirmation: secret('Confirm Password'),
  })
  .check(samePasswords());

/** Requires its three fields and no more. */
export const changePasswordSchema = z.object({
  oldPassword: secret('Old Password'),
  password: secret('New Password'),
  confirmation: secret('Confirm Password'),
});
