import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { rosterStories } from '@gearwright/roster/test/contract/stories.ts';
import { addUser, DATABASE_KINDS, throwawayDatabase } from '../../test/databases.ts';
import { SqlRoster } from './sql-roster.ts';

const game = fixtureGame();

for (const kind of DATABASE_KINDS) {
  const database = await throwawayDatabase(kind);
  const owner = async () => new SqlRoster({ database, game, userId: await addUser(database) });
  rosterStories(
    `SqlRoster on ${kind}`,
    async () => ({ game, mine: await owner(), theirs: await owner() }),
    { times: process.env['PROVE'] ? 400 : 12 },
  );
}
