import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import { Row, rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import type { SourceFolder } from '../source-folder.ts';

const FILE = 'class/runes.sod.json';

export const runes: ImportedTable = {
  name: 'runes',
  read(folder) {
    const table = new Row(FILE, 'file', folder.json(FILE));
    const slots = rowsOf(`${FILE} slots`, table.list('slots')).map(readSlot);
    const texts = readTexts(folder);
    const facts = rowsOf(FILE, table.list('runes')).map((row) => readRune(row, texts));
    checkClasses(table.inner('byClass'), facts);
    table.done();
    return [
      { path: 'class/rune-slots.json', text: rowsText(slots) },
      { path: 'class/runes.json', text: rowsText(facts) },
    ];
  },
};

function readSlot(row: Row) {
  const fact = omitDefaults({
    slotId: row.whole('slot'),
    name: row.text('name'),
    panel: row.flag('inSpecPanel'),
    kind: row.word('kind', ['engraving', 'soul', 'ring']),
  });
  row.skip('rows');
  row.done();
  return fact;
}

function readRune(row: Row, texts: ReadonlyMap<number, { text: string; note: string | null }>) {
  const spellId = row.whole('spellId');
  const fact = omitDefaults({
    spellId,
    name: row.text('name'),
    slotId: row.whole('slot'),
    classes: row.words('classes', CLASSES),
    icon: row.text('icon'),
    engraveSpellId: row.maybeWhole('engraveSpellId'),
    itemId: row.maybeWhole('itemId'),
    bonusSpellId: row.maybeWhole('bonusSpellId'),
    ...texts.get(spellId),
  });
  row.done();
  return fact;
}

function readTexts(folder: SourceFolder) {
  const file = 'class/texts.runes.json';
  return new Map(
    rowsOf(file, folder.rows(file)).map((row) => {
      const text = { text: row.text('text'), note: row.maybeText('note') };
      const spellId = row.whole('spellId');
      row.skip('name', 'slot', 'classes');
      row.done();
      return [spellId, text] as const;
    }),
  );
}

interface Placed {
  readonly spellId?: number;
  readonly slotId?: number;
  readonly classes?: readonly string[];
}

/** The source says twice which class may use a rune; both must agree. */
function checkClasses(byClass: Row, facts: readonly Placed[]): void {
  for (const [gameClass] of byClass.entries()) {
    const bySlot = byClass.inner(gameClass);
    for (const [slot] of bySlot.entries()) {
      for (const spellId of bySlot.wholes(slot)) {
        const rune = facts.find((fact) => fact.spellId === spellId);
        const agrees = rune?.slotId === Number(slot) && rune.classes?.includes(gameClass);
        if (!agrees) bySlot.fail(`rune ${spellId} is not one of slot ${slot} for ${gameClass}`);
      }
    }
  }
}
