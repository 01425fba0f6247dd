import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { AuthUser } from '@gearwright/api/client/auth-answers.ts';
import { clientAddress } from '../signing/client-address.ts';
import type { AccountUser } from './account-types.ts';
import type { AccountServices } from './create-accounts.ts';
import { giveCredentials } from './give-credentials.ts';
import { refuseForeignOrigin } from './origin.ts';
import { answerError } from './answer-error.ts';
import type { Call } from './call.ts';

const BODY_LIMIT = 16 * 1024;

/** Everything about accounts under `/auth`, in JSON; who one is travels in a cookie that scripts cannot read. */
export async function serveAccounts(
  server: FastifyInstance,
  services: AccountServices,
  requestsPerMinute: number,
): Promise<void> {
  const { accounts, captcha, clients } = services;
  await server.register(
    async (auth) => {
      await auth.register(rateLimit, {
        max: requestsPerMinute,
        timeWindow: 60_000,
        keyGenerator: (request) => clientAddress(request.ip),
        errorResponseBuilder: () => new PlannerError('tooManyAttempts'),
      });
      auth.addHook('onRequest', refuseForeignOrigin);
      auth.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      auth.setErrorHandler(answerError);

      const post = (path: string, answer: (call: Call) => Promise<object | void>): void => {
        auth.post(path, { bodyLimit: BODY_LIMIT }, async (request, reply) =>
          reply.send((await answer(callOf(request, reply))) ?? {}),
        );
      };

      auth.get('/captcha', () => captcha.challenge());
      auth.get('/user', async (request, reply) => {
        const call = callOf(request, reply);
        const signedIn = call.keep(await accounts.session(call.cookie));
        return { user: signedIn && shown(signedIn.user) };
      });
      post('/credentials', (call) => giveCredentials(call, services));

      post('/sign-up', async ({ text }) =>
        accounts.signUp({
          username: text('username'),
          password: text('password'),
          email: text('email'),
          captcha: text('captcha'),
        }),
      );
      post('/confirm', ({ text, address }) =>
        accounts.confirmSignUp(clients.hashOf(address), text('username'), text('code')),
      );
      post('/resend', ({ text }) => accounts.resendCode(text('username')));
      post('/sign-in', async ({ text, flag, keep, address }) => {
        const client = clients.hashOf(address);
        const { username, password } = { username: text('username'), password: text('password') };
        const user = await accounts.signIn(client, username, password, flag('rememberMe'));
        return { user: shown(keep(user)) };
      });
      post('/forgot-password', ({ text }) => accounts.forgotPassword(text('username')));
      post('/reset-password', ({ text, address }) =>
        accounts.forgotPasswordSubmit(
          clients.hashOf(address),
          text('username'),
          text('code'),
          text('newPassword'),
        ),
      );
      post('/forgot-username', ({ text }) => accounts.forgotUsername(text('email')));
      post('/change-password', async ({ text, keep, cookie }) => {
        keep(await accounts.changePassword(cookie, text('oldPassword'), text('newPassword')));
      });
      post('/sign-out', async ({ keep, cookie }) => {
        keep(await accounts.signOut(cookie));
      });
      post('/delete-account', async ({ text, keep, cookie }) => {
        const { value: signedIn } = await accounts.session(cookie);
        if (!signedIn) throw new PlannerError('notSignedIn');
        await accounts.deleteAccount(signedIn.user.id, text('password'));
        keep(await accounts.signOut(cookie));
      });
    },
    { prefix: '/auth' },
  );
}

function callOf(request: FastifyRequest, reply: FastifyReply): Call {
  const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
  return {
    cookie: request.headers.cookie ?? '',
    address: clientAddress(request.ip),
    text(name) {
      const value = body[name];
      return typeof value === 'string' ? value : '';
    },
    flag: (name) => body[name] === true,
    keep({ value, cookies }) {
      const secure = request.protocol === 'https' ? '; Secure' : '';
      for (const cookie of cookies) reply.header('set-cookie', cookie + secure);
      return value;
    },
  };
}

function shown({ id, username, email, patron }: AccountUser): AuthUser {
  return { id, username, attributes: { email, patron: patron ?? 'false' } };
}
