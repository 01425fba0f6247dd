import { endSessions } from '../../accounts/session-rows.ts';
import { AdminError, type AdminCommand } from '../command.ts';

export const endSessionsOf: AdminCommand = {
  name: 'end-sessions',
  takes: ['NAME'],
  does: 'signs a user out everywhere at once; reading and writing end with it',
  async run([name = ''], { database: open, say }) {
    const database = await open();
    const user = await database.db
      .selectFrom('user')
      .select('id')
      .where('username', '=', name.toLowerCase())
      .executeTakeFirst();
    if (!user) throw new AdminError(`There is no user ${name}.`);
    say(`Sessions ended: ${await endSessions(database, user.id)}.`);
  },
};
