import { createConnection } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import * as operations from '@gearwright/api/generated/operations.ts';
import type { Operation } from '@gearwright/api/operation.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { LONGEST_IMPORT, readImport } from '@gearwright/game/exchange/read-text.ts';
import { parseCap } from '@gearwright/game/optimise/exact/cap.ts';
import { readPawn } from '@gearwright/game/point/pawn.ts';
import { readPointLink } from '@gearwright/game/point/point-link.ts';
import { readPointCsv, readPointJson } from '@gearwright/game/point/read-point-text.ts';
import { plainText } from '@gearwright/game/search/text/words.ts';
import { guest, player } from '../askers.ts';
import { runServer } from '../run-server.ts';
import { extraTime, MOST_TIME, REPEATS, repeated } from './processor-time.ts';
import { stringPlaces } from './string-places.ts';

const ALL = process.env['PROVE'] !== undefined;
/** Letters: as many as a body may have, or enough for the square of them to show. */
const IN_A_CALL = ALL ? 500_000 : 20_000;
const IN_A_FIELD = 15_000;
const IN_A_PATH = 15_000;
const IN_AN_IMPORT = ALL ? [LONGEST_IMPORT, 19_900] : [19_900];
const OF_A_CALL = ALL ? REPEATS : REPEATS.slice(0, 5);

const running = await runServer('sqlite', {
  LOG_LEVEL: 'silent',
  REQUESTS_PER_MINUTE: '999999999',
  WRITES_PER_MINUTE: '999999999',
});
afterAll(() => running.close());
const askers = { guest: guest(running), player: await player(running) };

interface Case {
  readonly what: string;
  work(text: string): unknown;
}

/** The dearest repeat, by name, where one is too dear. */
async function tooDear(cases: readonly Case[], repeats: readonly string[], length: number) {
  const found: string[] = [];
  const harmless = repeated('a', length);
  for (const { what, work } of cases) {
    for (const unit of repeats) {
      const text = repeated(unit, length);
      const extra = await extraTime(
        () => work(text),
        () => work(harmless),
      );
      if (extra > MOST_TIME) found.push(`${what} of ${JSON.stringify(unit)}: ${extra} ms`);
    }
  }
  return found;
}

describe(
  `every text costs at most ${MOST_TIME} ms of processor time`,
  { timeout: 1_800_000 },
  () => {
    const calls = Object.values(operations as Record<string, unknown>).filter(
      (each): each is Operation<unknown, unknown> =>
        typeof each === 'object' && each !== null && 'text' in each,
    );

    test.each(calls.map((operation) => ({ name: operation.name, text: operation.text })))(
      'in each place of $name',
      async ({ text: query }) => {
        const cases = stringPlaces(query).map(({ at, filled }) => ({
          what: at,
          async work(text: string) {
            const reply = await askers.player.send(
              JSON.stringify({ query, variables: filled(text) }),
            );
            await reply.text();
            expect(reply.status).toBeLessThan(500);
          },
        }));
        expect(await tooDear(cases, OF_A_CALL, IN_A_CALL)).toEqual([]);
      },
    );

    test('as the text of a question, and as its body', async () => {
      const cases = [
        { what: 'query', body: (text: string) => JSON.stringify({ query: text }) },
        {
          what: 'operationName',
          body: (text: string) => JSON.stringify({ query: '{__typename}', operationName: text }),
        },
        { what: 'body', body: (text: string) => text },
      ].map(({ what, body }) => ({
        what,
        async work(text: string) {
          const reply = await askers.guest.send(body(text));
          await reply.text();
          expect(reply.status).toBeLessThan(500);
        },
      }));
      expect(await tooDear(cases, REPEATS, IN_A_CALL)).toEqual([]);
    });

    test('in each field under /auth', async () => {
      const fields: Readonly<Record<string, readonly string[]>> = {
        'sign-up': ['username', 'password', 'email', 'captcha'],
        confirm: ['username', 'code'],
        resend: ['username'],
        'sign-in': ['username', 'password'],
        'forgot-password': ['username'],
        'reset-password': ['username', 'code', 'newPassword'],
        'forgot-username': ['email'],
      };
      const cases = Object.entries(fields).flatMap(([route, names]) =>
        names.map((field) => ({
          what: `${route} ${field}`,
          async work(text: string) {
            const reply = await fetch(`${running.origin}/auth/${route}`, {
              method: 'POST',
              headers: { 'content-type': 'application/json', origin: running.origin },
              body: JSON.stringify({
                ...Object.fromEntries(names.map((name) => [name, 'somebody'])),
                [field]: text,
              }),
            });
            await reply.text();
            expect(reply.status).toBeLessThan(500);
          },
        })),
      );
      expect(await tooDear(cases, OF_A_CALL, IN_A_FIELD)).toEqual([]);
    });

    test('in each part of an address, and in headers', async () => {
      const places: Readonly<Record<string, (text: string) => string>> = {
        path: (text) => `GET /${text} HTTP/1.1`,
        'path of a set': (text) => `GET /set/${text}/compare/${text} HTTP/1.1`,
        'name of a card': (text) => `GET /cards/wrath/${text}.png HTTP/1.1`,
        'name of a file': (text) => `GET /icons/${text} HTTP/1.1`,
        query: (text) => `GET /items?q=${text} HTTP/1.1`,
        cookie: (text) => `GET /auth/user HTTP/1.1\r\ncookie: ${text}`,
        host: (text) => `GET /site-config.json HTTP/1.1\r\nx-forwarded-host: ${text}`,
        encoding: (text) => `GET /healthz HTTP/1.1\r\naccept-encoding: ${text}`,
      };
      const plain = REPEATS.filter((unit) => /^[!-~]+$/.test(unit));
      const cases = Object.entries(places).map(([what, head]) => ({
        what,
        work: (text: string) => raw(running.origin, head(text)),
      }));
      expect(await tooDear(cases, plain, IN_A_PATH / 2)).toEqual([]);
    });

    test('in each importer', async () => {
      const edition = EDITIONS.wrath;
      const readers: Readonly<Record<string, (text: string) => unknown>> = {
        import: readImport,
        'planner link': (text) => readImport(`https://x/gear-planner/mage/orc/${text}`),
        pawn: (text) => readPawn(text, edition),
        'pawn list': (text) => readPawn(`( Pawn: v1: "x": ${text}`, edition),
        'point link': (text) => readPointLink(`/ep/import?${text}`, edition),
        csv: (text) => readPointCsv(text, edition),
        json: (text) => readPointJson(text, edition),
        cap: (text) => parseCap(text, edition),
        words: plainText,
      };
      const cases = Object.entries(readers).map(([what, read]) => ({
        what,
        work(text: string) {
          try {
            read(text);
          } catch {
            // refused is answered
          }
        },
      }));
      for (const length of IN_AN_IMPORT) {
        expect(await tooDear(cases, REPEATS, length)).toEqual([]);
      }
    });
  },
);

/** Waits for the whole answer to a request as it is. */
function raw(origin: string, head: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((done) => {
    const socket = createConnection({ host: hostname, port: Number(port) }, () => {
      socket.write(`${head}\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`);
    });
    socket.on('data', () => {});
    // A head too large is answered by closing the door.
    socket.on('error', () => {});
    socket.on('close', () => done());
  });
}
