import { createHmac } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { emailOTP, username } from 'better-auth/plugins';
import { CODE_MINUTES } from '../mail/mail-texts.ts';
import type { Secret } from '../signing/secret.ts';
import type { Database } from '../storage/open-database.ts';
import { hashPassword, isPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password.ts';
import { isUnconfirmedAddress, USERNAME } from './names.ts';

/** Wrong tries of all clients together before a code is worthless; each has a few of its own (accounts.ts). */
const CODE_TRIES = 30;
const DAY = 24 * 60 * 60;

export type CodeKind = 'confirmation' | 'password reset';

export interface AuthOptions {
  readonly database: Database;
  readonly secret: Secret;
  /** `address` is as in the user's row. */
  sendCode(kind: CodeKind, address: string, code: string): Promise<void>;
}

/** The accounts library, set up; it is never reached from outside except through our own routes. */
export function createAuth({ database, secret, sendCode }: AuthOptions) {
  const codeKey = secret.key('codes');
  return betterAuth({
    appName: 'Gearwright',
    baseURL: 'http://localhost',
    basePath: '/auth',
    secret: secret.key('accounts').toString('base64url'),
    database: { db: database.db, type: database.kind },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => isPassword(hash, password),
      },
    },
    user: {
      additionalFields: {
        pendingEmail: { type: 'string', required: false },
        patron: { type: 'string', required: false, input: false },
      },
    },
    session: { expiresIn: 30 * DAY, updateAge: DAY, cookieCache: { enabled: false } },
    databaseHooks: {
      session: {
        delete: {
          // Those whose time is over go with the other chores, which know whether the clock can be believed.
          before: async ({ expiresAt }) => new Date(expiresAt).getTime() > Date.now(),
        },
      },
      user: {
        update: {
          // Confirmed and known by its real address in one step, or neither.
          async before(change) {
            if (!change.emailVerified || !isUnconfirmedAddress(change.email ?? '')) return;
            const row = await database.db
              .selectFrom('user')
              .select('pendingEmail')
              .where('email', '=', change.email!)
              .executeTakeFirstOrThrow();
            return { data: { ...change, email: row.pendingEmail!, pendingEmail: null } };
          },
        },
      },
    },
    plugins: [
      username({
        minUsernameLength: 3,
        maxUsernameLength: 30,
        displayUsername: false,
        usernameValidator: (name) => USERNAME.test(name),
      }),
      emailOTP({
        otpLength: 6,
        expiresIn: CODE_MINUTES * 60,
        allowedAttempts: CODE_TRIES,
        // Six digits are quickly tried: without the key their hash tells nothing.
        storeOTP: {
          hash: async (code) => createHmac('sha256', codeKey).update(code).digest('base64url'),
        },
        sendVerificationOTP: ({ email, otp, type }) =>
          sendCode(type === 'forget-password' ? 'password reset' : 'confirmation', email, otp),
      }),
    ],
    advanced: {
      cookiePrefix: 'gearwright',
      useSecureCookies: false,
      // Our routes look at the origin before anything else.
      disableOriginCheck: true,
      disableCSRFCheck: true,
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;
