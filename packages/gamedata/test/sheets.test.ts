import { describe, expect, test } from 'vitest';
import { explain } from '@gearwright/game/total/explain.ts';
import { isFigureName, type FigureName } from '@gearwright/game/total/figures.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import { figure, type Totals } from '@gearwright/game/total/totals.ts';
import { departure, knownSheets, putOn, stripped } from './worn-sets.ts';

/** Ratings exactly (as printed), percents within 0.05, the rest within 1 or 0.2 % (acceptance T3). */
function tolerance(name: string, value: number): number {
  if (name.endsWith('Rating')) return 0.001;
  if (name.endsWith('Percent')) return 0.05;
  return Math.max(1, Math.abs(value) * 0.002);
}

function departures(
  sheet: Totals,
  expected: Readonly<Record<string, number>>,
  names: readonly string[],
): readonly string[] {
  return names.flatMap((name) => {
    const wanted = expected[name] ?? 0;
    const shown = isFigureName(name) ? figure(sheet, name) : Number.NaN;
    return departure(name, shown, wanted, tolerance(name, wanted));
  });
}

/** Where these simulators depart from the game, sheet by sheet: there the game is right (acceptance T3, D1). */
const SLIPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'sod-hunter-marksmanship-40': {
    armor: 'leaves a hunter’s bonus armor out',
    critPercent: 'adds the ranged crit of Lethal Shots to melee crit',
  },
  'sod-mage-fire-60': { healingPower: 'counts the healing of Zandalar Signet of Mojo twice' },
  'tbc-paladin-protection': { blockValue: 'gives paladins no block value from strength' },
  'tbc-rogue-combat': { dodgePercent: 'leaves agility and the base out of a rogue’s dodge' },
};

describe.each(knownSheets)('T3: $name', (known) => {
  const { edition, dataset, wearer, set, warnings } = putOn(known);
  const stand = { edition, dataset, wearer, form: null, buffs: true };
  const slips = SLIPS[known.name] ?? {};
  const isTrue = (name: string) => !Object.hasOwn(slips, name);

  test('everything in it is known', () => {
    expect(warnings).toEqual([]);
  });

  test('the sheet agrees in every judged figure', () => {
    const judged = known.judge.filter(isTrue);
    expect(departures(setTotals(set, stand), known.expected, judged)).toEqual([]);
  });

  test('where the simulator slips, the sheet is not bent to it', () => {
    const names = Object.keys(slips);
    expect(departures(setTotals(set, stand), known.expected, names)).toHaveLength(names.length);
  });

  test('without talents it agrees as well', () => {
    const judged = known.judge.filter((name) => name in known.stages.gear && isTrue(name));
    const untaught = setTotals({ ...set, talents: '' }, stand);
    expect(departures(untaught, known.stages.gear, judged)).toEqual([]);
  });

  test('naked it agrees as well', () => {
    // Expertise comes with the weapon in hand.
    const judged = known.judge.filter(
      (name) => name in known.stages.base && name !== 'expertise' && isTrue(name),
    );
    const naked = setTotals({ ...set, talents: '', gear: stripped(set.gear) }, stand);
    expect(departures(naked, known.stages.base, judged)).toEqual([]);
  });

  test('V4: the reasons of every judged figure add up to it', () => {
    const sheet = setTotals(set, stand);
    const wrong = (known.judge as readonly FigureName[]).flatMap((name) => {
      const sum = explain(sheet, name).reduce((all, { amount }) => all + amount, 0);
      return departure(name, sum, figure(sheet, name));
    });
    expect(wrong).toEqual([]);
  });
});

test('T3: there are ten of them, of every edition', () => {
  expect(knownSheets).toHaveLength(10);
  expect(new Set(knownSheets.map((sheet) => sheet.edition)).size).toBe(4);
});
