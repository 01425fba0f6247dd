import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase, type DatabaseSource } from '../../src/storage/open-database.ts';
import { addUser, throwawaySource } from '../databases.ts';
import { startPostgres } from '../postgres.ts';
import { OWNERS, type Ack } from './ack.ts';
import { expectNothingLost } from './check-acks.ts';
import { runAndKill } from './run-writer.ts';

const CYCLES = process.env['PROVE'] ? 50 : 2;
const TIMEOUT = 60_000 + CYCLES * 20_000;

async function prepare(source: DatabaseSource): Promise<void> {
  const database = await openDatabase(source);
  for (const owner of OWNERS) await addUser(database, owner);
  await database.close();
}

/** Longer and shorter lives, in acknowledged writes; the same in every run. */
function lifetime(cycle: number): number {
  return 20 + ((cycle * 137) % 200);
}

describe('N3: nothing acknowledged is lost', () => {
  test(
    `SQLite: ${CYCLES} times the server is killed while it writes`,
    async () => {
      const source = await throwawaySource('sqlite');
      await prepare(source);
      const acks: Ack[] = [];
      for (let cycle = 0; cycle < CYCLES; cycle++) {
        const run = await runAndKill(source, cycle, lifetime(cycle));
        acks.push(...run.acks);
        const database = await openDatabase(source);
        await expectNothingLost(database, acks);
        const { rows } = await sql`pragma integrity_check`.execute(database.db);
        expect(rows).toEqual([{ integrity_check: 'ok' }]);
        expect((await sql`pragma foreign_key_check`.execute(database.db)).rows).toEqual([]);
        await database.close();
      }
      expect(acks.length).toBeGreaterThanOrEqual(CYCLES * 20);
      console.log(`SQLite: ${acks.length} acknowledged writes over ${CYCLES} kills, none lost`);
    },
    TIMEOUT,
  );

  test(
    `PostgreSQL: ${CYCLES} times the server is killed while it writes, every second time the database too`,
    async () => {
      const postgres = await startPostgres({ durable: true });
      afterAll(() => postgres.stop());
      const source = { kind: 'postgres', url: await postgres.createDatabase() } as const;
      await prepare(source);
      const acks: Ack[] = [];
      for (let cycle = 0; cycle < CYCLES; cycle++) {
        const crash = cycle % 2 === 1 ? () => postgres.crash() : undefined;
        const run = await runAndKill(source, cycle, lifetime(cycle), crash);
        acks.push(...run.acks);
        const database = await openDatabase(source);
        await expectNothingLost(database, acks);
        await database.close();
      }
      expect(acks.length).toBeGreaterThanOrEqual(CYCLES * 20);
      console.log(`PostgreSQL: ${acks.length} acknowledged writes over ${CYCLES} kills, none lost`);
    },
    TIMEOUT,
  );
});
