import { PlannerError } from '@gearwright/game/messages.ts';
import { passwordChangedMail, usernamesMail } from '../mail/mail-texts.ts';
import type { WriteGuard } from '../signing/identity.ts';
import type {
  AccountsParts,
  AccountUser,
  Registration,
  SignedIn,
  WithCookies,
} from './account-types.ts';
import { Attempts, type Limit } from './attempts.ts';
import { createAuth, type Auth } from './auth.ts';
import { inOurWords } from './auth-errors.ts';
import { deleteUser } from './delete-user.ts';
import { mailCode } from './mail-code.ts';
import {
  knownUsername,
  newUnconfirmedAddress,
  readAddress,
  readNewPassword,
  readUsername,
} from './names.ts';
import { freeUnconfirmed } from './unconfirmed.ts';

/**
 * Wrong tries of one client for one name and for any, and wrong passwords for one name by whomever: ten times what
 * one client has, so that it takes many networks to keep an owner out for a while; and the while is short.
 */
export const TRIES = { ofName: 10, ofClient: 60, byWhomever: 100 } as const;

/**
 * Accounts as the specification has them. What is asked about a name is answered alike whether there is such an
 * account or not, except that a name can be taken and that a right password may meet 'User is not confirmed.'
 */
export class Accounts {
  readonly #parts: AccountsParts;
  readonly #auth: Auth;
  readonly #attempts: Attempts;

