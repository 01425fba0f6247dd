import type { AdminCommand } from '../command.ts';

const DAYS = 30;

export const views: AdminCommand = {
  name: 'views',
  takes: [],
  does: `counts the pages viewed in the last ${DAYS} days, by edition and route`,
  async run(_args, { database, say }) {
    const { db } = await database();
    const since = new Date(Date.now() - DAYS * 86_400_000).toISOString().slice(0, 10);
    const rows = await db
      .selectFrom('page_views')
      .select(['edition', 'route'])
      .select(({ fn }) => fn.sum<number | string>('views').as('views'))
      .where('day', '>=', since)
      .groupBy(['edition', 'route'])
      .orderBy('views', 'desc')
      .execute();
    if (rows.length === 0) say('No page was viewed.');
    for (const row of rows) say(`${row.edition} ${row.route}: ${Number(row.views)}`);
  },
};
