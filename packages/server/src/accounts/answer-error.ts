import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { MESSAGES, PlannerError, type MessageCode } from '@gearwright/game/messages.ts';
import type { AuthFailure } from '@gearwright/api/client/auth-answers.ts';

const STATUS: Partial<Record<MessageCode, number>> = {
  notSignedIn: 401,
  sessionEnded: 401,
  accountDeleted: 401,
  wrongCredentials: 401,
  userNotConfirmed: 403,
  foreignOrigin: 403,
  usernameTaken: 409,
  addressTaken: 409,
  tooManyAttempts: 429,
};

/** Refusals in their own words; anything else is told as unknown, under the id it is logged with. */
export function answerError(
  error: FastifyError | PlannerError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof PlannerError) {
    const { code, message } = error;
    const failure: AuthFailure = { error: { code, message } };
    return reply.code(STATUS[code] ?? 400).send(failure);
  }
  const status = error.statusCode ?? 500;
  const { id } = request;
  const failure: AuthFailure = {
    error: { code: 'unknownError', message: MESSAGES.unknownError(), ...(status >= 500 && { id }) },
  };
  return reply.code(status).send(failure);
}
