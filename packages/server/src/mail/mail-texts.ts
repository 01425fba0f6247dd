import type { Mail } from './mailer.ts';

/** Minutes a mailed code can be used. */
export const CODE_MINUTES = 10;

const SIGNATURE = '\n\nGearwright, the gear planner\n';
const NOT_YOU = 'If that was not you, there is nothing to do: nothing happens without the code.';

export function confirmationMail(to: string, username: string, code: string): Mail {
  return {
    to,
    subject: 'Confirm your Gearwright account',
    text:
      `Welcome to Gearwright, ${username}!\n\n` +
      `Your verification code is ${code}\n\n` +
      `Enter it where you registered within ${CODE_MINUTES} minutes. ${NOT_YOU}${SIGNATURE}`,
  };
}

export function passwordResetMail(to: string, username: string, code: string): Mail {
  return {
    to,
    subject: 'Reset your Gearwright password',
    text:
      `Somebody, most likely you, wants to set a new password for ${username}.\n\n` +
      `The verification code is ${code}\n\n` +
      `It can be used for ${CODE_MINUTES} minutes. ${NOT_YOU}${SIGNATURE}`,
  };
}

export function usernamesMail(to: string, usernames: readonly string[]): Mail {
  const [only] = usernames;
  return {
    to,
    subject: 'Your Gearwright username',
    text:
      'You asked which username belongs to this address.\n\n' +
      (usernames.length === 1
        ? `Your username is ${only}`
        : `Your usernames are ${usernames.join(', ')}`) +
      `\n\nIf you did not ask, somebody typed your address; they were told nothing.${SIGNATURE}`,
  };
}

/** To an address that has an account already, instead of a code. */
export function addressInUseMail(to: string, username: string): Mail {
  return {
    to,
    subject: 'You already have a Gearwright account',
    text:
      'Somebody, most likely you, tried to register another account with this address.\n\n' +
      `Your username is ${username}\n\n` +
      'Sign in with it, or choose "Forgot password" to set a new password. ' +
      `If it was not you, there is nothing to do: no account was made.${SIGNATURE}`,
  };
}

export function passwordChangedMail(to: string, username: string): Mail {
  return {
    to,
    subject: 'Your Gearwright password was changed',
    text:
      `The password of ${username} was changed just now, and every other device was signed out.\n\n` +
      `If that was not you, choose "Forgot password" at once to set a new one.${SIGNATURE}`,
  };
}
