import { setPatron } from '../../accounts/patron.ts';
import { AdminError, type AdminCommand } from '../command.ts';

export const patron: AdminCommand = {
  name: 'patron',
  takes: ['NAME', 'true|false'],
  does: 'makes a user a patron, who sees no advertisements, or an ordinary user again',
  async run([name = '', flag], { database, say }) {
    if (flag !== 'true' && flag !== 'false') throw new AdminError('Say true or false.');
    const { db } = await database();
    if (!(await setPatron(db, name, flag === 'true'))) {
      throw new AdminError(`There is no user ${name}.`);
    }
    say(`${name.toLowerCase()} is ${flag === 'true' ? 'a patron' : 'no patron'} now.`);
  },
};
