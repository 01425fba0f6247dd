import { statSync } from 'node:fs';
import { join } from 'node:path';
import { address, codeFor, PASSWORD, registered, unless, type Probe } from './probe.ts';
import { strangerFrom } from './stranger.ts';

export const ACCOUNTS: readonly Probe[] = [
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
    name: 'names that exist and do not take as long, within 15 ms (the shortest of nine)',
    async run(server) {
      for (const path of ['forgot-password', 'reset-password']) {
        const taken: Record<string, number[]> = { cookies: [], nobodyhere: [] };
        for (let n = 0; n < 9; n++) {
          for (const [username, times] of Object.entries(taken)) {
            const who = strangerFrom(server.origins.wrath, address());
            const began = performance.now();
            await who.post(path, { username, code: '000000', newPassword: 'a thief’s one' });
            times.push(performance.now() - began);
          }
        }
        // Nothing makes work shorter than it is; what else the machine does makes it longer.
        const [known = 0, unknown = 0] = Object.values(taken).map((times) => Math.min(...times));
        if (Math.abs(known - unknown) > 15) {
          return `${path}: ${Math.round(known)} and ${Math.round(unknown)} ms`;
        }
      }
      return null;
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
