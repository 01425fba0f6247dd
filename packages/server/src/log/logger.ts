import type { FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../config.ts';
import { routeOf } from './route-of.ts';

/** Whatever looks like a mail address. */
const ADDRESS = /[^\s<>"'(=:]{1,64}@[^\s<>"'),;]{1,255}/g;

/** One line of JSON an event. Routes instead of addresses, so that no id, name or network address is in it. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
      res: ({ statusCode }: { readonly statusCode: number }) => ({ statusCode }),
      err: serializeError,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Databases and mail servers put values into the other fields of their errors. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: clean(String(error)) };
  const { code } = error as { readonly code?: unknown };
  return {
    type: error.name,
    message: clean(error.message),
    stack: clean(error.stack ?? ''),
    ...(typeof code === 'string' && { code }),
  };
}

function clean(text: string): string {
  return text.replaceAll(ADDRESS, '<address>');
}
