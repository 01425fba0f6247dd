import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { QuestRow } from '../../steps/items/fact-rows.ts';
import type { SourceFolder } from '../source-folder.ts';
import { mergeEditions, said, type InEditions } from './editions.ts';
import type { Names } from './names.ts';
import { sourceRows } from './source-rows.ts';

/** Level, side, giver and chain of the quests that reward something; where chains begin is noted by name. */
export function readQuests(folder: SourceFolder, names: Names): readonly InEditions<QuestRow>[] {
  const rows: Partial<Record<EditionKey, readonly QuestRow[]>> = {};
  for (const edition of EDITION_KEYS) {
    rows[edition] = sourceRows(folder, `acquisition/quests.${edition}.json`).map((row) => {
      const level = row.maybeNumber('level');
      const chainStart = row.maybeText('chainStart');
      const firstOfChain = row.maybeNumber('chainStartId');
      if (firstOfChain !== null && chainStart !== null) names.note(firstOfChain, chainStart);
      return said<QuestRow>({
        id: row.number('id'),
        level: level !== null && level > 0 ? level : null,
        minLevel: row.maybeNumber('minLevel'),
        side: row.maybeWord('side', ['alliance', 'horde']),
        giver: row.maybeText('starter'),
        chain: row.maybeNumber('chainLength'),
        chainStart,
      });
    });
  }
  return mergeEditions(rows, (row) => row.id);
}
