import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import { PROFESSIONS } from '@gearwright/game/item/professions.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import { shareEditions, withSeason } from '../share-editions.ts';
import type { SourceFolder } from '../source-folder.ts';
import { convertEffects, percentEffects } from './effects.ts';

export const CONSUMABLE_TYPES = [
  'flask',
  'battle',
  'guardian',
  'elixir',
  'food',
  'scroll',
  'enhancement',
  'potion',
] as const;

export const consumables: ImportedTable = {
  name: 'consumables',
  read(folder) {
    const byEdition = withSeason((edition) => readEdition(folder, edition), true);
    const facts = shareEditions(byEdition, (fact) => fact.itemId!);
    return [{ path: 'effect/consumables.json', text: rowsText(facts) }];
  },
};

function readEdition(folder: SourceFolder, edition: EditionKey) {
  const file = `effects/consumables.${edition}.json`;
  return rowsOf(file, folder.rows(file)).map((row) => {
    const fact = omitDefaults({
      itemId: row.whole('itemId'),
      name: row.text('name'),
      type: row.word('type', CONSUMABLE_TYPES),
      group: row.maybeText('group'),
      stats: row.stats('stats'),
      effects: [
        ...percentEffects(row.stats('multipliers')),
        ...convertEffects(row.inners('conversions')),
      ],
      requiredLevel: row.whole('requiredLevel') || null,
      durationSec: row.maybeWhole('durationSec'),
      hands: row.maybeWords('slots', ['main', 'off']),
      weapon: row.maybeWord('weapon', ['sharp', 'blunt', 'shield']),
      profession: row.maybeWord('profession', PROFESSIONS),
      classes: row.maybeWords('classes', CLASSES),
      note: row.maybeText('note'),
    });
    // `sod` marks rows of the season's own, which the list of editions says already.
    row.skip('sod');
    row.done();
    return fact;
  });
}
