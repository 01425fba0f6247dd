import { describe, expect, test } from 'vitest';
import { buff, item, talent, worn } from '../../test/tiny-dataset.ts';
import { sheet, percent } from '../../test/tiny-sheet.ts';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { classic } from '../edition/classic.ts';
import { CHEST } from '../slot/slots.ts';
import { explain } from './explain.ts';
import { figure } from './totals.ts';
import type { Effect } from '../effect/effect.ts';

describe('attributes', () => {
  test('T1: class and race, gear, then percents', () => {
    const orc = { race: 'orc', gameClass: 'warrior', level: 60, faction: 'horde' } as const;
    const gear = worn([CHEST, { item: item({ baseId: 1, stats: { strength: 17 } }) }]);
    const talents = [talent('Might', [percent('strength', 10)])];
    const result = sheet(classic, { wearer: orc, gear, talents: [[1]] }, { talents });
    expect(figure(result, 'strength')).toBeCloseTo(132);
    expect(explain(result, 'strength').map(({ source, amount }) => [source.kind, amount])).toEqual([
      ['class', 100],
      ['race', 3],
      ['item', 17],
      ['talent', 12],
    ]);
  });

  test('T3: the Burning Crusade edition rounds down after each percent, others never', () => {
    const racials = [
      { race: 'human', name: 'Spirit', spellId: 1, classes: null, note: null },
    ] as const;
    const tables = {
      racials: [{ ...racials[0], effects: [percent('spirit', 5)] }],
      talents: [talent('More', [percent('spirit', 15)])],
    };
    // 50 × 1.05 = 52.5, 52 × 1.15 = 59.8
    const taken = { talents: [[1]] };
    expect(figure(sheet(burningCrusade, taken, tables), 'spirit')).toBe(59);
    expect(figure(sheet(classic, taken, tables), 'spirit')).toBeCloseTo(60.375);
  });

  test('T1: a percent of the base leaves gear alone', () => {
    const fortune: Effect = { type: 'percent', stat: 'strength', value: 10, scope: 'base' };
    const buffs = [buff({ spellId: 7, name: 'Fortune', category: 'fair' }, [fortune])];
    const gear = worn([CHEST, { item: item({ baseId: 1, stats: { strength: 40 } }) }]);
    const chosen = [{ spellId: 7, improvementIds: [], enabled: true }];
    expect(figure(sheet(classic, { gear, buffs: chosen }, { buffs }), 'strength')).toBeCloseTo(150);
  });
});
