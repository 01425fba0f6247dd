import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';
import { StaleSetError } from '@gearwright/roster/stale-set-error.ts';
import { storedSetToWire } from '@gearwright/api/wire/set.ts';

/** Refusals in their own words and with their code; anything else is logged under an id and told as unknown. */
export function tellError(error: unknown, log: FastifyBaseLogger): GraphQLFormattedError {
  const graph = error instanceof GraphQLError ? error : null;
  const cause = graph ? graph.originalError : error;
  const place = graph && { ...(graph.path && { path: graph.path }) };
  if (cause instanceof PlannerError) {
    const { code, message } = cause;
    const current = cause instanceof StaleSetError && { current: storedSetToWire(cause.current) };
    return { message, ...place, extensions: { code, ...current } };
  }
  // The question itself is at fault: the library says how.
  if (graph && (!cause || cause instanceof GraphQLError)) {
    const { locations } = graph;
    return {
      message: graph.message,
      ...(locations && { locations }),
      ...place,
      extensions: { code: 'badRequest' },
    };
  }
  const id = randomUUID();
  log.error({ err: cause, errorId: id }, 'unexpected');
  return { message: MESSAGES.unknownError(), ...place, extensions: { code: 'unknownError', id } };
}
