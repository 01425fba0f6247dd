import { createHmac, hash, type KeyObject } from 'node:crypto';

/** A request as it came in, before anything read it. */
export interface RawRequest {
  readonly method: string;
  /** Path and query, as on the wire. */
  readonly url: string;
  readonly host: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Uint8Array | string;
}

/** A path without characters to encode, as all our calls have: it is canonical already. */
const PLAIN_PATH = /^(?:\/[\w.-]+)+$/;

/** The names of the headers that were signed, and as they were written: `host;x-amz-date`. */
export interface SignedHeaders {
  readonly names: readonly string[];
  readonly text: string;
}

/** The request in the one spelling that both sides sign (AWS Signature Version 4). */
export function canonicalRequest(request: RawRequest, { names, text }: SignedHeaders): string {
  const [path = '/', query = ''] = request.url.includes('?')
    ? request.url.split('?', 2)
    : [request.url];
  // Put together letter by letter: every call passes here.
  let canonical = `${request.method.toUpperCase()}\n${canonicalPath(path)}\n${canonicalQuery(query)}\n`;
  for (const name of names) canonical += `${name}:${headerOf(request, name)}\n`;
  return `${canonical}\n${text}\n${sha256(request.body)}`;
}

export function stringToSign(datetime: string, scope: string, canonical: string): string {
  return `AWS4-HMAC-SHA256\n${datetime}\n${scope}\n${sha256(canonical)}`;
}

/** The key of one day, region and service. */
export function signingKey(secret: string, scope: string): Buffer {
  const [date = '', region = '', service = '', ending = ''] = scope.split('/');
  return [region, service, ending].reduce(
    (key, part) => hmac(key, part),
    hmac(`AWS4${secret}`, date),
  );
}

/** Hexadecimal, as signatures are sent; twice as fast as bytes. */
export function signatureOf(key: Buffer | KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

export function headerOf(request: RawRequest, name: string): string {
  if (name === 'host') return request.host;
  const value = request.headers[name] ?? '';
  const text = typeof value === 'string' ? value : value.join(', ');
  // Nearly all values have no spaces to collapse.
  return text.includes('  ') || text.includes('\t')
    ? text.trim().replaceAll(/\s+/g, ' ')
    : text.trim();
}

function sha256(data: Uint8Array | string): string {
  return hash('sha256', data, 'hex');
}

/** Encoded once more than on the wire, as the scheme asks. */
function canonicalPath(path: string): string {
  if (PLAIN_PATH.test(path)) return path;
  return encode(path.replaceAll(/\/+/g, '/')).replaceAll('%2F', '/');
}

function canonicalQuery(query: string): string {
  if (query === '') return '';
  return [...new URLSearchParams(query)]
    .filter(([name]) => name !== '')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .toSorted(([a, x], [b, y]) => (a === b ? order(x, y) : order(a, b)))
    .map((pair) => pair.join('='))
    .join('&');
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
