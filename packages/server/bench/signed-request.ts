import { createHash, randomBytes } from 'node:crypto';
import { SIGNING } from '@gearwright/api/client/signing-scheme.ts';
import {
  canonicalRequest,
  signatureOf,
  signingKey,
  stringToSign,
} from '../src/signing/canonical-request.ts';
import type { SigningCredentials } from '@gearwright/api/client/auth-answers.ts';

export interface LoadRequest {
  readonly method: 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Signs without waiting, many in a row: what a browser does one by one. */
export function requestSigner(origin: string, { keyId, secret, token }: SigningCredentials) {
  const { host } = new URL(origin);
  let { datetime, scope, key, until } = signedNow(secret);
  const names = [...SIGNING.signedHeaders].toSorted();
  return (path: string, body: string): LoadRequest => {
    if (Date.now() > until) ({ datetime, scope, key, until } = signedNow(secret));
    const headers = {
      'content-type': 'application/json',
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      [SIGNING.dateHeader]: datetime,
      [SIGNING.tokenHeader]: token,
      [SIGNING.nonceHeader]: randomBytes(16).toString('hex'),
    };
    const canonical = canonicalRequest(
      { method: 'POST', url: path, host, headers, body },
      { names, text: names.join(';') },
    );
    const signature = signatureOf(key, stringToSign(datetime, scope, canonical));
    const authorization = `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
    return { method: 'POST', path, headers: { ...headers, authorization }, body };
  };
}

/** Milliseconds that a time of day is signed with before it is looked at again. */
const HOLDS = 30_000;

function signedNow(secret: string) {
  const datetime = new Date().toISOString().replaceAll(/[:-]|\.\d{3}/g, '');
  const scope = [datetime.slice(0, 8), SIGNING.region, SIGNING.service, 'aws4_request'].join('/');
  return { datetime, scope, key: signingKey(secret, scope), until: Date.now() + HOLDS };
}
