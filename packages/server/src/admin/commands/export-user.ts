import { writeFileSync } from 'node:fs';
import { openCatalogs } from '../../catalog/catalog.ts';
import { exportMyData } from '../../mydata/export-my-data.ts';
import { SqlRoster } from '../../roster/sql-roster.ts';
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
    const data = await exportMyData(
      database,
      user.id,
      (edition) => new SqlRoster({ database, userId: user.id, game: catalogs(edition) }),
    );
    try {
      writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
    } catch {
      throw new AdminError(`${file} exists already, or cannot be written.`);
    }
    say(`Written to ${file}.`);
  },
};
