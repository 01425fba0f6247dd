import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Row } from '../../row.ts';
import type { FactsFolder } from './facts-folder.ts';
import type { SpellText } from './talent-tooltip.ts';

export interface OwnText {
  readonly row: Row;
  readonly spellIds: readonly number[];
  /** By rank. */
  readonly descriptions: readonly string[];
  /** null where the package's lines serve. */
  readonly spell: Omit<SpellText, 'description'> | null;
}

/** Our own sentences by the spell id of a first rank. */
export function readOwnTexts(
  edition: EditionKey,
  facts: FactsFolder,
): ReadonlyMap<number, OwnText> {
  return new Map(
    facts.rowsIn(edition, 'class/talent-texts.json').map((row) => {
      const spellIds = row.wholes('spellIds');
      const spell = row.maybeInner('spell');
      return [
        spellIds[0]!,
        {
          row,
          spellIds,
          descriptions: spellIds.map((_, rank) => fill(row, rank)),
          spell: spell === null ? null : readSpell(spell),
        },
      ];
    }),
  );
}

/** "{0}% more" with the values of the rank. */
function fill(row: Row, rank: number): string {
  const values = row.has('values') ? row.list('values')[rank] : [];
  if (!Array.isArray(values)) row.fail(`rank ${rank + 1} has no values`);
  return row.text('template').replace(/\{(\d+)\}/g, (hole, index) => {
    const value: unknown = values[Number(index)];
    if (typeof value !== 'number' && typeof value !== 'string') row.fail(`nothing for ${hole}`);
    return String(value);
  });
}

/** Brings our short words into the shape of the package's lines. */
function readSpell(row: Row): Omit<SpellText, 'description'> {
  const shaped = (key: string, shape: (text: string) => string) => {
    const text = row.maybeText(key);
    return text === null ? null : shape(text);
  };
  return {
    cost: shaped('cost', (cost) => (cost.endsWith('base mana') ? cost : titled(cost))),
    castTime: shaped('castTime', (time) =>
      time === 'Instant' ? time : time.replace(/ sec(?=\)?$)/, ' sec cast'),
    ),
    cooldown: shaped('cooldown', (cooldown) => `${cooldown} cooldown`),
    range: shaped('range', (range) => {
      if (range === 'melee') return 'Melee Range';
      return /^[\d -]+ yd$/.test(range) ? `${range} range` : range;
    }),
    requires: shaped('requires', (requires) => `Requires ${titled(requires)}`),
  };
}

function titled(text: string): string {
  return text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
