import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { ReachRow } from '../../steps/items/fact-rows.ts';
import type { SourceFolder } from '../source-folder.ts';
import { mergeEditions } from './editions.ts';
import { sourceRows } from './source-rows.ts';

interface Reach {
  readonly id: number;
  readonly level: number;
}

/** What really opens with a level: a vendor's or a faction's goods that name no level are no knowledge of one. */
const TELLING: ReadonlySet<string> = new Set([
  'quest',
  'dungeon',
  'raid',
  'worlddrop',
  'npc',
  'zone',
  'crafting',
]);

/** Levels below its own at which a quest can be done; many may be taken long before. */
const BELOW_QUEST = 5;

/** The lowest level among the quests that reward an item. */
function questLevels(folder: SourceFolder, edition: EditionKey): ReadonlyMap<number, number> {
  const levels = new Map<number, number>();
  for (const row of sourceRows(folder, `acquisition/sources.${edition}.json`)) {
    const told = row.inners('sources').flatMap((source) => source.maybeNumber('questLevel') ?? []);
    if (told.length > 0) levels.set(row.number('id'), Math.min(...told));
  }
  return levels;
}

/** From which level an item is within reach, gathered by level; what is a guess is left to the rule. */
export function readReach(folder: SourceFolder): readonly ReachRow[] {
  const rows: Partial<Record<EditionKey, readonly Reach[]>> = {};
  for (const edition of EDITION_KEYS) {
    const quests = questLevels(folder, edition);
    rows[edition] = sourceRows(folder, `acquisition/levels.${edition}.json`)
      .filter((row) => TELLING.has(row.text('basis')))
      .map((row) => {
        const id = row.number('id');
        const from = row.number('from');
        const isQuest = row.text('basis') === 'quest';
        return { id, level: isQuest ? Math.max(from, (quests.get(id) ?? 0) - BELOW_QUEST) : from };
      });
  }
  const gathered = new Map<string, { row: Omit<ReachRow, 'items'>; items: number[] }>();
  for (const { id, ...row } of mergeEditions(rows, (each) => each.id)) {
    const key = JSON.stringify(row);
    const known = gathered.get(key);
    if (known === undefined) gathered.set(key, { row, items: [id] });
    else known.items.push(id);
  }
  return [...gathered.values()]
    .sort((a, b) => a.row.level - b.row.level)
    .map(({ row, items }) => ({ ...row, items }));
}
