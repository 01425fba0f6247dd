import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { emptyGear } from '@gearwright/game/set/new-gear-set.ts';
import { EMPTY_PIECE } from '@gearwright/game/set/piece.ts';
import { FINGER_1, FINGER_2, SHOULDERS } from '@gearwright/game/slot/slots.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import type { Source } from '@gearwright/game/total/contribution.ts';
import { AT } from '@gearwright/game/total/figures.ts';
import { emptyBook } from '@gearwright/game/total/tally.ts';
import { figure, totals, workOut, type TotalsInput } from '@gearwright/game/total/totals.ts';
import { loadDataset } from '../src/load.ts';
import { exampleInput } from './worn-sets.ts';

/** Who gave: the same gem may sit in several sockets, everything else gives a stat once from one place. */
const keyOf = ({ kind, id, name, slot }: Source, more: string) =>
  `${kind} ${id ?? ''} ${name} ${slot ?? ''} ${more}`;

function givenTwice(input: TotalsInput): readonly string[] {
  const book = emptyBook();
  const tally = workOut(input, book);
  const keys = book.stats.flatMap((given, stat) =>
    stat === AT.weaponDamageBonus
      ? []
      : given.flatMap(({ source }) => (source.kind === 'gem' ? [] : [keyOf(source, `+${stat}`)])),
  );
  for (const { stat, source, type } of [...tally.percents, ...tally.converts]) {
    if (source.kind !== 'gem') keys.push(keyOf(source, `${type} ${stat}`));
  }
  return keys.filter((key, at) => keys.indexOf(key) !== at);
}

describe('no effect is counted twice', () => {
  const anExample = fc.constantFrom(...EDITION_KEYS).chain((key) => {
    const { examples } = loadDataset(key);
    return fc.record({ key: fc.constant(key), at: fc.nat(examples.length - 1) });
  });

  test('whatever is worn, taken and engraved, in whatever form', () => {
    fc.assert(
      fc.property(anExample, fc.nat(40), fc.nat(40), ({ key, at }, formAt, runeAt) => {
        const dataset = loadDataset(key);
        const example = exampleInput(EDITIONS[key], dataset, dataset.examples[at]!);
        const { gameClass } = example.wearer;
        const forms = dataset.forms.filter((each) => each.gameClass === gameClass);
        const form = forms[formAt % (forms.length + 1)]?.form ?? null;
        const runes = dataset.runes.filter(({ classes }) => classes.includes(gameClass));
        const rune = runes.length === 0 ? null : runes[runeAt % runes.length]!;
        const gear = rune
          ? { ...example.gear, [rune.slotId]: { ...example.gear[rune.slotId], rune } }
          : example.gear;
        expect(givenTwice({ ...example, gear, form })).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  const season = loadDataset('sod');
  const naked = (race: string, gameClass: string): TotalsInput =>
    ({
      ...exampleInput(EDITIONS.sod, season, season.examples[0]!),
      talents: [],
      wearer: { race, gameClass, level: 60, faction: 'alliance' },
    }) as TotalsInput;

  test('rune and racial: of the same skill the higher counts', () => {
    const skilled = season.runes.filter(({ notWithRacial }) => notWithRacial);
    const { races } = EDITIONS.sod;
    fc.assert(
      fc.property(
        fc.constantFrom(...skilled),
        fc.constantFrom(...races),
        fc.constantFrom(FINGER_1, FINGER_2),
        (rune, race, slot) => {
          const input = naked(race, 'warrior');
          const bare = emptyGear();
          const own = totals({ ...input, gear: bare });
          const both = totals({ ...input, gear: { ...bare, [slot]: { ...EMPTY_PIECE, rune } } });
          for (const { stat, value } of rune.effects) {
            expect(figure(both, stat)).toBe(Math.max(figure(own, stat), value));
          }
        },
      ),
    );
    expect(skilled).toHaveLength(7);
  });

  test('set and soul: a soul adds nothing beside the bonus it copies', () => {
    const souls = season.runes.filter(({ copies }) => copies !== null);
    expect(souls.length).toBeGreaterThan(10);
    for (const soul of souls) {
      const set = season.setOf(soul.copies!.setId)!;
      const input = naked('human', soul.classes[0]!);
      let gear = emptyGear();
      for (const id of set.itemIds) {
        const item = season.item(String(id))!;
        if (item.slotId !== null && gear[item.slotId].item === null) {
          gear = { ...gear, [item.slotId]: { ...EMPTY_PIECE, item } };
        }
      }
      const engraved = { ...gear, [SHOULDERS]: { ...gear[SHOULDERS], rune: soul } };
      expect(totals({ ...input, gear: engraved }).figures).toEqual(
        totals({ ...input, gear }).figures,
      );
    }
  });

  test.each(EDITION_KEYS)('set and item, %s: no bonus states a stat twice', (key) => {
    const dataset = loadDataset(key);
    const twice = dataset.sets.flatMap(({ name, bonuses }) =>
      [...Map.groupBy(bonuses, ({ pieces }) => pieces)].flatMap(([pieces, rows]) => {
        const stated = rows.flatMap(({ stats, effects }) => [
          ...Object.entries(stats ?? {}).map(([stat, amount]) => `${stat} ${amount}`),
          ...effects.map(({ stat, value, type, when }) =>
            type === 'flat' && when === undefined
              ? `${stat} ${value}`
              : `${type} ${stat as StatName} ${value} ${JSON.stringify(when)}`,
          ),
        ]);
        return stated
          .filter((each, at) => stated.indexOf(each) !== at)
          .map((each) => `${name} (${pieces}): ${each}`);
      }),
    );
    expect(twice).toEqual([]);
  });
});
