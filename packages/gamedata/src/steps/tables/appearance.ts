import type { Race } from '@gearwright/game/words/classes-and-races.ts';
import type { AppearanceCounts, RaceFacts } from '@gearwright/game/dataset/tables.ts';
import { SourceError } from '../../compiled.ts';
import type { Row } from '../../row.ts';
import type { FactsFolder } from './facts-folder.ts';

const FILE = 'class/appearance.json';
type Both = readonly [AppearanceCounts, AppearanceCounts];

/** Male and female counts of every race of the edition. */
export function compileAppearance(facts: FactsFolder, races: readonly RaceFacts[]) {
  const counts = new Map(facts.rows(FILE).map((row) => [row.race('race'), bothOf(row)]));
  const appearance: Partial<Record<Race, Both>> = {};
  for (const { race } of races) {
    const both = counts.get(race);
    if (both === undefined) throw new SourceError(`facts/${FILE}`, race, 'no row');
    appearance[race] = both;
  }
  return appearance;
}

function bothOf(row: Row): Both {
  return [countsOf(row, 'male'), countsOf(row, 'female')];
}

/** [skin colors, faces, hair styles, hair colors, facial hair or what the race has in its place] */
function countsOf(row: Row, key: string): AppearanceCounts {
  const [skinColor, face, hair, hairColor, facialHair, ...more] = row.wholes(key);
  if (
    skinColor === undefined ||
    face === undefined ||
    hair === undefined ||
    hairColor === undefined ||
    facialHair === undefined ||
    more.length > 0
  ) {
    return row.fail(`${key} must be five counts`);
  }
  return { skinColor, face, hair, hairColor, facialHair };
}
