import { createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { PlannerError } from '@gearwright/game/messages.ts';
import { SIGNING } from '@gearwright/api/client/signing-scheme.ts';
import {
  canonicalRequest,
  headerOf,
  signatureOf,
  signingKey,
  stringToSign,
  type RawRequest,
  type SignedHeaders,
} from './canonical-request.ts';
import type { CredentialSeal, OpenedToken } from './credentials.ts';
import type { Identity } from './identity.ts';

/** Milliseconds a request's own time may differ from ours, either way (acceptance A4). */
export const LARGEST_SKEW = 5 * 60_000;

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(\w{1,64})\/(\d{8}\/[\w-]+\/[\w-]+\/aws4_request), SignedHeaders=([a-z0-9;-]{1,500}), Signature=([0-9a-f]{64})$/;
const SCOPE = `${SIGNING.region}/${SIGNING.service}/aws4_request`;
const NONCE = /^[\w-]{16,64}$/;
/** Longest token we ever make, generously. */
const LONGEST_TOKEN = 2_000;
const TOKENS_KEPT = 5_000;

/** Tells who signed a request, or throws `requestForged`, `requestSkewed` or `requestExpired`. */
export class RequestVerifier {
  readonly #seal: CredentialSeal;
  readonly #now: () => number;
  /** A token signs many requests: what it holds, and its key of the day, are worked out once. */
  readonly #opened = new Map<string, OpenedToken & { readonly keys: Map<string, KeyObject> }>();
  /** Requests of the same second say the same time. */
  #lastTime = { text: '', time: 0 };
  #lastSigned: SignedHeaders | null = null;

  constructor(seal: CredentialSeal, now: () => number = Date.now) {
    this.#seal = seal;
    this.#now = now;
  }

  verify(request: RawRequest): Identity {
    const [, keyId, scope, signedNames, signature] =
      AUTHORIZATION.exec(headerOf(request, 'authorization')) ?? forged();
    const headers = this.#signed(signedNames!);
    const token = this.#open(headerOf(request, SIGNING.tokenHeader));
    const datetime = headerOf(request, SIGNING.dateHeader);
    if (token.keyId !== keyId || scope !== `${datetime.slice(0, 8)}/${SCOPE}`) forged();

    const text = stringToSign(datetime, scope, canonicalRequest(request, headers));
    const right = signatureOf(keyOfDay(token, scope), text);
    if (!timingSafeEqual(Buffer.from(right, 'latin1'), Buffer.from(signature!, 'latin1'))) forged();

    const signedAt = this.#checkAge(datetime, token);
    const nonce = headerOf(request, SIGNING.nonceHeader);
    if (!NONCE.test(nonce)) forged();
    return { ...token.holder, nonce: `${keyId}.${nonce}`, staleAt: signedAt + LARGEST_SKEW };
  }

  /** Our clients sign the same headers every time: the list is read once. */
  #signed(text: string): SignedHeaders {
    if (text === this.#lastSigned?.text) return this.#lastSigned;
    const names = text.split(';');
    if (!SIGNING.signedHeaders.every((name) => names.includes(name))) forged();
    this.#lastSigned = { names, text };
    return this.#lastSigned;
  }

  #checkAge(datetime: string, { expiresAt }: OpenedToken): number {
    if (datetime !== this.#lastTime.text) {
      this.#lastTime = { text: datetime, time: readTime(datetime) };
    }
    const signedAt = this.#lastTime.time;
    const now = this.#now();
    if (Math.abs(now - signedAt) >= LARGEST_SKEW) throw new PlannerError('requestSkewed');
    if (now >= expiresAt) throw new PlannerError('requestExpired');
    return signedAt;
  }

  #open(text: string) {
    const known = this.#opened.get(text);
    if (known) return known;
    if (text === '' || text.length > LONGEST_TOKEN) forged();
    const opened = { ...this.#seal.open(text), keys: new Map<string, KeyObject>() };
    if (this.#opened.size >= TOKENS_KEPT) {
      this.#opened.delete(this.#opened.keys().next().value!);
    }
    this.#opened.set(text, opened);
    return opened;
  }
}

function keyOfDay(
  { secret, keys }: { readonly secret: string; readonly keys: Map<string, KeyObject> },
  scope: string,
): KeyObject {
  const known = keys.get(scope);
  if (known) return known;
  const made = createSecretKey(signingKey(secret, scope));
  // With the skew allowed, a right request is dated today or on one day beside it.
  if (keys.size > 2) keys.clear();
  keys.set(scope, made);
  return made;
}

function forged(): never {
  throw new PlannerError('requestForged');
}

/** 20251115T093000Z */
function readTime(text: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)?.slice(1).map(Number);
  if (!parts) forged();
  const [year, month, day, hour, minute, second] = parts as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
