import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { AuthUser } from '@gearwright/api/client/auth-answers.ts';
import type { ClientLimit } from '../limits/client-limit.ts';
import { clientAddress } from '../signing/client-address.ts';
import type { Clients } from '../signing/clients.ts';
import type { AccountUser } from './account-types.ts';
import type { AccountServices } from './create-accounts.ts';
import { giveCredentials } from './give-credentials.ts';
import { refuseForeignOrigin } from './origin.ts';
import { answerError } from './answer-error.ts';
import { cookieFor, cookiesFrom } from './browser-cookies.ts';
import { endSession, endSessions, sessionsOf } from './session-rows.ts';
import type { Call } from './call.ts';

const BODY_LIMIT = 16 * 1024;

/** Everything about accounts under `/auth`, in JSON; who one is travels in a cookie that scripts cannot read. */
export async function serveAccounts(
  server: FastifyInstance,
  services: AccountServices,
  limit: ClientLimit,
): Promise<void> {
  const { accounts, captcha, clients, database } = services;
  await server.register(
    async (auth) => {
      auth.addHook('onRequest', async (request, reply) => {
        if (limit.take(clientAddress(request.ip))) return;
        reply.header('retry-after', limit.retryAfter());
        throw new PlannerError('tooManyAttempts');
      });
      auth.addHook('onRequest', refuseForeignOrigin);
      auth.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      auth.setErrorHandler(answerError);

      const post = (path: string, answer: (call: Call) => Promise<object | void>): void => {
        auth.post(path, { bodyLimit: BODY_LIMIT }, async (request, reply) =>
          reply.send((await answer(callOf(request, reply, clients))) ?? {}),
        );
      };

      auth.get('/captcha', () => captcha.challenge());
      auth.get('/user', async (request, reply) => {
        const call = callOf(request, reply, clients);
        const signedIn = call.keep(await accounts.session(call.browser.cookie));
        return { user: signedIn && shown(signedIn.user) };
      });
      post('/credentials', (call) => giveCredentials(call, services));

      auth.get('/sessions', async (request, reply) => {
        const { cookie } = callOf(request, reply, clients).browser;
        const { user, sessionId } = await accounts.signedIn(cookie);
        return { sessions: await sessionsOf(database, user.id, sessionId) };
      });
      post('/end-session', async ({ text, browser }) => {
        const { user } = await accounts.signedIn(browser.cookie);
        await endSession(database, user.id, text('id'));
      });
      post('/end-other-sessions', async ({ browser }) => {
        const { user, sessionId } = await accounts.signedIn(browser.cookie);
        await endSessions(database, user.id, sessionId);
      });

      post('/sign-up', async ({ text, browser }) =>
        accounts.signUp(browser.client, {
          username: text('username'),
          password: text('password'),
          email: text('email'),
          captcha: text('captcha'),
        }),
      );
      post('/confirm', ({ text, browser }) =>
        accounts.confirmSignUp(browser.client, text('username'), text('code')),
      );
      post('/resend', ({ text, browser }) => accounts.resendCode(browser.client, text('username')));
      post('/sign-in', async ({ text, flag, keep, browser }) => {
        const { username, password } = { username: text('username'), password: text('password') };
        const user = await accounts.signIn(browser, username, password, flag('rememberMe'));
        return { user: shown(keep(user)) };
      });
      post('/forgot-password', ({ text, browser }) =>
        accounts.forgotPassword(browser.client, text('username')),
      );
      post('/reset-password', ({ text, browser }) =>
        accounts.forgotPasswordSubmit(
          browser.client,
          text('username'),
          text('code'),
          text('newPassword'),
        ),
      );
      post('/forgot-username', ({ text, browser }) =>
        accounts.forgotUsername(browser.client, text('email')),
      );
      post('/change-password', async ({ text, keep, browser }) => {
        keep(await accounts.changePassword(browser, text('oldPassword'), text('newPassword')));
      });
      post('/sign-out', async ({ keep, browser }) => {
        keep(await accounts.signOut(browser.cookie));
      });
      post('/delete-account', async ({ text, keep, browser }) => {
        const { user } = await accounts.signedIn(browser.cookie);
        await accounts.deleteAccount(user.id, text('password'));
        keep(await accounts.signOut(browser.cookie));
      });
    },
    { prefix: '/auth' },
  );
}

function callOf(request: FastifyRequest, reply: FastifyReply, clients: Clients): Call {
  const isHttps = request.protocol === 'https';
  const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
  return {
    browser: {
      client: clients.hashOf(clientAddress(request.ip)),
      cookie: cookiesFrom(request.headers.cookie ?? '', isHttps),
      device: request.headers['user-agent'] ?? '',
    },
    text(name) {
      const value = body[name];
      return typeof value === 'string' ? value : '';
    },
    flag: (name) => body[name] === true,
    keep({ value, cookies }) {
      for (const cookie of cookies) reply.header('set-cookie', cookieFor(cookie, isHttps));
      return value;
    },
  };
}

function shown({ id, username, email, patron }: AccountUser): AuthUser {
  return { id, username, attributes: { email, patron: patron ?? 'false' } };
}
