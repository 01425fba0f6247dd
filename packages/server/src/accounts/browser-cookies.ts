import type { Browser } from './account-types.ts';

/** Cookies by these names are taken from, and given to, the very host that set them, by https alone (RFC 6265bis). */
const HOST_ONLY = '__Host-';
const OURS = 'gearwright.';
/** Letters kept of what a browser calls itself. */
const LONGEST_DEVICE = 200;

/** The cookies as they are named inside. By https only those count that no other host can have set. */
export function cookiesFrom(header: string, isHttps: boolean): string {
  if (!isHttps) return header;
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => !pair.startsWith(OURS))
    .map((pair) => (pair.startsWith(HOST_ONLY + OURS) ? pair.slice(HOST_ONLY.length) : pair))
    .join('; ');
}

/** The cookie as a browser gets it. */
export function cookieFor(cookie: string, isHttps: boolean): string {
  return isHttps ? `${HOST_ONLY}${cookie}; Secure` : cookie;
}

/** What the accounts library is told of a browser. */
export function headersOf({ cookie, device }: Browser): Headers {
  return new Headers({ cookie, 'user-agent': device.slice(0, LONGEST_DEVICE) });
}
