import type { Form } from '@gearwright/game/dataset/tables.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { FORM_KINDS } from '../../import/class/forms.ts';
import { effectsOf } from './effects.ts';
import type { FactsFolder } from './facts-folder.ts';
import { readVia } from './via.ts';

export function compileForms(edition: EditionKey, facts: FactsFolder): readonly Form[] {
  return facts.rowsIn(edition, 'class/forms.json').map((row) => ({
    gameClass: row.gameClass('gameClass'),
    form: row.text('form'),
    label: row.text('label'),
    kind: row.word('kind', FORM_KINDS),
    spellId: row.whole('spellId'),
    minLevel: row.whole('minLevel'),
    via: readVia(row.maybeInner('via')),
    offered: row.flag('offered'),
    replaces: row.maybeText('replaces'),
    effects: effectsOf(row),
    itemArmorBonus: row.maybeNumber('itemArmorBonus') ?? 0,
    attackPowerPerLevel: row.maybeNumber('attackPowerPerLevel') ?? 0,
    attackPowerPerAgility: row.maybeNumber('attackPowerPerAgility') ?? 0,
    healthPerLevel: row.maybeNumber('healthPerLevel') ?? 0,
    healthFlat: row.maybeNumber('healthFlat') ?? 0,
  }));
}
