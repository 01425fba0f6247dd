import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { StaleSetError } from '@gearwright/roster/stale-set-error.ts';
import { SqlRoster } from '../../src/roster/sql-roster.ts';
import { openDatabase, type DatabaseSource } from '../../src/storage/open-database.ts';

/** `writer.ts SOURCE USER SET TURNS`: counts a set's name up by one each turn, and makes a set of its own each turn. */
const [source = '', userId = '', setId = '', turns = '0'] = process.argv.slice(2);
const game = fixtureGame();
const database = await openDatabase(JSON.parse(source) as DatabaseSource);
const roster = new SqlRoster({ database, game, userId });
const { characterId } = await roster.getSet(setId);

for (let turn = 0; turn < Number(turns); turn++) {
  await countUp();
  await roster.createSet({
    characterId,
    name: `Of ${process.pid}, ${turn}`,
    spec: game.spec,
    phase: 1,
    points: [game.preset],
  });
}
await database.close();

/** The name of the set is the count: who saves on an old one would lose somebody's turn. */
async function countUp(): Promise<void> {
  let { name, version } = await roster.getSet(setId);
  for (;;) {
    try {
      await roster.updateSet(setId, { name: String(Number(name) + 1) }, { version });
      return;
    } catch (error) {
      if (!(error instanceof StaleSetError)) throw error;
      ({ name, version } = error.current);
    }
  }
}
