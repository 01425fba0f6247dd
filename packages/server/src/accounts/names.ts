import { randomBytes } from 'node:crypto';
import { PlannerError } from '@gearwright/game/messages.ts';

/** After lower-casing. A name stands in mails: without dots it makes no address there. */
const NEW_USERNAME = /^[a-z0-9][a-z0-9_-]{2,29}$/;
/** What was allowed before, too. */
export const USERNAME = /^[a-z0-9][a-z0-9_.-]{2,29}$/;
const ADDRESS = /^[^\s@"(),:;<>[\]\\]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const LONGEST_ADDRESS = 254;

/** Lower case, as names and addresses are sent. */
export function readUsername(text: string): string {
  const name = text.trim().toLowerCase();
  if (name === '') throw new PlannerError('required', 'Username');
  if (!NEW_USERNAME.test(name)) throw new PlannerError('usernameInvalid');
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
