import type { SigningCredentials } from '@gearwright/api/client/auth-answers.ts';
import type { AccountServices } from './create-accounts.ts';
import { readCookie } from './read-cookie.ts';
import type { Call } from './call.ts';

const GUEST_COOKIE = 'gearwright.guest';
/** Seconds the guest's cookie lasts. */
const A_YEAR = 365 * 24 * 60 * 60;

/** For whoever the session cookie names, else for a guest, who is remembered by a cookie too. */
export async function giveCredentials(
  call: Call,
  { accounts, clients, seal }: AccountServices,
): Promise<SigningCredentials> {
  const now = Date.now();
  const { client, cookie: cookies } = call.browser;
  const signedIn = call.keep(await accounts.session(cookies));
  if (signedIn) {
    const { sessionId, user } = signedIn;
    const { id: userId, username } = user;
    return seal.issue({ kind: 'user', userId, sessionId, username, client }, now);
  }
  const known = clients.guestOf(readCookie(cookies, GUEST_COOKIE));
  if (known) return seal.issue({ kind: 'guest', guestId: known, client }, now);
  const { guestId, cookie } = clients.newGuest();
  const attributes = `Path=/; Max-Age=${A_YEAR}; HttpOnly; SameSite=Lax`;
  call.keep({ value: null, cookies: [`${GUEST_COOKIE}=${cookie}; ${attributes}`] });
  return seal.issue({ kind: 'guest', guestId, client }, now);
}
