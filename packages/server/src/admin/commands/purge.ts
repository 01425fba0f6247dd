import { purge } from '../../chores/purge.ts';
import { databaseTime } from '../../storage/database-time.ts';
import type { AdminCommand } from '../command.ts';

export const purgeOld: AdminCommand = {
  name: 'purge',
  takes: [],
  does: 'deletes what has had its time, as a running server does by itself every few hours',
  async run(_args, { database, say }) {
    const opened = await database();
    const { sharedSets, liveAnswers, priceHouses } = await purge(
      opened,
      await databaseTime(opened),
    );
    say(`shared sets unread for a year: ${sharedSets}`);
    say(`answers of the armory older than 30 days: ${liveAnswers}`);
    say(`auction houses not read for 30 days: ${priceHouses}`);
  },
};
