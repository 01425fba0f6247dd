import { strangerFrom, type Stranger } from './stranger.ts';
import type { RealServer } from '../real-server.ts';

/** One thing an attacker tries: null when it came to nothing, else what came of it. */
export interface Probe {
  readonly name: string;
  run(server: RealServer): Promise<string | null>;
}

export const PASSWORD = 'correct horse battery';

let others = 1;
/** An address that nobody used before. */
export function address(): string {
  others += 1;
  return `198.51.${others >> 8}.${others & 255}`;
}

export function unless(isSo: boolean, what: string): string | null {
  return isSo ? null : what;
}

/** The newest code mailed to an address. */
export async function codeFor(server: RealServer, email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const mail = server.mails().findLast((each) => each.includes(`To: ${email}`));
    const code = /code is (\d{6})$/m.exec(mail ?? '')?.[1];
    if (code) return code;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`no code for ${email}`);
}

/** Somebody new, confirmed and signed in. */
export async function registered(server: RealServer, username: string): Promise<Stranger> {
  const player = strangerFrom(server.origins.wrath, address());
  const email = `${username}@example.org`;
  const captcha = await player.auth.captcha();
  await player.auth.signUp({ username, password: PASSWORD, email, captcha });
  await player.auth.confirmSignUp(username, await codeFor(server, email));
  await player.auth.signIn(username, PASSWORD);
  return player;
}
