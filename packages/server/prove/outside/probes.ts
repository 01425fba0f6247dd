import { statSync } from 'node:fs';
import { join } from 'node:path';
import {
  createPublicSet,
  deletePublicSet,
  exportMyData,
  listCharacters,
} from '@gearwright/api/generated/operations.ts';
import { SHARED } from '../../test/calls/a-mage.ts';
import type { RealServer } from '../real-server.ts';
import { callWith, raw, sendWith, strangerFrom, type Stranger } from './stranger.ts';

/** One thing an attacker tries: null when it came to nothing, else what came of it. */
export interface Probe {
  readonly name: string;
  run(server: RealServer): Promise<string | null>;
}

const PASSWORD = 'correct horse battery';
const HEADERS = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

let others = 1;
/** An address that nobody used before. */
function address(): string {
  others += 1;
  return `198.51.${others >> 8}.${others & 255}`;
}

function unless(isSo: boolean, what: string): string | null {
  return isSo ? null : what;
}

async function codeFor(server: RealServer, email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const mail = server.mails().findLast((each) => each.includes(`To: ${email}`));
    const code = /code is (\d{6})$/m.exec(mail ?? '')?.[1];
    if (code) return code;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`no code for ${email}`);
}

async function registered(server: RealServer, username: string): Promise<Stranger> {
  const player = strangerFrom(server.origins.wrath, address());
  const email = `${username}@example.org`;
  const captcha = await player.auth.captcha();
  await player.auth.signUp({ username, password: PASSWORD, email, captcha });
  await player.auth.confirmSignUp(username, await codeFor(server, email));
  await player.auth.signIn(username, PASSWORD);
  return player;
}

const line = (url: string) => `GET ${url} HTTP/1.1`;

const PATHS: readonly Probe[] = [
  ...[
    ['dots', `/${'.'.repeat(15_000)}`, 414],
    ['slashes', `/${'/'.repeat(15_000)}`, 414],
    ['a long path', `/${'a/'.repeat(1_500)}`, 414],
    ['marks', `/live/eu/firemaw/${encodeURIComponent('e\u0301'.repeat(500))}`, 414],
    ['//', '//', 400],
    ['//evil.test', '//evil.test/x', 400],
    ['a path that cannot be read', '/%zz', 400],
  ].map(([what, url, status]) => ({
    name: `${String(what)} in a path: ${String(status)}`,
    async run({ origins }: RealServer) {
      const answer = await raw(origins.wrath, line(String(url)));
      return unless(answer.status === status, `answered ${answer.status}`);
    },
  })),
  {
    name: 'redirects lead home: 24 shapes on three sites',
    async run({ origins }) {
      for (const origin of Object.values(origins)) {
        for (const season of ['era', 'sod', 'wrath', 'tbc']) {
          for (const rest of [
            '//evil.test',
            '/\\evil.test',
            '/%2f/evil.test',
            '/..//evil.test',
            '/%5cevil.test',
            '//evil.test//',
          ]) {
            const { head } = await raw(origin, line(`/${season}${rest}`));
            const location = /^location: (.*)$/im.exec(head)?.[1];
            if (location && !/^\/(?![/\\])/.test(location)) return `${season}${rest} → ${location}`;
          }
        }
      }
      return null;
    },
  },
  {
    name: 'every answer carries the security headers',
    async run({ origins }) {
      for (const url of [
        '/',
        '/nothing',
        '/auth/user',
        '/healthz',
        '/assets/x.js',
        '/graphql',
        '/cards/wrath/x.png',
        `/${'a'.repeat(3_000)}`,
      ]) {
        const { head } = await raw(origins.wrath, line(url));
        const missing = HEADERS.filter((name) => !head.toLowerCase().includes(`${name}:`));
        if (missing.length > 0) return `${url} has no ${missing.join(', ')}`;
      }
      return null;
    },
  },
  {
    name: 'no other origin may read, nor post under /auth',
    async run({ origins }) {
      const { head } = await raw(
        origins.wrath,
        `${line('/auth/user')}\r\norigin: https://evil.test`,
      );
      if (/access-control-allow-origin/i.test(head)) return 'the origin was allowed';
      const reply = await fetch(`${origins.wrath}/auth/sign-out`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://evil.test' },
        body: '{}',
      });
      return unless(reply.status === 403, `a post from elsewhere: ${reply.status}`);
    },
  },
  {
    name: 'metrics are closed without a token',
    async run({ origins }) {
      const { status } = await raw(origins.wrath, line('/metrics'));
      return unless(status === 404 || status === 401, `answered ${status}`);
    },
  },
];

