import type { FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { LogLevel } from '../config.ts';
import { kindOfLine, LineLimit } from './limit-lines.ts';
import { routeOf } from './route-of.ts';

/** Whatever looks like a mail address. */
const ADDRESS = /[^\s<>"'(=:]{1,64}@[^\s<>"'),;]{1,255}/g;

/** One line of JSON an event. Routes instead of addresses, so that no id, name or network address is in it. */
export function createLogger(
  level: LogLevel,
  destination?: DestinationStream,
  limit: LineLimit = new LineLimit(),
): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
      res: ({ statusCode }: { readonly statusCode: number }) => ({ statusCode }),
      err: serializeError,
    },
    hooks: {
      logMethod(args, method, lineLevel) {
        if (lineLevel < pino.levels.values['warn']!) return method.apply(this, args);
        const alike = limit.take(kindOfLine(args));
        if (alike === null) return;
        const [what, ...rest] = args as unknown as [object | string, ...unknown[]];
        if (alike === 0 || typeof what !== 'object') return method.apply(this, args);
        return method.apply(this, [{ ...what, alike }, ...rest] as unknown as typeof args);
      },
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
