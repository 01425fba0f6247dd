import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SigningCredentials } from '@gearwright/api/client/auth-answers.ts';
import { ENDPOINTS } from '@gearwright/api/endpoints.ts';
import type { MessageCode } from '@gearwright/game/messages.ts';
import { resolvers } from '../src/graphql/resolvers.ts';
import { CREDENTIALS_LIVE } from '../src/signing/credentials.ts';
import { LARGEST_SKEW } from '../src/signing/verify-request.ts';
import { GUARDED_CALLS } from './access/calls.ts';
import { addVictim, credentialsOf, type Victim } from './access/victim.ts';
import { DATABASE_KINDS } from './databases.ts';
import { addPlayer, PASSWORD, runServer, visit } from './run-server.ts';
import { sign, type SignedParts } from './sign.ts';

type Signed = Awaited<ReturnType<typeof sign>>;

interface Reply {
  /** Null when there is an answer. */
  readonly code: MessageCode | null;
  readonly text: string;
}

/** Refused because of who asks. Any other code speaks about the thing asked for. */
const AT_THE_DOOR: readonly (string | null)[] = [
  'requestForged',
  'requestSkewed',
  'requestExpired',
  'requestReplayed',
  'sessionEnded',
  'accountDeleted',
  'notSignedIn',
  'unknownError',
  'badRequest',
] satisfies (MessageCode | 'badRequest')[];

test('every call there is stands in the table', () => {
  const calls = [...Object.keys(resolvers.Query!), ...Object.keys(resolvers.Mutation!)];
  const inTable = GUARDED_CALLS.map(({ operation }) => operation.name);
  expect(inTable.toSorted()).toEqual(calls.toSorted());
});

describe.each(DATABASE_KINDS)('N3, D19 on %s:', async (kind) => {
  const running = await runServer(kind);
  afterAll(() => running.close());
  const { seal } = running.context.accounts;

  const other = await addPlayer(running);
  await other.auth.changePassword(PASSWORD, 'a password of their own');
  const others = await credentialsOf(other);
  const guests = await credentialsOf(visit(running));

  async function send({ method, url, headers, body }: Signed): Promise<Reply> {
    const reply = await fetch(running.origin + url, { method, headers, body: body as string });
    const text = await reply.text();
    const { errors } = JSON.parse(text) as {
      readonly errors?: readonly { readonly extensions: { readonly code: MessageCode } }[];
    };
    expect(reply.status).toBeLessThan(500);
    return { code: errors?.[0]?.extensions.code ?? null, text };
  }

  describe.each(GUARDED_CALLS.map((each) => ({ ...each, call: each.operation.name })))(
    '$call',
    ({ operation, about, another, variables, guessed = variables }) => {
      const writes = operation.kind === 'mutation';
      let victim: Victim;
      let before: unknown;

      beforeAll(async () => {
        victim = await addVictim(running);
        before = await victim.everything();
      });

      function signed(
        credentials: SigningCredentials,
        sent: (victim: Victim) => object = variables,
        parts: SignedParts = {},
      ): Promise<Signed> {
        const { name: operationName, text: query } = operation;
        const body = JSON.stringify({ operationName, query, variables: sent(victim) });
        return sign(credentials, { url: running.origin + ENDPOINTS.wrath, body, ...parts });
      }

      test('an unsigned request is refused', async () => {
        const { headers, ...request } = await signed(victim.credentials);
        const { authorization: _left, ...unsigned } = headers;
        expect((await send({ ...request, headers: unsigned })).code).toBe('requestForged');
      });

      test('a forged request is refused', async () => {
        const { credentials } = victim;
        const request = await signed(credentials);
        for (const forged of [
          await signed({ ...credentials, secret: others.secret }),
          await signed({ ...others, token: credentials.token }),
          await signed({ ...credentials, token: others.token }),
          { ...request, body: `${request.body as string} ` },
          { ...request, url: ENDPOINTS.tbc },
        ]) {
          expect((await send(forged)).code).toBe('requestForged');
        }
      });

      test('an expired request is refused', async () => {
        const { holder } = seal.open(victim.credentials.token);
        const old = seal.issue(holder, Date.now() - CREDENTIALS_LIVE);
        expect((await send(await signed(old))).code).toBe('requestExpired');
      });

      test('a request kept for five minutes is refused', async () => {
        const late = await signed(victim.credentials, variables, { at: Date.now() - LARGEST_SKEW });
        expect((await send(late)).code).toBe('requestSkewed');
      });

      test('a guest is told to sign in, or what everyone is told', async () => {
        const { code } = await send(await signed(guests, guessed));
        if (about === 'mine') expect(code).toBe('notSignedIn');
        else if (another === 'answered') expect(AT_THE_DOOR).not.toContain(code);
        else expect(code).toBe(another);
      });

      test('another user does not reach the victim’s', async () => {
        const { code, text } = await send(await signed(others, guessed));
        if (another === 'answered') return expect(AT_THE_DOOR).not.toContain(code);
        expect(code).toBe(another === 'own' ? null : another);
        const { characterId, setId, otherSetId, pointId, userId } = victim;
        for (const secret of [characterId, setId, otherSetId, pointId, userId]) {
          expect(text).not.toContain(secret);
        }
      });

      test('none of them changed anything', async () => {
        expect(await victim.everything()).toEqual(before);
      });

      const gone = operation.name === 'deleteMyAccount';

      test(`${writes ? 'a replayed write is refused' : 'a replayed read tells nothing new'}`, async () => {
        const request = await signed(victim.credentials);
        const first = await send(request);
        expect(AT_THE_DOOR).not.toContain(first.code);
        if (about === 'mine') expect(first.code).toBeNull();
        const second = await send(request);
        if (!writes) return expect(second).toEqual(first);
        // Whoever deleted their account is told so.
        expect(second.code).toBe(gone ? 'accountDeleted' : 'requestReplayed');
      });

      test('a session that ended is refused', async () => {
        await victim.auth.signOut();
        const { code } = await send(await signed(victim.credentials));
        if (writes || about === 'mine') expect(code).toBe(gone ? 'accountDeleted' : 'sessionEnded');
        // What everyone may read, whoever signed out may read.
        else expect(AT_THE_DOOR).not.toContain(code);
        const next = await credentialsOf(victim);
        const asGuest = await send(await signed(next));
        if (about === 'mine') expect(asGuest.code).toBe('notSignedIn');
      });
    },
  );
});
