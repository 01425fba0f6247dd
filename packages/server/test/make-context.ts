import { dirname } from 'node:path';
import { onTestFinished } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createContext, type Context } from '../src/context.ts';
import { createLogger } from '../src/log/logger.ts';
import { emptySites } from './empty-sites.ts';
import { throwawaySource } from './databases.ts';

/** A context on a SQLite of its own, closed with the test; `lines` hears what is logged. */
export async function makeContext(
  env: Record<string, string> = {},
  lines?: string[],
): Promise<Context> {
  const source = await throwawaySource('sqlite');
  if (source.kind !== 'sqlite') throw new Error('asked for SQLite');
  const made = await createContext(
    readConfig({ DATA_DIR: dirname(source.file), LOG_LEVEL: 'silent', ...env }),
    emptySites(),
  );
  onTestFinished(() => made.close());
  const log = lines
    ? createLogger('info', { write: (line: string) => void lines.push(line) })
    : made.log;
  return { ...made, log };
}
