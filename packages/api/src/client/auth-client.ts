import type { AuthSession, AuthUser } from './auth-answers.ts';
import { readAuthAnswer } from './auth-request.ts';
import { solveCaptcha, type CaptchaChallenge } from './captcha.ts';
import type { Server } from './http.ts';

export interface SignUp {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  /** What `captcha` answered; it can be used once. */
  readonly captcha: string;
}

/**
 * Accounts as screens see them. Who is signed in is kept in a cookie that scripts cannot read. Refusals are
 * `PlannerError`s with the sentence to show; 'User is not confirmed.' has the code `userNotConfirmed`.
 */
export class AuthClient {
  readonly #server: Server;
  readonly #changed: () => void;

  /** `changed` is called when somebody else is signed in than before: credentials are to be forgotten. */
  constructor(server: Server, changed: () => void = () => {}) {
    this.#server = server;
    this.#changed = changed;
  }

  /** Null when nobody is signed in. */
  async currentUser(): Promise<AuthUser | null> {
    const answer = await readAuthAnswer<{ readonly user: AuthUser | null }>(this.#server, 'user');
    return answer.user;
  }

  /** Asks for a challenge and solves it: about a second of work. */
  async captcha(progress?: (tried: number) => void): Promise<string> {
    return solveCaptcha(await this.captchaChallenge(), progress);
  }

  /** For whoever solves it elsewhere, in a worker. */
  captchaChallenge(): Promise<CaptchaChallenge> {
    return readAuthAnswer(this.#server, 'captcha');
  }

  /** A code is on its way; `usernameTaken`, `captchaFailed`, or what is wrong with a field. */
  async signUp(registration: SignUp): Promise<void> {
    const { username, email, password, captcha } = registration;
    await this.#post('sign-up', {
      username: username.toLowerCase(),
      email: email.toLowerCase(),
      password,
      captcha,
    });
  }

  /** `wrongCode`; `addressTaken` when another name with the address was confirmed meanwhile. */
  async confirmSignUp(username: string, code: string): Promise<void> {
    await this.#post('confirm', { username: username.toLowerCase(), code });
  }

  /** `tooManyAttempts`; otherwise always well, whether there is such a name or not. */
  async resendCode(username: string): Promise<void> {
    await this.#post('resend', { username: username.toLowerCase() });
  }

  /** `wrongCredentials`, `userNotConfirmed`, `tooManyAttempts`. Remembered, it lasts beyond the browser's end. */
  async signIn(username: string, password: string, rememberMe = false): Promise<AuthUser> {
    const { user } = await this.#post<{ readonly user: AuthUser }>('sign-in', {
      username: username.toLowerCase(),
      password,
      rememberMe,
    });
    this.#changed();
    return user;
  }

  /** As `resendCode`. */
  async forgotPassword(username: string): Promise<void> {
    await this.#post('forgot-password', { username: username.toLowerCase() });
  }

  /** `wrongCode`, `passwordTooShort`. Every session of the user ends. */
  async forgotPasswordSubmit(username: string, code: string, newPassword: string): Promise<void> {
    await this.#post('reset-password', { username: username.toLowerCase(), code, newPassword });
    this.#changed();
  }

  /** The names go to the address by mail, if there are any. */
  async forgotUsername(email: string): Promise<void> {
    await this.#post('forgot-username', { email: email.toLowerCase() });
  }

  /** `wrongPassword`, `passwordTooShort`. Every other session of the user ends. */
  async changePassword(oldPassword: string, newPassword: string): Promise<void> {
    await this.#post('change-password', { oldPassword, newPassword });
    this.#changed();
  }

  /** Everywhere the user is signed in, this place first; `notSignedIn`. */
  async sessions(): Promise<readonly AuthSession[]> {
    const answer = await readAuthAnswer<{ readonly sessions: readonly AuthSession[] }>(
      this.#server,
      'sessions',
    );
    return answer.sessions;
  }

  /** One of the user's sessions ends at once; ending this one is signing out. */
  async endSession(id: string): Promise<void> {
    await this.#post('end-session', { id });
  }

  /** Every session of the user but this one. */
  async endOtherSessions(): Promise<void> {
    await this.#post('end-other-sessions', {});
  }

  async signOut(): Promise<void> {
    await this.#post('sign-out', {});
    this.#changed();
  }

  /** The user and all that is theirs, for good; `wrongPasswordToDelete`. */
  async deleteAccount(password: string): Promise<void> {
    await this.#post('delete-account', { password });
    this.#changed();
  }

  #post<Answer>(path: string, body: object): Promise<Answer> {
    return readAuthAnswer(this.#server, path, body);
  }
}
