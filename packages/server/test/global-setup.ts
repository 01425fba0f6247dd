import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres, type Postgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers with the address of a new, empty database. */
    readonly postgresDoor: string;
  }
}

/** One PostgreSQL for a run, started by the first test that asks for a database. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<Postgres> | null = null;
  const door = createServer((_request, reply) => {
    starting ??= startPostgres();
    starting
      .then((postgres) => postgres.createDatabase())
      .then(
        (url) => reply.end(url),
        (error: unknown) => reply.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  provide('postgresDoor', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    const postgres = await starting?.catch(() => null);
    await postgres?.stop();
  };
}
