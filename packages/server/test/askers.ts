import { randomUUID } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { SIGNING } from '@gearwright/api/client/signing-scheme.ts';
import { ENDPOINTS } from '@gearwright/api/endpoints.ts';
import type { Operation } from '@gearwright/api/operation.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Holder } from '../src/signing/credentials.ts';
import { addUser } from './databases.ts';
import type { RunningServer } from './run-server.ts';

/** Somebody who signs calls, as the server's own credentials let them. */
export interface Asker {
  /** The answer as it came. */
  ask(query: string, variables?: object, edition?: EditionKey): Promise<Reply>;
  /** The data of an operation of the web, or the code of its refusal. */
  call<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    edition?: EditionKey,
  ): Promise<Result>;
  /** Sends a body as it is, well signed. */
  send(body: string, edition?: EditionKey, headers?: Record<string, string>): Promise<Response>;
}

export interface Reply {
  readonly status: number;
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions: { readonly code: string } & Record<string, unknown>;
  }[];
}

/** A refusal that a test did not expect to meet, or did. */
export class Refused extends Error {
  readonly code: string;
  readonly extensions: Record<string, unknown>;
  constructor({ message, extensions }: NonNullable<Reply['errors']>[number]) {
    super(message);
    this.code = extensions.code;
    this.extensions = extensions;
  }
}

export function guest(running: RunningServer, client: string = randomUUID()): Asker {
  return askerFor(running, { kind: 'guest', guestId: randomUUID(), client });
}

/** A new player with a session. */
export async function player(running: RunningServer): Promise<Asker & { readonly userId: string }> {
  const { database } = running.context;
  const userId = await addUser(database);
  const sessionId = await addSession(running, userId);
  const holder = { kind: 'user', userId, sessionId, username: userId, client: userId } as const;
  return { ...askerFor(running, holder), userId };
}

async function addSession({ context }: RunningServer, userId: string): Promise<string> {
  const { db, kind } = context.database;
  const id = randomUUID();
  const date = (time: number) =>
    (kind === 'sqlite' ? new Date(time).toISOString() : new Date(time)) as never;
  const now = Date.now();
  await db
    .insertInto('session')
    .values({
      id,
      userId,
      token: randomUUID(),
      expiresAt: date(now + 3_600_000),
      createdAt: date(now),
      updatedAt: date(now),
      ipAddress: null,
      userAgent: null,
    })
    .execute();
  return id;
}

function askerFor({ origin, context }: RunningServer, holder: Holder): Asker {
  const { keyId, secret, token } = context.accounts.seal.issue(holder, Date.now());
  const signer = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    sessionToken: token,
    region: SIGNING.region,
    service: SIGNING.service,
    retries: 0,
  });
  const send: Asker['send'] = async (body, edition = 'wrath', headers = {}) =>
    fetch(
      await signer.sign(origin + ENDPOINTS[edition], {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [SIGNING.nonceHeader]: randomUUID(),
          ...headers,
        },
        body,
      }),
    );
  const ask: Asker['ask'] = async (query, variables = {}, edition = 'wrath') => {
    const response = await send(JSON.stringify({ query, variables }), edition);
    return { status: response.status, ...((await response.json()) as object) };
  };
  return {
    send,
    ask,
    async call(operation, variables, edition) {
      const { data, errors } = await ask(operation.text, variables as object, edition);
      if (errors) throw new Refused(errors[0]!);
      return data as never;
    },
  };
}

/** The code of a refusal. */
export async function refusalOf(asked: Promise<unknown>): Promise<string> {
  return asked.then(
    () => 'was not refused',
    (error: unknown) => (error instanceof Refused ? error.code : String(error)),
  );
}
