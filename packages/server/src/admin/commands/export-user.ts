import { writeFile } from 'node:fs/promises';
import { openCatalogs } from '../../catalog/catalog.ts';
import { exportMyData } from '../../mydata/export-my-data.ts';
import { rosterScope } from '../../roster/roster-scope.ts';
import { AdminError, type AdminCommand } from '../command.ts';

export const exportUser: AdminCommand = {
  name: 'export',
  takes: ['NAME', 'FILE'],
  does: 'writes everything kept about a user into a new file, as JSON',
  async run([name = '', file = ''], { database: open, say }) {
    const database = await open();
    const user = await database.db
      .selectFrom('user')
      .select('id')
      .where('username', '=', name.toLowerCase())
      .executeTakeFirst();
    if (!user) throw new AdminError(`There is no user ${name}.`);
    const catalogs = openCatalogs();
    const pieces = exportMyData(database, user.id, (edition) =>
      rosterScope({ database, userId: user.id, game: catalogs(edition) }),
    );
    try {
      await writeFile(file, pieces, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
      throw new AdminError(`${file} exists already, or cannot be written.`);
    }
    say(`Written to ${file}.`);
  },
};
