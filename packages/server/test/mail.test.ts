import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { mailQueue } from '../src/mail/mail-queue.ts';
import { confirmationMail, usernamesMail } from '../src/mail/mail-texts.ts';
import type { Mail } from '../src/mail/mailer.ts';
import { outboxTransport } from '../src/mail/outbox-transport.ts';
import { smtpTransport } from '../src/mail/smtp-transport.ts';
import { PASSWORD, runServer, visit } from './run-server.ts';

const FROM = 'Gearwright <gear@example.org>';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
}

/** A mail server that keeps what it gets, and fails as often as it is told. */
async function mailServer(failures = 0) {
  const received: Received[] = [];
  let toFail = failures;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, answer) =>
      username === 'gear' && password === 'let me in'
        ? answer(null, { user: 'gear' })
        : answer(new Error('who are you?')),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (toFail-- > 0) return done(new Error('not now'));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, message: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://gear:let%20me%20in@127.0.0.1:${port}` };
}

describe('A1: mail', () => {
  test('goes out by SMTP, with its sender, address, subject and text', async () => {
    const { received, url } = await mailServer();
    const transport = smtpTransport(url, FROM);
    await transport.send(confirmationMail('jaina@example.org', 'jaina', '123456'));
    transport.close();
    expect(received).toMatchObject([{ from: 'gear@example.org', to: ['jaina@example.org'] }]);
    const { message } = received[0]!;
    expect(message).toContain('From: Gearwright <gear@example.org>');
    expect(message).toContain('Subject: Confirm your Gearwright account');
    expect(message).toContain('Your verification code is 123456');
    expect(message).toContain('Content-Type: text/plain; charset=utf-8');
  });

  test('is sent again when the mail server is busy, and given up at last', async () => {
    const { received, url } = await mailServer(2);
    const givenUp: unknown[] = [];
    const transport = smtpTransport(url, FROM);
    const mailer = mailQueue(transport, (error) => givenUp.push(error), [1, 1]);
    mailer.post(usernamesMail('jaina@example.org', ['jaina']));
    await mailer.settled();
    expect([received.length, givenUp.length]).toEqual([1, 0]);
    await mailer.close();

    const dead = mailQueue(
      smtpTransport('smtp://127.0.0.1:1', FROM),
      (error) => givenUp.push(error),
      [1, 1],
    );
    dead.post(usernamesMail('jaina@example.org', ['jaina']));
    await dead.close();
    expect(givenUp).toHaveLength(1);
  });

  test('that waits for another try is tried once more when the server stops', async () => {
    const tries: Mail[] = [];
    let fail = true;
    const transport = {
      async send(mail: Mail) {
        tries.push(mail);
        if (fail) throw new Error('not now');
      },
      close() {},
    };
    const mailer = mailQueue(transport, () => {}, [1_000_000]);
    mailer.post(usernamesMail('jaina@example.org', ['jaina']));
    await Promise.resolve();
    fail = false;
    await mailer.close();
    expect(tries).toHaveLength(2);
  });

  test('without a mail server becomes files for the operator alone, oldest first', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'gearwright-mail-')), 'outbox');
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const transport = outboxTransport(folder, FROM);
    await transport.send(confirmationMail('jaina@example.org', 'jaina', '111111'));
    await transport.send(confirmationMail('jaina@example.org', 'jaina', '222222'));
    const files = readdirSync(folder).toSorted();
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(file).toMatch(/^[\dT.Z-]+-[0-9a-f]{6}\.eml$/);
      expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    }
    const [first, second] = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(first).toContain('Your verification code is 111111');
    expect(second).toContain('Your verification code is 222222');
  });

  test('an address cannot smuggle in a header or another receiver', async () => {
    const { received, url } = await mailServer();
    const transport = smtpTransport(url, FROM);
    const evil = 'jaina@example.org\r\nBcc: everyone@example.org';
    await transport.send(usernamesMail(evil, ['jaina'])).catch(() => {});
    transport.close();
    for (const { to, message } of received) {
      expect(to).not.toContain('everyone@example.org');
      expect(message).not.toMatch(/^Bcc:/m);
    }
  });

  test('of a server with SMTP_URL carries the code that confirms', async () => {
    const { received, url } = await mailServer();
    const running = await runServer('sqlite', { SMTP_URL: url, MAIL_FROM: FROM });
    onTestFinished(() => running.close());
    const { auth } = visit(running);
    const email = 'jaina@example.org';
    await auth.signUp({
      username: 'jaina',
      password: PASSWORD,
      email,
      captcha: await auth.captcha(),
    });
    await running.context.accounts.mailer.settled();
    const [, code] = /code is (\d{6})/.exec(received[0]!.message)!;
    await auth.confirmSignUp('jaina', code!);
    expect(await auth.signIn('jaina', PASSWORD)).toMatchObject({ username: 'jaina' });
  });
});
