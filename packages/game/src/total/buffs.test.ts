import { describe, expect, test } from 'vitest';
import { buff, item, talent } from '../../test/tiny-dataset.ts';
import { sheet, flat, percent } from '../../test/tiny-sheet.ts';
import { classic } from '../edition/classic.ts';
import { wrath } from '../edition/wrath.ts';
import { figure } from './totals.ts';

describe('buffs', () => {
  const on = (spellId: number, ...improvementIds: readonly number[]) => ({
    spellId,
    improvementIds,
    enabled: true,
  });

  test('B1: of a category only the strongest counts, stat by stat', () => {
    const buffs = [
      buff({ spellId: 1, name: 'Kings', category: 'allStats' }, [percent('strength', 10)]),
      buff({ spellId: 2, name: 'Drums', category: 'allStats' }, [
        percent('strength', 8),
        percent('spirit', 8),
      ]),
    ];
    const result = sheet(wrath, { buffs: [on(2), on(1)] }, { buffs });
    expect(figure(result, 'strength')).toBeCloseTo(110);
    expect(figure(result, 'spirit')).toBeCloseTo(54);
  });

  test('B1: a buff of two categories gives way in either', () => {
    const buffs = [
      buff({ spellId: 1, name: 'Felhunter', category: 'intellect', alsoCategory: 'spirit' }, [
        flat('intellect', 48),
        flat('spirit', 64),
      ]),
      buff({ spellId: 2, name: 'Divine Spirit', category: 'spirit' }, [flat('spirit', 80)]),
    ];
    const result = sheet(wrath, { buffs: [on(1), on(2)] }, { buffs });
    expect([figure(result, 'intellect'), figure(result, 'spirit')]).toEqual([118, 130]);
  });

  test('B1: different categories add up; what is switched off or unknown counts nothing', () => {
    const buffs = [
      buff({ spellId: 1, name: 'A', category: 'a' }, [flat('strength', 10)]),
      buff({ spellId: 2, name: 'B', category: 'b' }, [flat('strength', 5)]),
    ];
    const chosen = [on(1), { ...on(2), enabled: false }, on(99)];
    expect(figure(sheet(wrath, { buffs: chosen }, { buffs }), 'strength')).toBe(110);
    expect(figure(sheet(wrath, { buffs: [on(1), on(2)] }, { buffs }), 'strength')).toBe(115);
  });

  test('B1: resistances of Mark of the Wild do not add to those of a totem', () => {
    const buffs = [
      buff({ spellId: 1, name: 'Mark', category: 'mark' }, [flat('fireResistance', 54)]),
      buff({ spellId: 2, name: 'Totem', category: 'fireResistance' }, [
        flat('fireResistance', 130),
      ]),
    ];
    expect(figure(sheet(wrath, { buffs: [on(1), on(2)] }, { buffs }), 'fireResistance')).toBe(130);
  });

  test('B1: improvements multiply and round down, or add', () => {
    const improvements = [
      { spellIds: [71, 72], name: 'Better', gameClass: null, multipliers: [1.1, 1.35], adds: null },
      {
        spellIds: [81],
        name: 'More',
        gameClass: null,
        multipliers: null,
        adds: [[flat('spirit', 3)]],
      },
    ];
    const buffs = [
      buff({ spellId: 1, name: 'Mark', category: 'mark', improvements }, [flat('strength', 37)]),
    ];
    const result = sheet(wrath, { buffs: [on(1, 72, 81)] }, { buffs });
    expect(figure(result, 'strength')).toBe(149);
    expect(figure(result, 'spirit')).toBe(53);
  });

  test('B1: a rank counts by its spell id, a group version as the best the level brings', () => {
    const ranks = [
      { spellId: 11, rank: 1, level: 1, effects: [flat('stamina', 3)] },
      { spellId: 12, rank: 2, level: 30, effects: [flat('stamina', 20)] },
      { spellId: 13, rank: 3, level: 60, effects: [flat('stamina', 54)] },
    ];
    const buffs = [buff({ spellId: 13, name: 'F', category: 'f', ranks, alsoSpellIds: [21] })];
    const stamina = (spellId: number, level: number) => {
      const wearer = { race: 'human', gameClass: 'warrior', level, faction: 'alliance' } as const;
      return figure(sheet(classic, { wearer, buffs: [on(spellId)] }, { buffs }), 'stamina') - 90;
    };
    expect([stamina(11, 60), stamina(12, 60), stamina(13, 60)]).toEqual([3, 20, 54]);
    expect([stamina(21, 60), stamina(21, 40), stamina(21, 5)]).toEqual([54, 20, 3]);
  });

  test('B1: some buffs grow with the level of who wears them', () => {
    const byLevel = [
      { level: 25, effects: [flat('strength', 8)] },
      { level: 40, effects: [flat('strength', 16)] },
    ];
    const buffs = [
      buff({ spellId: 1, name: 'Totem', category: 't', byLevel }, [flat('strength', 77)]),
    ];
    const at = (level: number) => {
      const wearer = { race: 'human', gameClass: 'warrior', level, faction: 'alliance' } as const;
      return figure(sheet(classic, { wearer, buffs: [on(1)] }, { buffs }), 'strength') - 100;
    };
    expect([at(25), at(39), at(40), at(60)]).toEqual([8, 8, 16, 16]);
  });

  test('T1: an own aura counts unless a buff of its category is on; some talents need a buff', () => {
    const talents = [
      talent('Lion', [
        { type: 'percent', stat: 'strength', value: 10, when: { unlessCategory: 'allStats' } },
        { type: 'flat', stat: 'dodgePercent', value: 5, when: { buff: ['Monkey'] } },
      ]),
    ];
    const buffs = [
      buff({ spellId: 1, name: 'Kings', category: 'allStats' }, [percent('strength', 10)]),
      buff({ spellId: 2, name: 'Monkey', category: 'aspect' }),
    ];
    const of = (...chosen: readonly ReturnType<typeof on>[]) =>
      sheet(classic, { talents: [[1]], buffs: chosen }, { talents, buffs });
    expect(figure(of(), 'strength')).toBeCloseTo(110);
    expect(figure(of(on(1)), 'strength')).toBeCloseTo(110);
    expect(figure(of(on(2)), 'dodgePercent') - figure(of(), 'dodgePercent')).toBeCloseTo(5);
  });

  test('T1: consumables count while they are on', () => {
    const elixir = item({ baseId: 60, stats: { agility: 25, critPercent: 2 } });
    const with_ = (enabled: boolean) => {
      const consumables = [{ itemId: 60, enabled, slotId: null }];
      return figure(sheet(classic, { consumables }, { items: [elixir] }), 'agility');
    };
    expect([with_(true), with_(false)]).toEqual([105, 80]);
  });
});
