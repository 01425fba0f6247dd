import { randomBytes } from 'node:crypto';
import { PlannerError } from '@gearwright/game/messages.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password.ts';

/** After lower-casing. */
export const USERNAME = /^[a-z0-9][a-z0-9_.-]{2,29}$/;
const ADDRESS = /^[^\s@"(),:;<>[\]\\]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const LONGEST_ADDRESS = 254;

/** Lower case, as names and addresses are sent (areas §5). */
export function readUsername(text: string): string {
  const name = text.trim().toLowerCase();
  if (name === '') throw new PlannerError('required', 'Username');
  if (!USERNAME.test(name)) throw new PlannerError('usernameInvalid');
  return name;
}

/** Null when nobody can be called so. */
export function knownUsername(text: string): string | null {
  const name = text.trim().toLowerCase();
  return USERNAME.test(name) ? name : null;
}

export function readAddress(text: string): string {
  const address = text.trim().toLowerCase();
  if (address === '') throw new PlannerError('required', 'Email');
  if (address.length > LONGEST_ADDRESS || !ADDRESS.test(address)) {
    throw new PlannerError('invalidEmail');
  }
  return address;
}

export function readNewPassword(text: string): string {
  if (text === '') throw new PlannerError('required', 'Password');
  if (text.length < SHORTEST_PASSWORD) throw new PlannerError('passwordTooShort');
  if (text.length > LONGEST_PASSWORD)
    throw new PlannerError('tooLong', 'Password', LONGEST_PASSWORD);
  return text;
}

const UNCONFIRMED = '@unconfirmed.invalid';

/**
 * Stands in the user's row until the real address is confirmed. So an address that somebody merely typed is
 * never taken, and registering with one that has an account looks like any other registration.
 */
export function newUnconfirmedAddress(): string {
  return `${randomBytes(16).toString('hex')}${UNCONFIRMED}`;
}

export function isUnconfirmedAddress(address: string): boolean {
  return address.endsWith(UNCONFIRMED);
}
