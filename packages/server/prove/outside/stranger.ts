import { createConnection } from 'node:net';
import { AuthClient } from '@gearwright/api/client/auth-client.ts';
import type { SigningCredentials } from '@gearwright/api/client/auth-answers.ts';
import { readAuthAnswer } from '@gearwright/api/client/auth-request.ts';
import { cookieFetch } from '@gearwright/api/client/cookie-fetch.ts';
import type { Operation } from '@gearwright/api/operation.ts';
import { requestSigner } from '../../bench/signed-request.ts';

/** Somebody with a browser and an address of their own, who knows nothing but the site's. */
export interface Stranger {
  readonly auth: AuthClient;
  credentials(): Promise<SigningCredentials>;
  /** Posts JSON under `/auth`; the code of the refusal, or `answered`. */
  post(path: string, body: object): Promise<string>;
}

export function strangerFrom(origin: string, address: string): Stranger {
  const jar = cookieFetch(origin);
  const fetching = ((input: Parameters<typeof fetch>[0], init?: RequestInit) => {
    const request = new Request(input, init);
    request.headers.set('x-forwarded-for', address);
    return jar(request);
  }) as typeof fetch;
  const server = { origin, fetch: fetching };
  return {
    auth: new AuthClient(server),
    credentials: () => readAuthAnswer<SigningCredentials>(server, 'credentials', {}),
    async post(path, body) {
      const reply = await fetching(`${origin}/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify(body),
      });
      const { error } = (await reply.json()) as { readonly error?: { readonly code: string } };
      return error?.code ?? 'answered';
    },
  };
}

export interface Answer {
  readonly status: number;
  readonly code: string | null;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly text: string;
}

/** A call signed with whatever credentials somebody has. */
export async function callWith(
  origin: string,
  credentials: SigningCredentials,
  { text }: Pick<Operation<unknown, unknown>, 'text'>,
  variables: object = {},
  address = '192.0.2.1',
): Promise<Answer> {
  return sendWith(origin, credentials, JSON.stringify({ query: text, variables }), address);
}

/** The same with any body. */
export async function sendWith(
  origin: string,
  credentials: SigningCredentials,
  body: string,
  address = '192.0.2.1',
): Promise<Answer> {
  const signed = requestSigner(origin, credentials)('/graphql', body);
  const reply = await fetch(origin + signed.path, {
    method: 'POST',
    headers: { ...signed.headers, 'x-forwarded-for': address },
    body,
  });
  const told = await reply.text();
  const { data = null, errors } = JSON.parse(told) as {
    readonly data?: Record<string, unknown> | null;
    readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
  };
  return { status: reply.status, code: errors?.[0]?.extensions?.code ?? null, data, text: told };
}

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly milliseconds: number;
}

/** What a request is answered as it is: a client would tidy it up. */
export function raw(origin: string, head: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const began = performance.now();
  return new Promise((done) => {
    const socket = createConnection({ host: hostname, port: Number(port) }, () => {
      socket.write(`${head}\r\nhost: ${hostname}:${port}\r\nconnection: close\r\n\r\n`);
    });
    let answer = '';
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('error', () => {});
    socket.on('close', () =>
      done({
        status: Number(answer.split(' ', 2)[1] ?? 0),
        head: answer.split('\r\n\r\n', 1)[0] ?? '',
        milliseconds: performance.now() - began,
      }),
    );
  });
}
