import type { Limit } from './attempts.ts';

/**
 * Wrong tries of one client for one name and for any, wrong codes of one client for one name, and wrong passwords
 * for one name by whomever: ten times what one client has, so that it takes many networks to keep an owner out for
 * a while; and the while is short.
 */
export const TRIES = { ofName: 10, ofClient: 60, ofCode: 5, byWhomever: 100 } as const;

export function triesOf(
  client: string,
  what: string,
  username: string,
  most: number = TRIES.ofName,
): readonly Limit[] {
  return [
    { of: `client ${client}`, most: TRIES.ofClient },
    { of: `${what} ${client} ${username}`, most },
  ];
}

/** Counted by the text that was typed, whether or not it is a name: otherwise all mistyped names would share one limit. */
export function wrongPasswordsFor(text: string): Limit {
  return {
    of: `password of ${text.trim().toLowerCase()}`,
    most: TRIES.byWhomever,
    counts: ({ code }) => code === 'wrongCredentials',
  };
}
