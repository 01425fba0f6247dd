import { writeSync } from 'node:fs';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { SqlRoster } from '../../src/roster/sql-roster.ts';
import { openDatabase, type DatabaseSource } from '../../src/storage/open-database.ts';
import { HANDS, OWNERS, type Ack } from './ack.ts';

/**
 * `writer.ts SOURCE ROUND`: writes as fast as it can, several hands at once, until it is killed. Each hand has one
 * write under way at a time and says so when it has been acknowledged.
 */
const [source = '', round = ''] = process.argv.slice(2);
const game = fixtureGame();
const database = await openDatabase(JSON.parse(source) as DatabaseSource);
await Promise.all(Array.from({ length: HANDS }, (_, hand) => write(hand)));

function tell(ack: Ack): void {
  // At once and whole: what is told is on its way out before the next write begins.
  writeSync(1, `${JSON.stringify(ack)}\n`);
}

async function write(hand: number): Promise<never> {
  const owner = OWNERS[hand % OWNERS.length]!;
  const roster = new SqlRoster({ database, game, userId: owner });
  const name = `Round ${round}, hand ${hand}`;
  const character = await roster.createCharacter({ ...game.warrior, name });
  tell({ did: 'character', owner, id: character.id, name });
  for (let n = 0; ; n++) {
    const pointId = `${round}-${hand}-${n}`;
    const weights = (version: number): string => `Weights ${n}.${version}`;
    const point = (version: number) => ({
      type: 'custom' as const,
      pointId,
      name: weights(version),
      stats: [{ name: 'strength' as const, value: version }],
    });
    let set = await roster.createSet(
      {
        characterId: character.id,
        name: `Set ${n}.1`,
        spec: game.spec,
        phase: 1,
        points: [point(1), game.preset],
      },
      { clientKey: pointId },
    );
    tell({ did: 'set', owner, ...told(set) });
    for (let version = 2; version < 8; version++) {
      const patch = { name: `Set ${n}.${version}`, points: [point(version)] };
      // Every other one by something else: each is a version of its own.
      const by = version % 2 === 0 ? 'autofill' : 'import';
      set = await roster.updateSet(set.id, patch, { version: set.version, by });
      tell({ did: 'set', owner, ...told(set) });
    }
    if (n % 3 === 2) {
      await roster.deleteSet(set.id);
      tell({ did: 'delete', owner, id: set.id });
    }
  }
}

function told({
  id,
  version,
  name,
  points,
}: {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly points: readonly { readonly name: string }[];
}) {
  return { id, version, name, weights: points[0]!.name };
}
