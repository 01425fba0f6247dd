import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import type { Form, Rune } from '@gearwright/game/dataset/tables.ts';
import { SHOULDERS, SLOT_IDS, type SlotId } from '@gearwright/game/slot/slots.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { EditionSources } from '../../editions/edition-sources.ts';
import type { Row } from '../../row.ts';
import { effectsOf } from './effects.ts';
import type { FactsFolder } from './facts-folder.ts';
import { withoutFormsOwn } from './forms-own.ts';

export interface CompiledRunes {
  readonly runes: readonly Rune[];
  readonly texts: ReadonlyMap<number, string>;
}

export function compileRunes(
  { edition, runes: files }: EditionSources,
  facts: FactsFolder,
  forms: readonly Form[],
): CompiledRunes {
  if (files.length === 0) return { runes: [], texts: new Map() };
  const panel = facts
    .rows('class/rune-slots.json')
    .filter((row) => row.flag('panel'))
    .map((row) => row.whole('slotId'));
  const rows = files.flatMap((file) => facts.rows(file));
  const effects = readEffects(edition.key, facts, rows);
  return {
    runes: rows.map((row) => readRune(row, panel, effects, forms)),
    texts: new Map(rows.map((row) => [row.whole('spellId'), textOf(row)])),
  };
}

function readRune(
  row: Row,
  panel: readonly number[],
  effects: ReadonlyMap<number, RuneEffects>,
  forms: readonly Form[],
): Rune {
  const spellId = row.whole('spellId');
  const slotId = SLOT_IDS.find((slot) => slot === row.maybeWhole('slotId'));
  if (slotId === undefined) row.fail('a rune without slot');
  const own = effects.get(spellId) ?? NOTHING;
  return {
    id: `spell:${spellId}`,
    spellId,
    engraveSpellId: row.maybeWhole('engraveSpellId'),
    itemId: row.maybeWhole('itemId'),
    name: row.text('name'),
    icon: row.text('icon'),
    slotId: slotId satisfies SlotId,
    classes: row.words('classes', CLASSES),
    inPanel: panel.includes(slotId),
    ...own,
    effects: withoutFormsOwn(own.effects, [spellId], forms),
  };
}

type RuneEffects = Pick<Rune, 'effects' | 'once' | 'notWithRacial' | 'copies'>;

const NOTHING: RuneEffects = { effects: [], once: false, notWithRacial: false, copies: null };

function readEffects(
  edition: EditionKey,
  facts: FactsFolder,
  runes: readonly Row[],
): ReadonlyMap<number, RuneEffects> {
  const known = new Set(runes.map((rune) => rune.whole('spellId')));
  const sets = new Map(
    facts.rowsIn(edition, 'item/sets.json').map((row) => [row.text('name'), row.whole('id')]),
  );
  return new Map(
    facts.rows('effect/rune-effects.json').map((row) => {
      const spellId = row.whole('spellId');
      if (!known.has(spellId)) row.fail(`no rune ${spellId}`);
      const own = {
        effects: effectsOf(row),
        once: row.flag('once'),
        notWithRacial: row.flag('notWithRacial'),
        copies: copiesOf(row.maybeInner('copies'), sets),
      };
      return [spellId, own];
    }),
  );
}

/** A set of which the data has no piece cannot be worn beside its soul. */
function copiesOf(row: Row | null, sets: ReadonlyMap<string, number>): Rune['copies'] {
  const setId = row === null ? undefined : sets.get(row.text('set'));
  return setId === undefined ? null : { setId, pieces: row!.whole('pieces') };
}

/** Souls of the shoulders carry a bonus that no source describes: its name stands for it. */
function textOf(row: Row): string {
  const text = row.maybeText('text');
  if (text !== null) return text;
  if (row.whole('slotId') !== SHOULDERS) row.fail('a rune without text');
  return `Bonus: ${row.text('name').replace(/^Soul of /, '')}`;
}
