import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import type { Racial } from '@gearwright/game/dataset/tables.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { effectsOf } from './effects.ts';
import type { FactsFolder } from './facts-folder.ts';

export function compileRacials(edition: EditionKey, facts: FactsFolder): readonly Racial[] {
  return facts.rowsIn(edition, 'class/racials.json').map((row) => ({
    race: row.race('race'),
    name: row.text('name'),
    spellId: row.whole('spellId'),
    classes: row.maybeWords('classes', CLASSES),
    effects: effectsOf(row),
    note: row.maybeText('note'),
  }));
}
