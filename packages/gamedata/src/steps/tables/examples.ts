import type { ExampleSet } from '@gearwright/game/dataset/tables.ts';
import { SLOT_IDS } from '@gearwright/game/slot/slots.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Row } from '../../row.ts';
import type { FactsFolder } from './facts-folder.ts';

export function compileExamples(edition: EditionKey, facts: FactsFolder): readonly ExampleSet[] {
  return facts.rows(`example/examples.${edition}.json`).map((row) => ({
    gameClass: row.gameClass('gameClass'),
    spec: row.text('spec'),
    name: row.text('name'),
    phase: row.whole('phase'),
    level: row.whole('level'),
    faction: row.maybeWord('faction', ['alliance', 'horde']),
    author: row.text('author'),
    talents: row.maybeText('talents'),
    items: row.list('items').map((entry, index) => readItem(row, entry, index)),
  }));
}

/** [slot, item, {what is on it}?] */
function readItem(row: Row, entry: unknown, index: number): ExampleSet['items'][number] {
  const [slot, id, on] = Array.isArray(entry) ? (entry as unknown[]) : [];
  const slotId = SLOT_IDS.find((each) => each === slot);
  if (slotId === undefined || !Number.isInteger(id)) row.fail(`item ${index + 1}`);
  if (on === undefined) return { slotId, id: id as number };
  const more = row.within(`item ${index + 1}`, on);
  return {
    slotId,
    id: id as number,
    ...(more.has('suffixId') && { suffixId: more.whole('suffixId') }),
    ...(more.has('enchant') && { enchant: more.whole('enchant') }),
    ...(more.has('gems') && { gems: more.wholes('gems') }),
    ...(more.has('rune') && { rune: more.whole('rune') }),
  };
}
