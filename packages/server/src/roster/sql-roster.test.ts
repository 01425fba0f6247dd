import { burningCrusade } from '@gearwright/game/edition/burning-crusade.ts';
import { loadDataset } from '@gearwright/gamedata/load.ts';
import { fixtureGame, gameFrom } from '@gearwright/roster/test/contract/contract-game.ts';
import { rosterContract } from '@gearwright/roster/test/contract/contract.ts';
import { addUser, DATABASE_KINDS, throwawayDatabase } from '../../test/databases.ts';
import { SqlRoster } from './sql-roster.ts';

for (const kind of DATABASE_KINDS) {
  const database = await throwawayDatabase(kind);
  for (const [name, game] of [
    ['a small game', fixtureGame()],
    ['Burning Crusade', gameFrom(burningCrusade, loadDataset('tbc'))],
  ] as const) {
    const owner = async () => new SqlRoster({ database, game, userId: await addUser(database) });
    const rosters = async () => ({ game, mine: await owner(), theirs: await owner() });
    rosterContract(`SqlRoster on ${kind} with ${name}`, rosters);
  }
}