  constructor(parts: AccountsParts) {
    this.#parts = parts;
    this.#attempts = new Attempts(parts.database.db, parts.secret.key('attempts'));
    this.#auth = createAuth({
      database: parts.database,
      secret: parts.secret,
      sendCode: (kind, address, code) => mailCode(parts, kind, address, code),
    });
  }

  async signUp(registration: Registration): Promise<void> {
    const username = readUsername(registration.username);
    const pendingEmail = readAddress(registration.email);
    const password = readNewPassword(registration.password);
    await this.#parts.captcha.use(registration.captcha);
    await freeUnconfirmed(this.#parts.database, username, Date.now());
    const email = newUnconfirmedAddress();
    const body = { name: username, username, email, password, pendingEmail };
    try {
      await inOurWords(() => this.#auth.api.signUpEmail({ body }));
    } catch (error) {
      // Somebody else took it in the same moment.
      if (await this.#find(username)) throw new PlannerError('usernameTaken');
      throw error;
    }
    await this.#sendConfirmation({ email, pendingEmail });
  }

  /** Again a code, for whoever registered and did not confirm. */
  async resendCode(text: string): Promise<void> {
    const username = await this.#askedFor('resend', text);
    const user = await this.#find(username);
    if (user) await this.#sendConfirmation(user);
  }

  async confirmSignUp(client: string, text: string, code: string): Promise<void> {
    const username = knownUsername(text) ?? '-';
    await this.#attempts.try(triesOf(client, 'confirm', username), async () => {
      const user = await this.#find(username);
      if (!user?.pendingEmail) throw new PlannerError('wrongCode');
      const { email, pendingEmail } = user;
      const body = { email, otp: code.trim() };
      try {
        await inOurWords(() => this.#auth.api.verifyEmailOTP({ body }));
      } catch (error) {
        // Another name with the same address was confirmed since the code was sent. Whoever has a right code
        // reads the mails of the address, so this may be told.
        if (error instanceof PlannerError || !(await this.#hasAccount(pendingEmail))) throw error;
        throw new PlannerError('addressTaken');
      }
    });
  }

  async signIn(
    client: string,
    text: string,
    password: string,
    rememberMe: boolean,
  ): Promise<WithCookies<AccountUser>> {
    const username = knownUsername(text) ?? '-';
    const limits = [...triesOf(client, 'sign in', username), wrongPasswordsFor(text)];
    return this.#attempts.try(limits, async () => {
      const body = { username, password, rememberMe };
      const { headers } = await inOurWords(() =>
        this.#auth.api.signInUsername({ body, returnHeaders: true }),
      );
      const user = await this.#find(username);
      if (!user) throw new PlannerError('wrongCredentials');
      return { value: accountUser(user), cookies: headers.getSetCookie() };
    });
  }

  /** Null for a guest. A session in use is prolonged, which the cookies then say. */
  async session(cookie: string): Promise<WithCookies<SignedIn | null>> {
    const { headers, response } = await this.#auth.api.getSession({
      headers: new Headers({ cookie }),
      returnHeaders: true,
    });
    if (!response) return { value: null, cookies: headers.getSetCookie() };
    const { session, user } = response;
    return {
      value: {
        sessionId: session.id,
        user: accountUser({
          ...user,
          username: user.username ?? null,
          patron: user.patron ?? null,
        }),
      },
      cookies: headers.getSetCookie(),
    };
  }

  async forgotPassword(text: string): Promise<void> {
    const user = await this.#find(await this.#askedFor('password', text));
    if (!user || user.pendingEmail) return;
    if (!(await this.#parts.mailLimits.take('reset code', user.email))) return;
    const body = { email: user.email };
    await inOurWords(() => this.#auth.api.requestPasswordResetEmailOTP({ body }));
  }

  async forgotPasswordSubmit(
    client: string,
    text: string,
    code: string,
    newPassword: string,
  ): Promise<void> {
    const password = readNewPassword(newPassword);
    const username = knownUsername(text) ?? '-';
    await this.#attempts.try(triesOf(client, 'reset', username), async () => {
      const user = await this.#find(username);
      if (!user || user.pendingEmail) throw new PlannerError('wrongCode');
      const body = { email: user.email, otp: code.trim(), password };
      await inOurWords(() => this.#auth.api.resetPasswordEmailOTP({ body }));
      this.#parts.mailer.post(passwordChangedMail(user.email, username));
    });
  }

  /** Mails the names of an address to it; the answer never tells whether there are any. */
  async forgotUsername(text: string): Promise<void> {
    const address = readAddress(text);
    if (!(await this.#parts.mailLimits.take('username', address))) {
      throw new PlannerError('tooManyAttempts');
    }
    const users = await this.#parts.database.db
      .selectFrom('user')
      .select('username')
      .where('email', '=', address)
      .execute();
    const names = users.flatMap(({ username }) => username ?? []);
    if (names.length > 0) this.#parts.mailer.post(usernamesMail(address, names));
  }

  /** Every other session ends; this one goes on under a new cookie. */
  async changePassword(
    cookie: string,
    currentPassword: string,
    newText: string,
  ): Promise<WithCookies<null>> {
    const { value: signedIn } = await this.session(cookie);
    if (!signedIn) throw new PlannerError('notSignedIn');
    const newPassword = readNewPassword(newText);
    const { user } = signedIn;
    return this.#attempts.try([{ of: `change ${user.id}`, most: TRIES.ofName }], async () => {
      const { headers } = await inOurWords(() =>
        this.#auth.api.changePassword({
          body: { currentPassword, newPassword, revokeOtherSessions: true },
          headers: new Headers({ cookie }),
          returnHeaders: true,
        }),
      );
      this.#parts.mailer.post(passwordChangedMail(user.email, user.username));
      return { value: null, cookies: headers.getSetCookie() };
    });
  }

  async signOut(cookie: string): Promise<WithCookies<null>> {
    const { headers } = await this.#auth.api.signOut({
      headers: new Headers({ cookie }),
      returnHeaders: true,
    });
    return { value: null, cookies: headers.getSetCookie() };
  }

  /** The user and all that is theirs, at once and for good; `wrongPassword` changes nothing. */
  async deleteAccount(userId: string, password: string, guard?: WriteGuard): Promise<void> {
    await this.#attempts.try([{ of: `delete ${userId}`, most: TRIES.ofName }], () =>
      deleteUser(this.#parts.database, userId, password, guard),
    );
  }

  /** A name that mails are asked for: so often and no oftener, whether it exists or not. */
  async #askedFor(kind: string, text: string): Promise<string> {
    const username = knownUsername(text) ?? '-';
    if (!(await this.#parts.mailLimits.take(kind, username))) {
      throw new PlannerError('tooManyAttempts');
    }
    return username;
  }

  /**
   * Counted before there is a new code, which would make the one in the mailbox worthless without being sent;
   * and apart from resets, which strangers who register with the address shall not use up.
   */
  async #sendConfirmation({
    email,
    pendingEmail,
  }: {
    readonly email: string;
    readonly pendingEmail: string | null;
  }): Promise<void> {
    if (!pendingEmail || !(await this.#parts.mailLimits.take('code', pendingEmail))) return;
    const body = { email, type: 'email-verification' } as const;
    await this.#auth.api.sendVerificationOTP({ body });
  }

  async #hasAccount(address: string): Promise<boolean> {
    const owner = await this.#parts.database.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', address)
      .executeTakeFirst();
    return owner !== undefined;
  }

  #find(username: string) {
    return this.#parts.database.db
      .selectFrom('user')
      .select(['id', 'username', 'email', 'pendingEmail', 'patron'])
      .where('username', '=', username)
      .executeTakeFirst();
  }
}

function triesOf(client: string, what: string, username: string): readonly Limit[] {
  return [
    { of: `client ${client}`, most: TRIES.ofClient },
    { of: `${what} ${client} ${username}`, most: TRIES.ofName },
  ];
}

/** By what was typed: those who type what is no name must not get in each other's way. */
export function wrongPasswordsFor(text: string): Limit {
  return {
    of: `password of ${text.trim().toLowerCase()}`,
    most: TRIES.byWhomever,
    counts: ({ code }) => code === 'wrongCredentials',
  };
}

function accountUser(row: {
  readonly id: string;
  readonly username: string | null;
  readonly email: string;
  readonly patron: string | null;
}): AccountUser {
  return { id: row.id, username: row.username ?? '', email: row.email, patron: row.patron };
}
