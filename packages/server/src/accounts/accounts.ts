import { PlannerError } from '@gearwright/game/messages.ts';
import { BY_WHOMEVER } from '../mail/mail-limits.ts';
import { passwordChangedMail, usernamesMail } from '../mail/mail-texts.ts';
import type { WriteGuard } from '../signing/identity.ts';
import type {
  AccountsParts,
  AccountUser,
  Browser,
  Registration,
  SignedIn,
  WithCookies,
} from './account-types.ts';
import { countAskedMail, countExport, countRegistration } from './asked-mails.ts';
import { Attempts } from './attempts.ts';
import { createAuth, type Auth } from './auth.ts';
import { inOurWords } from './auth-errors.ts';
import { headersOf } from './browser-cookies.ts';
import { deleteUser } from './delete-user.ts';
import { mailCode } from './mail-code.ts';
import { knownUsername, newUnconfirmedAddress, readAddress, readUsername } from './names.ts';
import { noSoonerThan, REFUSAL_TAKES } from './no-sooner-than.ts';
import { readNewPassword } from './password-rules.ts';
import { endSession, LONGEST_SESSION } from './session-rows.ts';
import { TRIES, triesOf, wrongPasswordsFor } from './tries.ts';
import { freeUnconfirmed } from './unconfirmed.ts';

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

  async signUp(client: string, registration: Registration): Promise<void> {
    const username = readUsername(registration.username);
    const pendingEmail = readAddress(registration.email);
    const password = readNewPassword(registration.password, { username, email: pendingEmail });
    await this.#parts.captcha.use(registration.captcha);
    await countRegistration(this.#parts, client);
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

  /** Mails another code to a user who registered and has not confirmed the address. */
  async resendCode(client: string, text: string): Promise<void> {
    const username = await this.#askedFor(client, 'resend', text);
    this.#parts.mailer.later(async () => {
      const user = await this.#find(username);
      if (user) await this.#sendConfirmation(user);
    });
  }

  async confirmSignUp(client: string, text: string, code: string): Promise<void> {
    const username = knownUsername(text) ?? '-';
    await this.#tryCode(client, 'confirm', username, async () => {
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

  /** The session this browser had before ends with the new one. */
  async signIn(
    browser: Browser,
    text: string,
    password: string,
    rememberMe: boolean,
  ): Promise<WithCookies<AccountUser>> {
    const username = knownUsername(text) ?? '-';
    const limits = [...triesOf(browser.client, 'sign in', username), wrongPasswordsFor(text)];
    try {
      return await this.#attempts.try(limits, async () => {
        const body = { username, password, rememberMe };
        const { headers } = await inOurWords(() =>
          this.#auth.api.signInUsername({ body, headers: headersOf(browser), returnHeaders: true }),
        );
        const user = await this.#find(username);
        if (!user) throw new PlannerError('wrongCredentials');
        await this.#endSessionOf(browser.cookie);
        this.#parts.log.info({ account: user.id }, 'signed in');
        return { value: accountUser(user), cookies: headers.getSetCookie() };
      });
    } catch (error) {
      if (error instanceof PlannerError) {
        const account = (await this.#find(username))?.id ?? null;
        this.#parts.log.warn({ account, reason: error.code }, 'sign-in refused');
      }
      throw error;
    }
  }

  /** Null for a guest. A session in use is prolonged, which the cookies then say. */
  async session(cookie: string): Promise<WithCookies<SignedIn | null>> {
    const { headers, response } = await this.#auth.api.getSession({
      headers: new Headers({ cookie }),
      returnHeaders: true,
    });
    if (!response) return { value: null, cookies: headers.getSetCookie() };
    const { session, user } = response;
    if (new Date(session.createdAt).getTime() + LONGEST_SESSION <= Date.now()) {
      await endSession(this.#parts.database, user.id, session.id);
      return { value: null, cookies: [] };
    }
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

  /** `notSignedIn` for a guest. */
  async signedIn(cookie: string): Promise<SignedIn> {
    const { value } = await this.session(cookie);
    if (!value) throw new PlannerError('notSignedIn');
    return value;
  }

  async forgotPassword(client: string, text: string): Promise<void> {
    const username = await this.#askedFor(client, 'password', text);
    this.#parts.mailer.later(async () => {
      const user = await this.#find(username);
      if (!user || user.pendingEmail) return;
      const { mailLimits } = this.#parts;
      if (!(await mailLimits.take('reset code', user.email, BY_WHOMEVER))) return;
      const body = { email: user.email };
      await inOurWords(() => this.#auth.api.requestPasswordResetEmailOTP({ body }));
    });
  }

  async forgotPasswordSubmit(
    client: string,
    text: string,
    code: string,
    newPassword: string,
  ): Promise<void> {
    const password = readNewPassword(newPassword, { username: text });
    const username = knownUsername(text) ?? '-';
    await this.#tryCode(client, 'reset', username, async () => {
      const user = await this.#find(username);
      if (!user || user.pendingEmail) throw new PlannerError('wrongCode');
      const body = { email: user.email, otp: code.trim(), password };
      await inOurWords(() => this.#auth.api.resetPasswordEmailOTP({ body }));
      this.#parts.log.info({ account: user.id }, 'password reset');
      this.#parts.mailer.post(passwordChangedMail(user.email, username));
    });
  }

  /** Mails the names of an address to it; the answer never tells whether there are any. */
  async forgotUsername(client: string, text: string): Promise<void> {
    const address = readAddress(text);
    await countAskedMail(this.#parts, client, 'username', address);
    this.#parts.mailer.later(async () => {
      const users = await this.#parts.database.db
        .selectFrom('user')
        .select('username')
        .where('email', '=', address)
        .execute();
      const names = users.flatMap(({ username }) => username ?? []);
      if (names.length > 0) this.#parts.mailer.post(usernamesMail(address, names));
    });
  }

  /** Every other session ends; this one goes on under a new cookie. */
  async changePassword(
    browser: Browser,
    currentPassword: string,
    newText: string,
  ): Promise<WithCookies<null>> {
    const { user } = await this.signedIn(browser.cookie);
    const newPassword = readNewPassword(newText, user);
    return this.#attempts.try([{ of: `change ${user.id}`, most: TRIES.ofName }], async () => {
      const { headers } = await inOurWords(() =>
        this.#auth.api.changePassword({
          body: { currentPassword, newPassword, revokeOtherSessions: true },
          headers: headersOf(browser),
          returnHeaders: true,
        }),
      );
      this.#parts.log.info({ account: user.id }, 'password changed');
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

  /** The user and all that is theirs, at once and for good; `wrongPasswordToDelete` changes nothing. */
  async deleteAccount(userId: string, password: string, guard?: WriteGuard): Promise<void> {
    await this.#attempts.try([{ of: `delete ${userId}`, most: TRIES.ofName }], () =>
      deleteUser(this.#parts.database, userId, password, guard),
    );
    this.#parts.log.info({ account: userId }, 'account deleted');
  }

  countExport(userId: string): Promise<void> {
    return countExport(this.#parts, userId);
  }

  /** A name that mails are asked for: so often and no oftener, whether it exists or not. */
  async #askedFor(client: string, kind: string, text: string): Promise<string> {
    const username = knownUsername(text) ?? '-';
    await countAskedMail(this.#parts, client, kind, username);
    return username;
  }

  /** A few wrong codes of one client are enough; others are not kept from the right one by them. */
  #tryCode(client: string, what: string, username: string, attempt: () => Promise<void>) {
    const limits = triesOf(client, what, username, TRIES.ofCode);
    return noSoonerThan(REFUSAL_TAKES, () => this.#attempts.try(limits, attempt));
  }

  async #endSessionOf(cookie: string): Promise<void> {
    const { value: before } = await this.session(cookie);
    if (before) await endSession(this.#parts.database, before.user.id, before.sessionId);
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

function accountUser(row: {
  readonly id: string;
  readonly username: string | null;
  readonly email: string;
  readonly patron: string | null;
}): AccountUser {
  return { id: row.id, username: row.username ?? '', email: row.email, patron: row.patron };
}
