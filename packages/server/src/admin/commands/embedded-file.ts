import type { Config } from '../../config.ts';
import { databaseSource } from '../../storage/database-source.ts';
import { AdminError } from '../command.ts';

/** The one file of the embedded database; a PostgreSQL has tools of its own. */
export function embeddedFile(config: Config, tool: string): string {
  const source = databaseSource(config);
  if (source.kind !== 'sqlite') {
    throw new AdminError(`The data is in a PostgreSQL (DATABASE_URL): use its own ${tool}.`);
  }
  return source.file;
}
