import { describe, expect, test } from 'vitest';
import { enchant, item, talent, tinyDataset, worn } from '../../test/tiny-dataset.ts';
import { classicCombat } from '../../test/combat-facts.ts';
import { sheet, flat, percent } from '../../test/tiny-sheet.ts';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { classic } from '../edition/classic.ts';
import { wrath } from '../edition/wrath.ts';
import { CHEST } from '../slot/slots.ts';
import { explain } from './explain.ts';
import { sheetStats } from './sheet-stats.ts';
import { figure, totals } from './totals.ts';
import type { FigureName } from './figures.ts';

describe('reasons', () => {
  test('V4: what a figure’s reasons add up to is the figure', () => {
    const talents = [
      talent('All', [
        percent('strength', 7),
        percent('attackPower', 4),
        flat('meleeHastePercent', 9),
        { type: 'convert', stat: 'spellPower', from: 'attackPower', value: 0.3 },
      ]),
    ];
    const stats = { strength: 31, critRating: 77, hasteRating: 50, defenseRating: 90, armor: 800 };
    const gear = worn([
      CHEST,
      { item: item({ baseId: 1, stats }), enchant: enchant({ stats: { strength: 6 } }) },
    ]);
    for (const edition of [classic, burningCrusade, wrath]) {
      const result = sheet(edition, { gear, talents: [[1]] }, { talents });
      const wrong = Object.entries(sheetStats(result)).filter(([name, value]) => {
        const reasons = explain(result, name as FigureName);
        const sum = reasons.reduce((all, { amount }) => all + amount, 0);
        return Math.abs(sum - value) > 1e-6;
      });
      expect(wrong).toEqual([]);
    }
  });

  test('the same choices are prepared once, and others never mistaken for them', () => {
    const talents = [talent('Might', [percent('strength', 10)])];
    const dataset = tinyDataset({ combat: classicCombat, talents });
    const input = { ...sheet(classic).input, dataset };
    const might = { ...input, talents: [[1]] };
    expect(figure(totals(might), 'strength')).toBeCloseTo(110);
    expect(figure(totals({ ...might, talents: [[0]] }), 'strength')).toBe(100);
    expect(figure(totals(might), 'strength')).toBeCloseTo(110);
    const orc = { ...might, wearer: { ...might.wearer, race: 'orc' } } as const;
    expect(figure(totals(orc), 'strength')).toBeCloseTo(113.3);
  });
});
