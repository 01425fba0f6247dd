import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hash as argon2 } from '@node-rs/argon2';
import { AuthClient } from '@gearwright/api/client/auth-client.ts';
import { cookieFetch } from '@gearwright/api/client/cookie-fetch.ts';
import type { Server } from '@gearwright/api/client/http.ts';
import { lazy } from '@gearwright/game/dataset/lazy.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { SITE_KEYS, SITES, type SiteKey } from '@gearwright/game/edition/sites.ts';
import { outboxFolder } from '../src/accounts/create-accounts.ts';
import { readConfig, type Environment } from '../src/config.ts';
import { createContext, type Context } from '../src/context.ts';
import { servedFolders } from '../src/folders.ts';
import { createSite } from '../src/site/create-site.ts';
import type { DatabaseSource } from '../src/storage/open-database.ts';
import { addUser, throwawaySource } from './databases.ts';

/** A server that listens, with mails in a folder. */
export interface RunningServer {
  readonly origin: string;
  readonly context: Context;
  readonly outbox: Outbox;
  close(): Promise<void>;
}

export async function runServer(
  kind: DatabaseSource['kind'],
  env: Environment = {},
  site: SiteKey = 'wrath',
): Promise<RunningServer> {
  return runServerOn(await throwawaySource(kind), env, site);
}

/** The same with what is in a database already. */
export async function runServerOn(
  source: DatabaseSource,
  env: Environment = {},
  site: SiteKey = 'wrath',
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'gearwright-server-'));
  const config = readConfig({
    DATA_DIR: source.kind === 'sqlite' ? dirname(source.file) : join(folder, 'var'),
    ...(source.kind === 'postgres' && { DATABASE_URL: source.url }),
    LOG_LEVEL: 'error',
    AUTH_REQUESTS_PER_MINUTE: '100000',
    REQUESTS_PER_MINUTE: '100000',
    WORK_PER_MINUTE: '100000000',
    REGISTRATIONS_PER_HOUR: '100000',
    CAPTCHA_ROUNDS: '50',
    ...env,
  });
  const context = await createContext(config, emptySites(folder));
  const server = await createSite(SITES[site], context);
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    context,
    outbox: new Outbox(context),
    async close() {
      await server.close();
      await context.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Somebody with a browser of their own. */
export interface Visitor {
  readonly server: Server;
  readonly auth: AuthClient;
}

export function visit({ origin }: RunningServer): Visitor {
  const server = { origin, fetch: cookieFetch(origin) };
  return { server, auth: new AuthClient(server) };
}

export const PASSWORD = 'correct horse battery';

/** Registers and confirms with the mailed code. */
export async function register(
  running: RunningServer,
  { auth }: Pick<Visitor, 'auth'>,
  username: string,
  email = `${username}@example.org`,
): Promise<void> {
  await auth.signUp({ username, password: PASSWORD, email, captcha: await auth.captcha() });
  await auth.confirmSignUp(username, await running.outbox.codeFor(email));
}

/** As weak as can be: checking it takes no time, and says itself how it is checked. */
const hash = lazy(() => argon2(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 }));

/** Somebody who registered long ago and signs in now. */
export async function addPlayer(
  running: RunningServer,
  username: string = `p${randomBytes(8).toString('hex')}`,
): Promise<Visitor & { readonly userId: string }> {
  const userId = await addUser(running.context.database, username);
  return { ...(await signInAs(running, userId, username)), userId };
}

/** Gives a user who is there, and has none, the password of all. */
export async function signInAs(
  running: RunningServer,
  userId: string,
  username: string,
): Promise<Visitor> {
  const { database } = running.context;
  const now = database.kind === 'sqlite' ? new Date().toISOString() : new Date();
  const times = { createdAt: now, updatedAt: now };
  await database.db
    .insertInto('account')
    .values({
      id: userId,
      userId,
      accountId: userId,
      providerId: 'credential',
      password: await hash(),
      ...times,
    })
    .execute();
  const visitor = visit(running);
  await visitor.auth.signIn(username, PASSWORD);
  return visitor;
}

interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

class Outbox {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Every mail so far, oldest first. */
  async mails(): Promise<readonly ReadMail[]> {
    await this.#context.accounts.mailer.settled();
    const folder = outboxFolder(this.#context.config);
    return readdirSync(folder)
      .toSorted()
      .map((name) => readMail(readFileSync(join(folder, name), 'utf8')));
  }

  async mailsTo(address: string): Promise<readonly ReadMail[]> {
    return (await this.mails()).filter(({ to }) => to === address);
  }

  /** The newest code sent to an address. */
  async codeFor(address: string): Promise<string> {
    const { text } = (await this.mailsTo(address)).at(-1)!;
    return /code is (\d{6})$/m.exec(text)![1]!;
  }
}

function readMail(message: string): ReadMail {
  const at = message.indexOf('\n\n');
  const head = message.slice(0, at);
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  return { to: field('To'), subject: field('Subject'), text: message.slice(at + 2) };
}

/** Sites with nothing but a page: what is tested here has no look. */
function emptySites(folder: string) {
  const put = (path: string, text: string): void => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const edition of EDITION_KEYS) put(`data/${edition}/manifest.json`, '{"date":"2025-11-15"}');
  for (const site of SITE_KEYS) put(`web/${site}/index.html`, `<title>${site}</title>`);
  put('icons/manifest.json', '{}');
  put('addon/Gearwright.zip', '');
  return servedFolders(folder);
}
