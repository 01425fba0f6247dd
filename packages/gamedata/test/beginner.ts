import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { RACE_FACTION, type GameClass } from '@gearwright/game/words/classes-and-races.ts';
import { loadDataset } from '../src/load.ts';

/** An empty set of a spec, and the rules for whoever wears it. */
export function beginner(
  edition: EditionKey,
  gameClass: GameClass,
  spec: string,
  level?: number,
  phase = 1,
) {
  const dataset = loadDataset(edition);
  const race = dataset.classes.find((facts) => facts.gameClass === gameClass)!.races[0]!;
  const wearer = {
    ...{ race, gameClass, faction: RACE_FACTION[race] },
    level: level ?? EDITIONS[edition].maxLevel,
  };
  const set = newGearSet({ id: 'a', characterId: 'b', name: 'x', gameClass, spec, phase });
  return { set, rules: { edition: EDITIONS[edition], dataset, wearer } };
}
