import type { RealServer } from '../real-server.ts';
import { unless, type Probe } from './probe.ts';
import { raw } from './stranger.ts';

const HEADERS = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

const line = (url: string) => `GET ${url} HTTP/1.1`;

export const PATHS: readonly Probe[] = [
  ...[
    ['dots', `/${'.'.repeat(15_000)}`, 414],
    ['slashes', `/${'/'.repeat(15_000)}`, 414],
    ['a long path', `/${'a/'.repeat(1_500)}`, 414],
    ['marks', `/live/eu/firemaw/${encodeURIComponent('e\u0301'.repeat(500))}`, 414],
    ['//', '//', 400],
    ['a path that cannot be read', '/%zz', 400],
  ].map(([what, url, status]) => ({
    name: `${String(what)} in a path: ${String(status)}`,
    async run({ origins }: RealServer) {
      const answer = await raw(origins.wrath, line(String(url)));
      return unless(answer.status === status, `answered ${answer.status}`);
    },
  })),
  {
    name: 'redirects lead home: 36 shapes on three sites',
    async run({ origins }) {
      for (const origin of Object.values(origins)) {
        for (const season of ['era', 'sod', 'wrath', 'tbc', '', '/']) {
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
