import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { SITES } from '@gearwright/game/edition/sites.ts';
import { createSite } from '../src/site/create-site.ts';
import { makeContext } from './make-context.ts';

describe('health', () => {
  test('/healthz names the build', async () => {
    const server = await createSite(SITES.classic, await makeContext());
    const { build } = (await server.inject('/healthz')).json<{ build: string }>();
    expect(build).toMatch(/^[0-9a-f]{12}$/);
    await server.close();
  });

  test('/readyz says by name that the disk is full, and that there is room again', async () => {
    const made = await makeContext();
    const { database } = made;
    // As good as a full disk: SQLite gives the same answer to a file that may not grow.
    const pages = async (most: number) => {
      await sql.raw(`pragma max_page_count = ${most}`).execute(database.db);
    };
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
    await pages(rows[0]!.page_count);
    const fill = () =>
      database.write((transaction) =>
        transaction
          .insertInto('live_cache')
          .values({
            ...{ key: 'large', body: 'x'.repeat(100_000), status: 200, modified: null },
            ...{ fetched_at: 1, expires_at: 1 },
          })
          .execute(),
      );
    await expect(fill()).rejects.toThrow('database or disk is full');
    const server = await createSite(SITES.classic, made);
    const reply = await server.inject('/readyz');
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      { status: 'not ready', reason: 'database disk full' },
    ]);
    await pages(1_000_000);
    await fill();
    expect(database.watch.trouble()).toBe(null);
    await server.close();
  });

  test('/readyz says whether the work can be done', async () => {
    const context = await makeContext();
    const server = await createSite(SITES.classic, context);
    const ready = async () => {
      const reply = await server.inject('/readyz');
      return [reply.statusCode, reply.json<{ reason?: string }>().reason];
    };
    expect(await ready()).toEqual([200, undefined]);
    context.announceStop();
    expect(await ready()).toEqual([503, 'stopping']);
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    await server.close();
  });

  test('/readyz is refused without its database', async () => {
    const made = await makeContext();
    const server = await createSite(SITES.classic, made);
    await made.database.close();
    const reply = await server.inject('/readyz');
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      { status: 'not ready', reason: 'database' },
    ]);
    await server.close();
  });

  test('/readyz is refused without its data', async () => {
    const made = await makeContext();
    const catalogs = () => {
      throw new Error('no pack');
    };
    const server = await createSite(SITES.classic, { ...made, catalogs });
    expect((await server.inject('/readyz')).json()).toEqual({
      status: 'not ready',
      reason: 'data',
    });
    await server.close();
  });
});
