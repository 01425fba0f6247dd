import { sql } from 'kysely';
import type { AdminCommand } from '../command.ts';

export const users: AdminCommand = {
  name: 'users',
  takes: [],
  does: 'counts users, and what they keep',
  async run(_args, { database, say }) {
    const { db, kind } = await database();
    const yes = kind === 'sqlite' ? sql<boolean>`1` : sql<boolean>`true`;
    const all = db.selectFrom('user').select(({ fn }) => fn.countAll<number>().as('count'));
    const { count: total } = await all.executeTakeFirstOrThrow();
    const { count: confirmed } = await all
      .where('emailVerified', '=', yes as never)
      .executeTakeFirstOrThrow();
    const { count: patrons } = await all.where('patron', '=', 'true').executeTakeFirstOrThrow();
    say(`users: ${total}`);
    say(`confirmed: ${confirmed}`);
    say(`patrons: ${patrons}`);
    for (const [table, words] of [
      ['characters', 'characters'],
      ['gear_sets', 'sets'],
      ['points', 'custom points'],
      ['public_sets', 'sets shared from data'],
    ] as const) {
      const { count } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      say(`${words}: ${count}`);
    }
  },
};
