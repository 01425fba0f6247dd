import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import type { Form, Rune } from '@gearwright/game/dataset/tables.ts';
import type { Effect } from '@gearwright/game/effect/effect.ts';
import { SHOULDERS, SLOT_IDS, type SlotId } from '@gearwright/game/slot/slots.ts';
import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';
import type { Row } from '../../row.ts';
import { effectsOf } from './effects.ts';
import type { FactsFolder } from './facts-folder.ts';
import { withoutFormsOwn } from './forms-own.ts';

/** Runes are of one season only. */
const FILES: Readonly<Partial<Record<EditionKey, readonly string[]>>> = {
  sod: ['class/runes.json', 'class/retired-runes.json'],
};

export interface CompiledRunes {
  readonly runes: readonly Rune[];
  readonly texts: ReadonlyMap<number, string>;
}

export function compileRunes(
  edition: EditionKey,
  facts: FactsFolder,
  forms: readonly Form[],
): CompiledRunes {
  const files = FILES[edition];
  if (files === undefined) return { runes: [], texts: new Map() };
  const panel = facts
    .rows('class/rune-slots.json')
    .filter((row) => row.flag('panel'))
    .map((row) => row.whole('slotId'));
  const rows = files.flatMap((file) => facts.rows(file));
  const effects = readEffects(facts, rows);
  return {
    runes: rows.map((row) => readRune(row, panel, effects, forms)),
    texts: new Map(rows.map((row) => [row.whole('spellId'), textOf(row)])),
  };
}

function readRune(
  row: Row,
  panel: readonly number[],
  effects: ReadonlyMap<number, readonly Effect[]>,
  forms: readonly Form[],
): Rune {
  const spellId = row.whole('spellId');
  const slotId = SLOT_IDS.find((slot) => slot === row.maybeWhole('slotId'));
  if (slotId === undefined) row.fail('a rune without slot');
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
    effects: withoutFormsOwn(effects.get(spellId) ?? [], [spellId], forms),
  };
}

function readEffects(
  facts: FactsFolder,
  runes: readonly Row[],
): ReadonlyMap<number, readonly Effect[]> {
  const known = new Set(runes.map((rune) => rune.whole('spellId')));
  return new Map(
    facts.rows('effect/rune-effects.json').map((row) => {
      const spellId = row.whole('spellId');
      if (!known.has(spellId)) row.fail(`no rune ${spellId}`);
      return [spellId, effectsOf(row)];
    }),
  );
}

/** Souls of the shoulders carry a bonus that no source describes: its name stands for it. */
function textOf(row: Row): string {
  const text = row.maybeText('text');
  if (text !== null) return text;
  if (row.whole('slotId') !== SHOULDERS) row.fail('a rune without text');
  return `Bonus: ${row.text('name').replace(/^Soul of /, '')}`;
}
