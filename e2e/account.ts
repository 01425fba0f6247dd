import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AuthClient } from '@gearwright/api/client/auth-client.ts';
import { cookieFetch } from '@gearwright/api/client/cookie-fetch.ts';

export interface Account {
  readonly username: string;
  readonly password: string;
}

/** Registers somebody and confirms with the mailed code, beside the pages. */
export async function register(origin: string, outbox: string, username: string): Promise<Account> {
  const auth = new AuthClient({ origin, fetch: cookieFetch(origin) });
  const password = 'correct horse battery';
  const email = `${username}@example.org`;
  await auth.signUp({ username, password, email, captcha: await auth.captcha() });
  await auth.confirmSignUp(username, await codeFor(outbox, email));
  return { username, password };
}

/** The newest code mailed to an address; mails are written in their own time. `Confirm` or `Reset` asks for that one. */
export async function codeFor(outbox: string, email: string, what = ''): Promise<string> {
  const subject = new RegExp(`^Subject: ${what}`, 'm');
  const body = /code is (\d{6})/;
  for (let tries = 0; tries < 100; tries++) {
    const mails = (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .map((file) => readFileSync(join(outbox, file), 'utf8'));
    const mail = mails.findLast(
      (text) => text.toLowerCase().includes(`to: ${email}`) && subject.test(text),
    );
    const code = body.exec(mail ?? '')?.[1];
    if (code) return code;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`No code was mailed to ${email}`);
}
