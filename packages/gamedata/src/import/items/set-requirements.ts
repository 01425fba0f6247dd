import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { PROFESSIONS } from '@gearwright/game/item/professions.ts';
import type { SetRow } from '../../steps/items/fact-rows.ts';
import type { SourceFolder } from '../source-folder.ts';
import { sourceRows } from './source-rows.ts';

interface SetRequirement {
  readonly name: string;
  readonly setId: number;
  readonly editions: readonly EditionKey[];
  readonly requires: NonNullable<SetRow['requires']>;
}

/** Sets whose bonuses ask for the trade that makes them; the pieces do not. */
export function readSetRequirements(folder: SourceFolder): readonly SetRequirement[] {
  return sourceRows(folder, 'effects/setRequirements.json').map((row) => {
    const requirement = {
      name: row.text('name'),
      setId: row.whole('setId'),
      editions: row.words('editions', EDITION_KEYS),
      requires: {
        profession: row.word('profession', PROFESSIONS),
        skill: row.whole('requiredSkill'),
      },
    };
    row.skip('skillId', 'scope', 'source');
    row.done();
    return requirement;
  });
}

export function requiring(
  set: SetRow,
  edition: EditionKey,
  requirements: readonly SetRequirement[],
): SetRow {
  const found = requirements.find(
    ({ name, setId, editions }) =>
      editions.includes(edition) && (setId === set.id || name === set.name),
  );
  return found === undefined ? set : { ...set, requires: found.requires };
}
