import { CLASSES, type GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Effect } from '@gearwright/game/effect/effect.ts';
import type { ConsumableFacts } from '@gearwright/game/item/item.ts';
import { PROFESSIONS, type Profession } from '@gearwright/game/item/professions.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Stats } from '@gearwright/game/stat/catalogue.ts';
import { CONSUMABLE_TYPES } from '../../import/effect/consumables.ts';
import { effectsOf } from './effects.ts';
import { type FactsFolder, projectFacts } from './facts-folder.ts';

export interface Consumable extends ConsumableFacts {
  readonly itemId: number;
  readonly name: string;
  readonly stats: Stats;
  /** Beyond plain stats. */
  readonly effects: readonly Effect[];
  readonly requiredLevel: number;
  readonly profession: Profession | null;
}

/** What each consumable of an edition does; the item steps join it to the items. */
export function readConsumables(
  edition: EditionKey,
  facts: FactsFolder = projectFacts(),
): readonly Consumable[] {
  return facts.rowsIn(edition, 'effect/consumables.json').map((row) => ({
    itemId: row.whole('itemId'),
    name: row.text('name'),
    type: row.word('type', CONSUMABLE_TYPES),
    group: row.maybeText('group'),
    stats: row.stats('stats'),
    effects: effectsOf(row),
    requiredLevel: row.maybeWhole('requiredLevel') ?? 0,
    durationSec: row.maybeWhole('durationSec'),
    hands: row.maybeWords('hands', ['main', 'off']) ?? [],
    weapon: row.maybeWord('weapon', ['sharp', 'blunt', 'shield']),
    profession: row.maybeWord('profession', PROFESSIONS),
    classes: row.maybeWords('classes', CLASSES) satisfies readonly GameClass[] | null,
  }));
}