const CALLS: readonly Probe[] = [
  {
    name: 'variables nested deeply: 400',
    async run({ origins }) {
      const guest = await strangerFrom(origins.wrath, address()).credentials();
      for (const depth of [30, 2_000, 20_000]) {
        const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
        const text = 'query ($ids: [ID!]!) { getItems(ids: $ids) { id } }';
        const body = `{"query":${JSON.stringify(text)},"variables":{"ids":${nested}}}`;
        const answer = await sendWith(origins.wrath, guest, body);
        if (answer.status !== 400 || answer.code === 'unknownError')
          return `${depth}: ${answer.status}`;
      }
      return null;
    },
  },
  {
    name: 'two hundred aliases of a search are refused',
    async run({ origins }) {
      const from = address();
      const guest = await strangerFrom(origins.wrath, from).credentials();
      const one = 'searchItems(query: { gameClass: mage }, first: 50) { total }';
      const many = Array.from({ length: 200 }, (_, at) => `a${at}: ${one}`).join(' ');
      const answer = await callWith(origins.wrath, guest, { text: `{ ${many} }` }, {}, from);
      return unless(answer.code !== null, 'it was answered');
    },
  },
  {
    name: 'GraphQL tells nobody its schema',
    async run({ origins }) {
      const guest = await strangerFrom(origins.wrath, address()).credentials();
      const text = '{ __schema { types { name } } }';
      const answer = await callWith(origins.wrath, guest, { text });
      return unless(answer.code !== null && !answer.text.includes('"name"'), 'it did');
    },
  },
  {
    name: 'a replayed, a forged and an unsigned call are refused',
    async run({ origins }) {
      const guest = await strangerFrom(origins.wrath, address()).credentials();
      const forged = { ...guest, secret: `${guest.secret.slice(0, -4)}AAAA` };
      const answer = await callWith(origins.wrath, forged, { text: '{ __typename }' });
      const bare = await fetch(`${origins.wrath}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ __typename }"}',
      });
      if (answer.code === null) return 'a forged call was answered';
      return unless(bare.status >= 400, 'an unsigned call was answered');
    },
  },
  {
    name: 'two guests on one address: a predictable key gives nobody another’s link',
    async run({ origins }) {
      const from = address();
      const guests = [
        await strangerFrom(origins.wrath, from).credentials(),
        await strangerFrom(origins.wrath, from).credentials(),
      ];
      const links: { readonly publicId: string; readonly deleteToken: string }[] = [];
      for (const who of guests) {
        const variables = { input: SHARED, clientKey: 'share' };
        const { data, code } = await callWith(origins.wrath, who, createPublicSet, variables, from);
        if (!data) return `refused: ${code}`;
        links.push(data['createPublicSet'] as (typeof links)[number]);
      }
      if (links[0]!.publicId === links[1]!.publicId) return 'they share a link';
      const taken = { publicId: links[0]!.publicId, deleteToken: links[1]!.deleteToken };
      const { code } = await callWith(origins.wrath, guests[1]!, deletePublicSet, taken, from);
      return unless(code === 'publicSetNotFound', `deleting another’s: ${code}`);
    },
  },
];

const ACCOUNTS: readonly Probe[] = [
  ...(
    [
      'signing out',
      'a new password',
      'ending all others',
      'signing in again',
      'deleting the account',
    ] as const
  ).map((how, at) => ({
    name: `${how} ends credentials at once, for reads and the export`,
    async run(server: RealServer) {
      const { wrath } = server.origins;
      const username = `revoked${at}`;
      const here = await registered(server, username);
      const there = strangerFrom(wrath, address());
      await there.auth.signIn(username, PASSWORD);
      const stolen = await there.credentials();
      const before = await callWith(wrath, stolen, listCharacters);
      if (before.code !== null) return `not even before: ${before.code}`;
      if (how === 'signing out') await there.auth.signOut();
      if (how === 'a new password') await here.auth.changePassword(PASSWORD, 'another good one');
      if (how === 'ending all others') await here.auth.endOtherSessions();
      if (how === 'signing in again') await there.auth.signIn(username, PASSWORD);
      if (how === 'deleting the account') await here.auth.deleteAccount(PASSWORD);
      for (const operation of [listCharacters, exportMyData]) {
        const after = await callWith(wrath, stolen, operation);
        if (after.code !== 'sessionEnded') return `${operation.name}: ${after.code ?? 'answered'}`;
      }
      return null;
    },
  })),
  {
    name: 'codes stay out of the mail’s subject',
    async run(server) {
      const subjects = server.mails().map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '');
      return unless(
        subjects.length > 0 && !subjects.some((each) => /\d{6}/.test(each)),
        'one is there',
      );
    },
  },
  {
    name: 'common passwords, and the name as one, are refused',
    async run({ origins }) {
      const who = strangerFrom(origins.wrath, address());
      for (const password of ['password1', 'qwertyuiop', 'thrallthrall']) {
        const captcha = await who.auth.captcha();
        const body = { username: 'thrallthrall', password, email: 't@example.org', captcha };
        const answer = await who.post('sign-up', body);
        if (answer === 'answered') return `${password} was taken`;
      }
      return null;
    },
  },
  {
    name: 'names with dots, links, wildcards or marks are refused',
    async run({ origins }) {
      const who = strangerFrom(origins.wrath, address());
      for (const username of [
        'evil.test',
        'http://x',
        '%',
        'a%b%c',
        '_____%',
        'e\u0301e\u0301e\u0301e\u0301',
      ]) {
        const captcha = await who.auth.captcha();
        const body = { username, password: PASSWORD, email: 'n@example.org', captcha };
        if ((await who.post('sign-up', body)) === 'answered') return `${username} was taken`;
      }
      return null;
    },
  },
  {
    name: 'a stranger’s wrong codes leave the owner’s reset good',
    async run(server) {
      await registered(server, 'owner');
      const owner = strangerFrom(server.origins.wrath, address());
      const thief = strangerFrom(server.origins.wrath, address());
      const mails = server.mails().length;
      await owner.post('forgot-password', { username: 'owner' });
      while (server.mails().length === mails) await new Promise((done) => setTimeout(done, 20));
      const code = await codeFor(server, 'owner@example.org');
      const wrong = code === '111111' ? '222222' : '111111';
      const answers = [];
      for (let n = 0; n < 8; n++) {
        answers.push(
          await thief.post('reset-password', {
            username: 'owner',
            code: wrong,
            newPassword: 'a thief’s one',
          }),
        );
      }
      if (answers.at(-1) !== 'tooManyAttempts') return `the eighth guess: ${answers.at(-1)}`;
      const reset = await owner.post('reset-password', {
        username: 'owner',
        code,
        newPassword: 'my very own one',
      });
      return unless(reset === 'answered', `the owner: ${reset}`);
    },
  },
  {
    name: 'names that exist and do not are refused alike',
    async run(server) {
      const answersFor = async (username: string) => {
        const who = strangerFrom(server.origins.wrath, address());
        const answers = [];
        for (let n = 0; n < 6; n++) answers.push(await who.post('forgot-password', { username }));
        for (let n = 0; n < 6; n++) {
          answers.push(
            await who.post('reset-password', {
              username,
              code: '000000',
              newPassword: 'a thief’s one',
            }),
          );
        }
        answers.push(await who.post('sign-in', { username, password: 'not the right one' }));
        return answers.join();
      };
      return unless(
        (await answersFor('owner')) === (await answersFor('nobodyatall')),
        'they differ',
      );
    },
  },
  {
    name: 'one address registers ten accounts an hour',
    async run({ origins }) {
      const who = strangerFrom(origins.wrath, address());
      const answers = [];
      for (let n = 0; n < 12; n++) {
        const captcha = await who.auth.captcha();
        const body = {
          username: `flood${n}`,
          password: PASSWORD,
          email: `flood${n}@example.org`,
          captcha,
        };
        answers.push(await who.post('sign-up', body));
      }
      return unless(answers.at(-1) === 'tooManyAttempts', `the twelfth: ${answers.at(-1)}`);
    },
  },
  {
    name: 'IPv6 is counted by /56',
    async run({ origins }) {
      const answers = [];
      for (let n = 0; n < 8; n++) {
        const who = strangerFrom(origins.wrath, `2001:db8:1:1${n}::${n + 1}`);
        answers.push(await who.post('forgot-password', { username: 'nobodyelse' }));
      }
      return unless(answers.at(-1) === 'tooManyAttempts', `the eighth: ${answers.at(-1)}`);
    },
  },
  {
    name: 'by https cookies are Secure and named __Host-',
    async run(server) {
      await registered(server, 'cookies');
      const reply = await fetch(`${server.origins.wrath}/auth/sign-in`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: server.origins.wrath.replace('http:', 'https:'),
          'x-forwarded-proto': 'https',
          'x-forwarded-for': address(),
        },
        body: JSON.stringify({ username: 'cookies', password: PASSWORD, rememberMe: true }),
      });
      const cookie = reply.headers.get('set-cookie') ?? '';
      const isRight = /__Host-[^;]+;.*Secure/i.test(cookie) && /HttpOnly/i.test(cookie);
      return unless(isRight, `${reply.status} ${cookie.slice(0, 80)}`);
    },
  },
  {
    name: 'the data folder and what is in it are their owner’s',
    async run({ folder }) {
      const modes = ['var', 'var/secret', 'var/outbox'].map(
        (name) => `${name} ${(statSync(join(folder, name)).mode & 0o777).toString(8)}`,
      );
      return unless(!modes.some((each) => !/ [67]00$/.test(each)), modes.join(', '));
    },
  },
  {
    name: 'no name, address or password is logged',
    async run(server) {
      return unless(!/example\.org|correct horse|revoked0/.test(server.log()), 'one is');
    },
  },
];

export const PROBES: readonly Probe[] = [...PATHS, ...CALLS, ...ACCOUNTS];
