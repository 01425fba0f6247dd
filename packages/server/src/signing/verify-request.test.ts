import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sign } from '../../test/sign.ts';
import { CREDENTIALS_LIVE, CredentialSeal, type Holder } from './credentials.ts';
import { secretOf } from './secret.ts';
import { LARGEST_SKEW, RequestVerifier } from './verify-request.ts';

const NOW = Date.UTC(2025, 10, 15, 12);
const secret = secretOf('a secret of the tests, long enough');
const seal = new CredentialSeal(secret);
const holder: Holder = {
  kind: 'user',
  userId: 'u1',
  sessionId: 's1',
  username: 'jaina',
  client: 'c1',
};
const credentials = seal.issue(holder, NOW);
const at = NOW + 1_000;
const verifier = new RequestVerifier(seal, () => at);

describe('D19: a signature', () => {
  test('tells who signed, in any process with the same secret', async () => {
    const request = await sign(credentials, { at, nonce: 'abcdefghijklmnop' });
    const elsewhere = new RequestVerifier(
      new CredentialSeal(secretOf('a secret of the tests, long enough')),
      () => at,
    );
    for (const each of [verifier, elsewhere, verifier]) {
      expect(each.verify(request)).toEqual({
        ...holder,
        nonce: `${credentials.keyId}.abcdefghijklmnop`,
        staleAt: at + LARGEST_SKEW,
      });
    }
  });

  test('holds for every path, query and body', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.dictionary(text, text, { maxKeys: 4 }),
        text,
        async (path, query, body) => {
          const url = new URL(`http://gear.example/${encodeURIComponent(path)}`);
          for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value);
          const request = await sign(credentials, { url: url.href, body, at });
          expect(verifier.verify(request)).toMatchObject({ userId: 'u1' });
        },
      ),
      { numRuns: 200 },
    );
  });

  test.each([
    { what: 'another body', change: { body: '{"query":"{me}"}' } },
    { what: 'another path', change: { url: '/tbc/graphql' } },
    { what: 'another query', change: { url: '/graphql?x=1' } },
    { what: 'another method', change: { method: 'PUT' } },
    { what: 'another host', change: { host: 'evil.example' } },
  ])('does not hold for $what', async ({ change }) => {
    const request = await sign(credentials, { at });
    expect(() => verifier.verify({ ...request, ...change })).toThrow(refused('requestForged'));
  });

  test.each([
    { header: 'authorization', value: '' },
    { header: 'authorization', value: 'Bearer abc' },
    { header: 'x-amz-date', value: '20251115T120003Z' },
    { header: 'x-amz-date', value: '' },
    { header: 'x-gearwright-nonce', value: 'another-nonce-of-mine' },
    { header: 'x-gearwright-nonce', value: '' },
    { header: 'x-amz-security-token', value: '' },
    { header: 'x-amz-security-token', value: 'AAAA' },
    { header: 'x-amz-security-token', value: 'x'.repeat(3_000) },
  ])('does not hold with $header "$value"', async ({ header, value }) => {
    const { headers, ...request } = await sign(credentials, { at });
    const changed = { ...request, headers: { ...headers, [header]: value } };
    expect(() => verifier.verify(changed)).toThrow(refused('requestForged'));
  });

  test("does not hold under another's token, secret or scope", async () => {
    const other = seal.issue({ ...holder, userId: 'u2' }, NOW);
    for (const mixed of [
      { ...other, token: credentials.token },
      { ...credentials, token: other.token },
      { ...credentials, secret: other.secret },
      { ...credentials, keyId: other.keyId },
    ]) {
      const request = await sign(mixed, { at });
      expect(() => verifier.verify(request)).toThrow(refused('requestForged'));
    }
    const abroad = await sign(credentials, { at, region: 'outland' });
    expect(() => verifier.verify(abroad)).toThrow(refused('requestForged'));
  });

  test('by a token that was changed, or sealed with another secret, is forged', async () => {
    const foreign = new CredentialSeal(secretOf('another secret, just as long as ours')).issue(
      holder,
      NOW,
    );
    const request = await sign(foreign, { at });
    expect(() => verifier.verify(request)).toThrow(refused('requestForged'));
    const bytes = Buffer.from(credentials.token, 'base64url');
    for (let place = 0; place < bytes.length; place += 7) {
      const changed = Buffer.from(bytes);
      changed[place]! ^= 1;
      expect(() => seal.open(changed.toString('base64url'))).toThrow(refused('requestForged'));
    }
  });

  test('that leaves the nonce out says nothing', async () => {
    const { headers, ...request } = await sign(credentials, { at });
    const authorization = headers['authorization']!.replace(';x-gearwright-nonce', '');
    const changed = { ...request, headers: { ...headers, authorization } };
    expect(() => verifier.verify(changed)).toThrow(refused('requestForged'));
  });

  test.each([
    { minutes: 5, code: 'requestSkewed' },
    { minutes: -5, code: 'requestSkewed' },
    { minutes: 600, code: 'requestSkewed' },
    { minutes: 4.9, code: null },
    { minutes: -4.9, code: null },
  ])('A4: signed $minutes minutes off is refused from five on', async ({ minutes, code }) => {
    const request = await sign(credentials, { at: at + minutes * 60_000 });
    if (code) expect(() => verifier.verify(request)).toThrow(refused(code));
    else expect(verifier.verify(request)).toMatchObject({ userId: 'u1' });
  });

  test('lives ten minutes', async () => {
    for (const [age, code] of [
      [CREDENTIALS_LIVE - 1_000, null],
      [CREDENTIALS_LIVE, 'requestExpired'],
      [CREDENTIALS_LIVE * 100, 'requestExpired'],
    ] as const) {
      const then = new RequestVerifier(seal, () => NOW + age);
      const request = await sign(credentials, { at: NOW + age });
      if (code) expect(() => then.verify(request)).toThrow(refused(code));
      else expect(then.verify(request)).toMatchObject({ userId: 'u1' });
    }
  });

  test('of a guest is a guest’s', async () => {
    const guest = seal.issue({ kind: 'guest', guestId: 'g1', client: 'c2' }, NOW);
    const identity = verifier.verify(await sign(guest, { at }));
    expect(identity).toMatchObject({ kind: 'guest', guestId: 'g1', client: 'c2' });
    expect(guest.expiresAt - guest.serverTime).toBe(10 * 60_000);
  });

  test('of any shape never breaks the verifier', () => {
    const headers = fc.record({
      authorization: fc.string({ unit: 'binary' }),
      'x-amz-date': fc.string(),
      'x-amz-security-token': fc.string(),
      'x-gearwright-nonce': fc.string(),
    });
    fc.assert(
      fc.property(headers, (given) => {
        const request = { method: 'POST', url: '/graphql', host: 'h', headers: given, body: '' };
        expect(() => verifier.verify(request)).toThrow(refused('requestForged'));
      }),
    );
  });
});

function refused(code: string) {
  return expect.objectContaining({ name: 'PlannerError', code }) as Error;
}
