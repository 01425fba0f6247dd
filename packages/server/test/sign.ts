import { AwsV4Signer } from 'aws4fetch';
import type { SigningCredentials } from '@gearwright/api/client/auth-answers.ts';
import { SIGNING } from '@gearwright/api/client/signing-scheme.ts';
import type { RawRequest } from '../src/signing/canonical-request.ts';

export interface SignedParts {
  readonly url?: string;
  readonly method?: string;
  readonly body?: string;
  readonly nonce?: string;
  /** Milliseconds since 1970. */
  readonly at?: number;
  readonly region?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request as a browser would sign it, for any clock and any nonce. */
export async function sign(
  credentials: SigningCredentials,
  parts: SignedParts = {},
): Promise<RawRequest & { readonly headers: Record<string, string> }> {
  const { url = 'http://gear.example/graphql', method = 'POST', body = '{}' } = parts;
  const signer = new AwsV4Signer({
    url,
    method,
    body,
    headers: {
      'content-type': 'application/json',
      [SIGNING.nonceHeader]: parts.nonce ?? crypto.randomUUID(),
      ...parts.headers,
    },
    accessKeyId: credentials.keyId,
    secretAccessKey: credentials.secret,
    sessionToken: credentials.token,
    region: parts.region ?? SIGNING.region,
    service: SIGNING.service,
    datetime: new Date(parts.at ?? Date.now()).toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
  });
  const signed = await signer.sign();
  const { host, pathname, search } = signed.url;
  const headers = Object.fromEntries(signed.headers.entries());
  return { method, url: pathname + search, host, headers, body };
}
