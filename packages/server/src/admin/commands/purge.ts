import { purge } from '../../chores/purge.ts';
import type { AdminCommand } from '../command.ts';

export const purgeOld: AdminCommand = {
  name: 'purge',
  takes: [],
  does: 'deletes what has had its time, as a running server does by itself every few hours',
  async run(_args, { database, say }) {
    const { sharedSets, liveAnswers, priceHouses } = await purge(await database(), Date.now());
    say(`shared sets unread for a year: ${sharedSets}`);
    say(`answers of the armory older than 30 days: ${liveAnswers}`);
    say(`auction houses not read for 30 days: ${priceHouses}`);
  },
};
